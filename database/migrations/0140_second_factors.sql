-- A second factor of signing in: what an authenticator app and the shop both know. It is sealed with a key that is not in the database (server/identity/second-factor/seal.ts).
create table second_factors (
  user_id   uuid primary key references users on delete cascade,
  sealed    bytea not null,
  made_at   timestamptz not null,
  on_since  timestamptz,                  -- null: set up, and no code of it has been seen yet
  last_step bigint not null default 0     -- the time step of the last code that was taken: none is taken twice, and none before it
);
create index second_factors_set_up on second_factors (made_at) where on_since is null;

-- Codes that each work once, in place of the app's.
create table recovery_codes (
  user_id   uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Who has given the right password, and not yet a code. It is no session and opens nothing else.
create table half_sign_ins (
  token_hash      bytea primary key,
  user_id         uuid not null references users on delete cascade,
  tenant          text not null,
  password_digest bytea not null,         -- of the hash of the password that was given: a new password ends it
  expires_at      timestamptz not null
);
create index half_sign_ins_by_end on half_sign_ins (expires_at);
create index half_sign_ins_of_user on half_sign_ins (user_id);
