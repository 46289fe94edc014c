BEGIN TRANSACTION;
CREATE TABLE accounts (
	holder VARCHAR(64) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	name_key VARCHAR(100) NOT NULL, 
	password VARCHAR(200) NOT NULL, 
	email VARCHAR(254) DEFAULT '' NOT NULL, 
	is_admin BOOLEAN DEFAULT 0 NOT NULL, 
	blocked BOOLEAN DEFAULT 0 NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_accounts PRIMARY KEY (holder), 
	CONSTRAINT uq_accounts_name_key UNIQUE (name_key)
);
INSERT INTO "accounts" VALUES('134a6fde79eb46309fb403cfbac7f68957da9b9220244d77a0ab948159284373','Ada','ada','','ada@example.org',1,0,1.79499268250978231435e+09);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0016');
CREATE TABLE analyses (
	table_id VARCHAR(24) NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	asked FLOAT NOT NULL, 
	finished FLOAT, 
	result TEXT, 
	CONSTRAINT pk_analyses PRIMARY KEY (table_id), 
	CONSTRAINT fk_analyses_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE api_tokens (
	id INTEGER NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	scopes VARCHAR(20) NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT, 
	CONSTRAINT pk_api_tokens PRIMARY KEY (id), 
	CONSTRAINT uq_api_tokens_hash UNIQUE (hash)
);
CREATE TABLE blocks (
	holder VARCHAR(64) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (holder, other)
);
CREATE TABLE challenges (
	browser VARCHAR(64) NOT NULL, 
	challenge BLOB NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_challenges PRIMARY KEY (browser)
);
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, holder VARCHAR(64) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_chat PRIMARY KEY (id), 
	CONSTRAINT fk_chat_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES(1,'vzubp5RqNAl_',0,'Ada','Hello, Bob',1.7949926824838712215e+09,'');
CREATE TABLE edition_holders (
	browser VARCHAR(64) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_edition_holders PRIMARY KEY (browser, game, hash)
);
CREATE TABLE editions (
	game VARCHAR(40) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	"by" VARCHAR(60) NOT NULL, 
	text TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_editions PRIMARY KEY (game, hash)
);
CREATE TABLE entries (
	table_id VARCHAR(24) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	action INTEGER NOT NULL, 
	client_id VARCHAR(80), 
	note VARCHAR(40) NOT NULL, 
	events JSON, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_entries_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_entries_table_id_client_id UNIQUE (table_id, client_id)
);
INSERT INTO "entries" VALUES('vzubp5RqNAl_',1,'act',0,0,'0','','[[-1, 4, 0, 3, 0]]',1.79499268245674347874e+09);
INSERT INTO "entries" VALUES('vzubp5RqNAl_',2,'act',1,0,'1','','[[-1, 4, 1, 2, 0]]',1.79499268246780371667e+09);
INSERT INTO "entries" VALUES('vzubp5RqNAl_',3,'act',0,1,'2','','[[-1, 5, 0, 0, 0]]',1.79499268247434735296e+09);
CREATE TABLE group_links (
	hash VARCHAR(64) NOT NULL, 
	group_id VARCHAR(24) NOT NULL, 
	leader VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_group_links PRIMARY KEY (hash), 
	CONSTRAINT fk_group_links_group_id_groups FOREIGN KEY(group_id) REFERENCES groups (id) ON DELETE CASCADE
);
CREATE TABLE groups (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	name_key VARCHAR(100) NOT NULL, 
	about TEXT NOT NULL, 
	links INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_groups PRIMARY KEY (id), 
	CONSTRAINT uq_groups_name_key UNIQUE (name_key)
);
CREATE TABLE heartbeats (
	id INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	stopped BOOLEAN NOT NULL, 
	CONSTRAINT pk_heartbeats PRIMARY KEY (id)
);
CREATE TABLE holdings (
	browser VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_holdings PRIMARY KEY (browser, table_id, seat), 
	CONSTRAINT fk_holdings_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','vzubp5RqNAl_',-1,1.79499268244187688827e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','vzubp5RqNAl_',0,1.79499268244187688827e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','vzubp5RqNAl_',1,1.79499268244187688827e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','weiqXWNdaeT_',-1,1.7949926824878108502e+09);
INSERT INTO "holdings" VALUES('d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db','weiqXWNdaeT_',0,1.7949926824878108502e+09);
CREATE TABLE holidays (
	id INTEGER NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	CONSTRAINT pk_holidays PRIMARY KEY (id)
);
CREATE TABLE invitations (
	table_id VARCHAR(24) NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_invitations PRIMARY KEY (table_id, holder), 
	CONSTRAINT fk_invitations_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE lessons (
	holder VARCHAR(64) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	done INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_lessons PRIMARY KEY (holder, game)
);
CREATE TABLE links (
	table_id VARCHAR(24) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (table_id, hash), 
	CONSTRAINT fk_links_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('weiqXWNdaeT_','7349d48a823bc35263fbf7b02704b03b6f5e086a9c1cfb16e8fb8eaff5b9ebed',1);
CREATE TABLE memberships (
	group_id VARCHAR(24) NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_memberships PRIMARY KEY (group_id, holder), 
	CONSTRAINT fk_memberships_group_id_groups FOREIGN KEY(group_id) REFERENCES groups (id) ON DELETE CASCADE
);
CREATE TABLE muted_tables (
	holder VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	CONSTRAINT pk_muted_tables PRIMARY KEY (holder, table_id), 
	CONSTRAINT fk_muted_tables_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE mutes (
	holder VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	other VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (holder, table_id, other), 
	CONSTRAINT fk_mutes_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE notes (
	holder VARCHAR(64) NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_notes PRIMARY KEY (holder, table_id, seat), 
	CONSTRAINT fk_notes_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE notice_settings (
	holder VARCHAR(64) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	kinds JSON NOT NULL, 
	digest INTEGER NOT NULL, 
	digested FLOAT NOT NULL, 
	quiet_from INTEGER NOT NULL, 
	quiet_until INTEGER NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_notice_settings PRIMARY KEY (holder)
);
CREATE TABLE notice_ways (
	holder VARCHAR(64) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	address VARCHAR(1000) NOT NULL, 
	id VARCHAR(24) NOT NULL, 
	keys JSON NOT NULL, 
	style VARCHAR(8) NOT NULL, 
	label VARCHAR(60) NOT NULL, 
	is_on BOOLEAN NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	trouble VARCHAR(40) NOT NULL, 
	troubled FLOAT NOT NULL, 
	CONSTRAINT pk_notice_ways PRIMARY KEY (holder, kind, address), 
	CONSTRAINT uq_notice_ways_id UNIQUE (id)
);
CREATE TABLE notices (
	holder VARCHAR(64) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	about VARCHAR(24) NOT NULL, 
	mark INTEGER NOT NULL, 
	facts JSON NOT NULL, 
	created FLOAT NOT NULL, 
	due FLOAT NOT NULL, 
	tries INTEGER NOT NULL, 
	claimed FLOAT NOT NULL, 
	done JSON NOT NULL, 
	settled FLOAT, 
	CONSTRAINT pk_notices PRIMARY KEY (holder, kind, about, mark)
);
CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	public_key BLOB NOT NULL, 
	sign_count INTEGER NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT, 
	CONSTRAINT pk_passkeys PRIMARY KEY (id), 
	CONSTRAINT fk_passkeys_holder_accounts FOREIGN KEY(holder) REFERENCES accounts (holder) ON DELETE CASCADE
);
CREATE TABLE pauses (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	CONSTRAINT pk_pauses PRIMARY KEY (began)
);
CREATE TABLE plans (
	id INTEGER NOT NULL, 
	table_id VARCHAR(24) NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	ply INTEGER NOT NULL, 
	actions JSON NOT NULL, 
	CONSTRAINT pk_plans PRIMARY KEY (id), 
	CONSTRAINT fk_plans_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE push_keys (
	id INTEGER NOT NULL, 
	private VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_push_keys PRIMARY KEY (id)
);
CREATE TABLE puzzle_answers (
	holder VARCHAR(64) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	puzzle VARCHAR(8) NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	solved BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_puzzle_answers PRIMARY KEY (holder, game, puzzle, day)
);
CREATE TABLE rated_games (
	table_id VARCHAR(24) NOT NULL, 
	at FLOAT NOT NULL, 
	changes JSON NOT NULL, 
	CONSTRAINT pk_rated_games PRIMARY KEY (table_id)
);
CREATE TABLE ratings (
	holder VARCHAR(64) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (holder, game), 
	CONSTRAINT fk_ratings_holder_accounts FOREIGN KEY(holder) REFERENCES accounts (holder) ON DELETE CASCADE
);
CREATE TABLE resets (
	token_hash VARCHAR(64) NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_resets PRIMARY KEY (token_hash), 
	CONSTRAINT fk_resets_holder_accounts FOREIGN KEY(holder) REFERENCES accounts (holder) ON DELETE CASCADE
);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	bot VARCHAR(40) NOT NULL, 
	screen INTEGER NOT NULL, 
	confirm VARCHAR(8) NOT NULL, 
	colour VARCHAR(16) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_seats_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('vzubp5RqNAl_',0,'Ada','human','',0,'final','black');
INSERT INTO "seats" VALUES('vzubp5RqNAl_',1,'Bob','human','',0,'final','white');
INSERT INTO "seats" VALUES('weiqXWNdaeT_',0,'Ada','human','',-1,'final','black');
INSERT INTO "seats" VALUES('weiqXWNdaeT_',1,'','open','',-1,'final','white');
CREATE TABLE sign_ins (
	browser VARCHAR(64) NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	device VARCHAR(60) NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT NOT NULL, 
	CONSTRAINT pk_sign_ins PRIMARY KEY (browser), 
	CONSTRAINT fk_sign_ins_holder_accounts FOREIGN KEY(holder) REFERENCES accounts (holder) ON DELETE CASCADE
);
CREATE TABLE site (
	"key" VARCHAR(40) NOT NULL, 
	value VARCHAR(200) NOT NULL, 
	CONSTRAINT pk_site PRIMARY KEY ("key")
);
INSERT INTO "site" VALUES('administrator','134a6fde79eb46309fb403cfbac7f68957da9b9220244d77a0ab948159284373');
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	components VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	options JSON NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	public BOOLEAN NOT NULL, 
	created FLOAT NOT NULL, 
	touched FLOAT NOT NULL, 
	finished FLOAT, 
	result JSON, 
	rematch_of VARCHAR(24), hints BOOLEAN DEFAULT 1 NOT NULL, host VARCHAR(64) DEFAULT '' NOT NULL, actor INTEGER DEFAULT '-1' NOT NULL, rated BOOLEAN DEFAULT 0 NOT NULL, clock JSON, due FLOAT, group_id VARCHAR(24), sealed BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_rematch_of_tables FOREIGN KEY(rematch_of) REFERENCES tables (id), 
	CONSTRAINT uq_tables_rematch_of UNIQUE (rematch_of)
);
INSERT INTO "tables" VALUES('vzubp5RqNAl_','imhotep',2,'6e466191a7f1bba8',2,'{"side_market": "A", "side_pyramid": "A", "side_temple": "A", "side_burial_chamber": "A", "side_obelisks": "A", "wrath_of_the_pharaoh": false, "start_player": "seat_0"}','71abd4840115724b4be01f44e91e99959fb78453dc21de052226ee366b1106cf',0,1.79499268244187688827e+09,1.79499268247434735296e+09,NULL,'null',NULL,1,'d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db',1,0,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('weiqXWNdaeT_','imhotep',2,'6e466191a7f1bba8',2,'{"side_market": "A", "side_pyramid": "A", "side_temple": "A", "side_burial_chamber": "A", "side_obelisks": "A", "wrath_of_the_pharaoh": false, "start_player": "random"}','fa544fa81a30f3ab307d40b7a9e9a6cb517bb8e75963304effdb77a48a38388f',0,1.7949926824878108502e+09,1.7949926824878108502e+09,NULL,'null',NULL,1,'d4c3e8a11256ab82a4fc72560eb4a2b0e87bad820c290dd9b03616de240aa6db',0,0,NULL,NULL,NULL,0);
CREATE TABLE tournament_games (
	tournament_id VARCHAR(24) NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	at VARCHAR(24) NOT NULL, 
	made BOOLEAN NOT NULL, 
	ended FLOAT, 
	CONSTRAINT pk_tournament_games PRIMARY KEY (tournament_id, round, number), 
	CONSTRAINT fk_tournament_games_tournament_id_tournaments FOREIGN KEY(tournament_id) REFERENCES tournaments (id) ON DELETE CASCADE
);
CREATE TABLE tournament_players (
	tournament_id VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	holder VARCHAR(64) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	joined FLOAT NOT NULL, 
	"left" FLOAT, 
	CONSTRAINT pk_tournament_players PRIMARY KEY (tournament_id, number), 
	CONSTRAINT fk_tournament_players_tournament_id_tournaments FOREIGN KEY(tournament_id) REFERENCES tournaments (id) ON DELETE CASCADE
);
CREATE TABLE tournament_rounds (
	tournament_id VARCHAR(24) NOT NULL, 
	round INTEGER NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	begun FLOAT NOT NULL, 
	ended FLOAT, 
	CONSTRAINT pk_tournament_rounds PRIMARY KEY (tournament_id, round), 
	CONSTRAINT fk_tournament_rounds_tournament_id_tournaments FOREIGN KEY(tournament_id) REFERENCES tournaments (id) ON DELETE CASCADE
);
CREATE TABLE tournament_seats (
	tournament_id VARCHAR(24) NOT NULL, 
	round INTEGER NOT NULL, 
	game INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	player INTEGER NOT NULL, 
	place INTEGER, 
	points FLOAT, 
	share FLOAT, 
	total INTEGER, 
	CONSTRAINT pk_tournament_seats PRIMARY KEY (tournament_id, round, game, seat), 
	CONSTRAINT fk_tournament_seats_tournament_id_tournaments FOREIGN KEY(tournament_id) REFERENCES tournaments (id) ON DELETE CASCADE
);
CREATE TABLE tournaments (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options JSON NOT NULL, 
	seats INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	rounds INTEGER NOT NULL, 
	pace VARCHAR(16) NOT NULL, 
	rated BOOLEAN NOT NULL, 
	public BOOLEAN NOT NULL, 
	places INTEGER NOT NULL, 
	when_full BOOLEAN NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	stopped BOOLEAN DEFAULT 0 NOT NULL, 
	created FLOAT NOT NULL, 
	started FLOAT, 
	ended FLOAT, 
	schedule JSON, 
	CONSTRAINT pk_tournaments PRIMARY KEY (id)
);
CREATE INDEX ix_tables_finished_touched ON tables (finished, touched);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_holdings_table_id ON holdings (table_id);
CREATE INDEX ix_analyses_state ON analyses (state);
CREATE INDEX ix_sign_ins_holder ON sign_ins (holder);
CREATE INDEX ix_passkeys_holder ON passkeys (holder);
CREATE INDEX ix_ratings_game ON ratings (game);
CREATE INDEX ix_holidays_holder ON holidays (holder);
CREATE INDEX ix_plans_table_id ON plans (table_id);
CREATE INDEX ix_api_tokens_holder ON api_tokens (holder);
CREATE INDEX ix_notices_settled_due ON notices (settled, due);
CREATE INDEX ix_tables_group_id ON tables (group_id);
CREATE INDEX ix_memberships_holder ON memberships (holder);
CREATE INDEX ix_group_links_group_id ON group_links (group_id);
CREATE INDEX ix_invitations_holder ON invitations (holder);
CREATE INDEX ix_tournaments_host ON tournaments (host);
CREATE INDEX ix_tournaments_state ON tournaments (state);
CREATE INDEX ix_tournament_players_holder ON tournament_players (holder);
CREATE INDEX ix_tournament_games_at ON tournament_games (at);
COMMIT;
