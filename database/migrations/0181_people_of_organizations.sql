-- Who buys for an organization is looked after by its own administrators. (docs/decisions/0078-an-organization-looks-after-itself.md)

-- OFF: may come back; REMOVED: does not, and their email is free for another account. Nobody signs in as either.
alter table users add column standing text not null default 'ACTIVE' check (standing in ('ACTIVE', 'OFF', 'REMOVED'));

-- People who are asked to buy for an organization, with what they will be allowed to. The token stands in the mail and nowhere else.
create table invitations (
  invitation_id  uuid primary key,
  account_number text not null references accounts,
  email          citext not null,
  token_id       uuid not null,
  token_hash     bytea not null unique,
  rights         jsonb not null,                       -- domain/accounts/people/rights.ts
  invited_by     uuid not null references users,
  sent_at        timestamptz not null,
  expires_at     timestamptz not null,
  unique (account_number, email)
);
create index invitations_by_end on invitations (expires_at);

-- Everything that was changed about an organization by its own people: who, when, what, from what to what, in the words in which it was shown.
create table account_changes (
  change_id      bigint generated always as identity primary key,
  account_number text not null references accounts,
  changed_at     timestamptz not null,
  changed_by     uuid not null references users,
  kind           text not null,                        -- domain/accounts/account-log.ts
  subject_user   uuid references users,                -- the person that it is about
  subject        text not null,                        -- or what it is about
  differences    jsonb not null default '[]'           -- [{what, before, after}, …]
);
create index account_changes_of_account on account_changes (account_number, change_id desc);
