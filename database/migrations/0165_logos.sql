-- Logos for what is printed for somebody. A guest's is the session's until they sign in; an organization's people share theirs, as they share orders. `ordered` ones stay as long as the orders that name them.
create table logos (
  logo_id        text primary key check (logo_id ~ '^[0-9a-f]{32}$'),
  session_hash   bytea,
  user_id        uuid references users,
  account_number text references accounts,
  type           text not null check (type in ('image/png', 'image/jpeg')),
  bytes          bytea not null,
  width          int not null,
  height         int not null,
  sent_digest    bytea not null, -- SHA-256 of the file as it was sent: the same again is the same logo
  is_ordered     boolean not null default false,
  used_at        timestamptz not null, -- sent, or put into a cart
  constraint logo_has_one_owner check ((session_hash is null) <> (user_id is null))
);
create index logos_unordered on logos (used_at) where not is_ordered;
create index logos_sent on logos (sent_digest);
create index logos_of_session on logos (session_hash) where session_hash is not null;
