"""The tables of the SQLite file, and how a file of an older version is brought up, step by step."""

from __future__ import annotations

FIRST = (
    "create table meta (key text primary key, value text not null) strict, without rowid",
    "create table guests (hash blob primary key, name text not null, language text not null, made integer not null) strict, without rowid",
    """create table tables (
        id text primary key, game text not null, rules integer not null, options text not null, maker blob not null, seed text,
        made integer not null, over integer not null default 0
    ) strict, without rowid""",
    "create index tables_by_maker on tables (maker, over)",
    """create table seats (
        table_id text not null references tables, seat integer not null, bot text not null, guest blob not null, name text not null,
        invitation blob not null, primary key (table_id, seat)
    ) strict, without rowid""",
    "create index seats_by_guest on seats (guest)",
    """create table log (
        table_id text not null references tables, seq integer not null, seat integer not null, choice text, at integer not null,
        primary key (table_id, seq)
    ) strict, without rowid""",
)
COUNTED = (
    "alter table log add column removed integer",  # by a row that takes back; null in older ones
    "alter table tables add column shut integer not null default 0",
)
SITTING = (
    # a guest may have several browsers, and a return link
    "create table keys (hash blob primary key, guest blob not null, kind text not null, made integer not null) strict, without rowid",
    "create index keys_by_guest on keys (guest, kind)",
    "insert into keys select hash, hash, 'browser', made from guests",
    """create table claims (
        table_id text not null references tables, seat integer not null, guest blob not null, primary key (table_id, seat, guest)
    ) strict, without rowid""",  # from whom seats were freed
    "create index claims_by_guest on claims (guest)",
    "alter table tables add column ending text not null default ''",  # how its people ended it
    "alter table tables add column next text not null default ''",
    "alter table tables add column touched integer not null default 0",  # by a choice or a visit; older tables: by the first start
    "alter table tables add column warned integer not null default 0",  # since when its people are told that it will go
    "create index tables_by_use on tables (over, touched)",
    """create table votes (
        table_id text not null references tables, what text not null, about text not null, guest blob not null, at integer not null,
        primary key (table_id, what, about, guest)
    ) strict, without rowid""",
    """create table notices (
        table_id text not null references tables, n integer not null, what text not null, seats text not null, name text not null,
        bot text not null, at integer not null, primary key (table_id, n)
    ) strict, without rowid""",
    """create table looked (
        table_id text not null references tables, guest blob not null, seat integer not null, primary key (table_id, guest, seat)
    ) strict, without rowid""",
    "create index looked_by_guest on looked (guest)",
    "insert into looked select table_id, guest, seat from seats where guest != x''",
    """create table visits (
        table_id text not null references tables, guest blob not null, at integer not null, primary key (table_id, guest)
    ) strict, without rowid""",
)
MARKED = (
    """create table marks (
        table_id text not null references tables, guest blob not null, place text not null, kind text not null, note text not null,
        primary key (table_id, guest, place)
    ) strict, without rowid""",  # what a guest noted on the map for himself
)
DATED = ("alter table marks add column round integer not null default 0",)  # in which round of the game it was set; 0 where it was not said
TALKED = (
    """create table talk (
        table_id text not null references tables, n integer not null, guest blob not null, seat integer not null, name text not null,
        channel text not null, audience integer not null, text text not null, rows integer not null, at integer not null,
        primary key (table_id, n)
    ) strict, without rowid""",  # what people said, to whom, and after how many rows of the log
    "create table mutes (guest blob not null, muted blob not null, primary key (guest, muted)) strict, without rowid",
)
DROPPED = (
    """create table records (
        id text primary key, guest blob not null, about text not null, text text not null, at integer not null
    ) strict, without rowid""",  # what a guest dropped on the home page
    "create index records_by_guest on records (guest, at)",
    "create index records_by_age on records (at)",
)
WEIGHED = ("alter table tables add column odds text not null default 'off'",)  # who is shown the odds of hidden places
ADVISED = ("alter table tables add column hints text not null default 'off'",)  # may players ask what a strong one would do?
STEPS = (FIRST, COUNTED, SITTING, MARKED, DATED, TALKED, DROPPED, WEIGHED, ADVISED)  # each brings the file from one version to the next
VERSION = len(STEPS)
