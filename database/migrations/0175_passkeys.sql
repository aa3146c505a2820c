-- Passkeys: the public halves of keys. The private half never leaves the device, or the password manager, of who made it.
create table passkeys (
  passkey_id    uuid primary key default gen_random_uuid(),
  user_id       uuid not null references users on delete cascade,
  rp_id         text not null,            -- the host that it was made at: browsers use it at no other
  credential_id bytea not null unique,
  public_key    bytea not null,           -- as COSE writes it
  sign_count    bigint not null,          -- how often it was used, of those that count; 0: it does not
  transports    text[] not null,          -- how browsers reach it
  name          text not null,
  added_at      timestamptz not null,
  last_used_at  timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- What a passkey has to sign: for one visit, once, and for some minutes.
create table passkey_challenges (
  challenge    bytea primary key,
  session_hash bytea not null,
  user_id      uuid references users on delete cascade,   -- who adds one; null: somebody signs in
  expires_at   timestamptz not null
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);
create index passkey_challenges_of_user on passkey_challenges (user_id);
