BEGIN TRANSACTION;
PRAGMA application_id = 1215580275;
PRAGMA user_version = 1;
CREATE TABLE achievements (
    number INTEGER PRIMARY KEY,
    token TEXT NOT NULL CHECK (typeof(token) = 'text' AND length(token) = 32),
    deal INTEGER NOT NULL CHECK (typeof(deal) = 'integer' AND deal BETWEEN 1 AND 1000000),
    name TEXT NOT NULL CHECK (typeof(name) = 'text'),
    code TEXT CHECK (typeof(code) IN ('text', 'null')),
    earned TEXT NOT NULL CHECK (strftime('%Y-%m-%dT%H:%M:%S', earned) IS earned AND earned > '0001'),
    UNIQUE (token, deal, name)
);
INSERT INTO "achievements" VALUES(1,'4b1d64fa7c0f4a3f9d3c7a51d3c9be20',2,'moon_shot','HR1-A-AAAAAAM','2026-11-29T12:00:00');
CREATE TABLE results (
    number INTEGER PRIMARY KEY,
    token TEXT NOT NULL UNIQUE CHECK (typeof(token) = 'text' AND length(token) = 32),
    game TEXT NOT NULL CHECK (typeof(game) = 'text'),
    code TEXT CHECK (typeof(code) IN ('text', 'null')),
    moves INTEGER NOT NULL CHECK (typeof(moves) = 'integer' AND moves BETWEEN 0 AND 1000000),
    seconds REAL CHECK (seconds IS NULL OR typeof(seconds) = 'real' AND seconds BETWEEN 0 AND 1e9),
    day TEXT CHECK (day IS NULL OR date(day) IS day AND day > '0001'),
    par INTEGER CHECK (par IS NULL OR typeof(par) = 'integer' AND par BETWEEN 0 AND 1000000),
    rules TEXT CHECK (typeof(rules) IN ('text', 'null')),
    place INTEGER CHECK (place IS NULL OR typeof(place) = 'integer' AND place BETWEEN 1 AND 10),
    deals TEXT CHECK (deals IS NULL OR json_valid(deals) AND json_type(deals) IS 'array'),
    moons INTEGER CHECK (moons IS NULL OR typeof(moons) = 'integer' AND moons BETWEEN 0 AND 1000000),
    record TEXT NOT NULL CHECK (typeof(record) = 'text'),
    result TEXT NOT NULL CHECK (result IN ('won', 'abandoned', 'dead_end', 'lost')),
    ended TEXT NOT NULL CHECK (strftime('%Y-%m-%dT%H:%M:%S', ended) IS ended AND ended > '0001'),
    initials TEXT CHECK (initials IS NULL OR initials GLOB '[A-Z][A-Z][A-Z]')
);
INSERT INTO "results" VALUES(1,'3af7c63b58cf8dc048ca754e23b2014e','heart-to-heart','HH1-N-AAAAAAM',3,61.5,NULL,NULL,NULL,NULL,NULL,NULL,'{"game": "heart-to-heart", "code": "HH1-N-AAAAAAM", "moves": "d d d", "seconds": 61.5}','won','2026-11-29T12:00:00','ADA');
INSERT INTO "results" VALUES(2,'f23a3da863b14fefc5ef0de8e08ce6b9','heart-to-heart','HH1-N-AAAAAAM',2,12.0,'2026-11-29',78,NULL,NULL,NULL,NULL,'{"game": "heart-to-heart", "code": "HH1-N-AAAAAAM", "moves": "d d", "seconds": 12.0}','dead_end','2026-11-29T12:00:00',NULL);
INSERT INTO "results" VALUES(3,'a0adf5b0ee27984df2eae158f4447144','heart-to-heart',NULL,1,1.0,NULL,NULL,NULL,NULL,NULL,NULL,'{"game": "heart-to-heart", "deck": "A 2", "moves": "d", "seconds": 1.0}','abandoned','2026-11-29T12:00:00',NULL);
INSERT INTO "results" VALUES(4,'4b1d64fa7c0f4a3f9d3c7a51d3c9be20','hearts',NULL,4,NULL,NULL,NULL,'american',3,'[26.0, -26.0]',1,'{"game": "hearts", "rules": {"set": "american"}, "seats": ["player", "bot", "bot", "bot"], "deals": [{"code": "HR1-A-AAAAAAM", "plays": "2C 5C KC 3C"}]}','lost','2026-11-29T12:00:00',NULL);
CREATE TABLE running (
    number INTEGER PRIMARY KEY,
    token TEXT NOT NULL UNIQUE CHECK (typeof(token) = 'text' AND length(token) = 32),
    game TEXT NOT NULL UNIQUE CHECK (typeof(game) = 'text'),
    code TEXT CHECK (typeof(code) IN ('text', 'null')),
    moves INTEGER NOT NULL CHECK (typeof(moves) = 'integer' AND moves BETWEEN 0 AND 1000000),
    seconds REAL CHECK (seconds IS NULL OR typeof(seconds) = 'real' AND seconds BETWEEN 0 AND 1e9),
    day TEXT CHECK (day IS NULL OR date(day) IS day AND day > '0001'),
    par INTEGER CHECK (par IS NULL OR typeof(par) = 'integer' AND par BETWEEN 0 AND 1000000),
    rules TEXT CHECK (typeof(rules) IN ('text', 'null')),
    place INTEGER CHECK (place IS NULL OR typeof(place) = 'integer' AND place BETWEEN 1 AND 10),
    deals TEXT CHECK (deals IS NULL OR json_valid(deals) AND json_type(deals) IS 'array'),
    moons INTEGER CHECK (moons IS NULL OR typeof(moons) = 'integer' AND moons BETWEEN 0 AND 1000000),
    record TEXT NOT NULL CHECK (typeof(record) = 'text'),
    is_started INTEGER NOT NULL CHECK (is_started IN (0, 1)),
    left_as TEXT NOT NULL CHECK (left_as IN ('won', 'abandoned', 'dead_end', 'lost'))
);
INSERT INTO "running" VALUES(1,'7aaddabf5de33463c05b2d7afbee7058','heart-to-heart','HH1-N-AAAAAAM',4,60.0,NULL,NULL,NULL,NULL,NULL,NULL,'{"game": "heart-to-heart", "code": "HH1-N-AAAAAAM", "moves": "d d d d", "seconds": 60.0}',1,'abandoned');
CREATE TABLE settings (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE CHECK (typeof(name) = 'text'),
    value TEXT NOT NULL CHECK (typeof(value) = 'text')
);
INSERT INTO "settings" VALUES(1,'cloth','"green"');
INSERT INTO "settings" VALUES(2,'volume','40');
COMMIT;
