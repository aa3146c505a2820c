-- What was searched for and not found: how often on a day. Nobody's name, address or number stands here: domain/search/countable-words.ts.
create table searches_without_result (
  day     date not null,
  tenant  text not null,
  words   text not null check (length(words) between 1 and 80),
  times   int not null check (times > 0),
  last_at timestamptz not null,
  primary key (day, tenant, words)
);

-- Who of the shop's operators changed what, and when. Rows are added and never changed.
create table operator_changes (
  change_id  bigint generated always as identity primary key,
  changed_at timestamptz not null,
  user_id    uuid not null references users,
  subject    text not null,                            -- what kind of thing: SYNONYM
  name       text not null,                            -- which one
  before     jsonb,                                    -- null: it is new
  after      jsonb                                     -- null: it is gone
);
create index operator_changes_of_subject on operator_changes (subject, change_id desc);
