-- From which browsers an account has been signed in to: of each the digest of a random cookie with the person, so that one that two people use is two here, and what it
-- is called in words. A sign-in from any other is told by mail.
create table known_browsers (
  user_id      uuid not null references users on delete cascade,
  browser_hash bytea not null,
  browser      text not null,
  first_at     timestamptz not null,
  last_at      timestamptz not null,
  primary key (user_id, browser_hash)
);
create index known_browsers_by_last_at on known_browsers (last_at);
