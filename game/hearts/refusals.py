"""Why an action is refused."""

from enum import StrEnum


class Refusal(StrEnum):
    """The reason why an action is not legal; its value is a short English phrase for records and logs."""

    NOT_NOW = "it is not the time for that"
    NOT_YOUR_TURN = "it is another seat's turn"
    ALREADY_CHOSEN = "that seat has chosen already"
    GAME_OVER = "the game is over"
    NOT_THE_PACK = "the cards are not the pack"
    NO_SUCH_SEAT = "there is no such seat"
    NOT_A_CHOICE = "that can not be chosen here"
    NOT_IN_HAND = "the hand does not hold that"
    WRONG_COUNT = "the number of cards is wrong"
    NO_BLIND_PASS = "cards can not be passed on unseen here"
    NOT_THE_PILE = "the mixed cards are not those on the pile"
    NOT_CHARGEABLE = "that can not be charged"
    OPENING_CARD = "another card must be led to the first trick"
    FOLLOW_SUIT = "suit must be followed"
    HEARTS_NOT_BROKEN = "hearts are not broken"
    FIRST_TRICK = "that may not be played to the first trick"
    CHARGED = "a charged card waits for its suit's second trick"
    DISCHARGE_QUEEN = "the queen of spades must be played now"


class IllegalActionError(ValueError):
    """An action that the rules refuse; ``refusal`` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
