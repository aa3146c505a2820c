-- Where somebody is called about their account; their orders and addresses have numbers of their own.
alter table users add column phone text constraint phone_is_ten_digits check (phone ~ '^\d{10}$');

-- Another email that somebody wants for their account: it counts once the link of a mail to it was followed. The token stands in that mail and nowhere else.
create table email_changes (
  user_id    uuid primary key references users on delete cascade,
  change_id  uuid not null,
  token_hash bytea not null unique,
  email      citext not null,
  expires_at timestamptz not null
);
create index email_changes_by_end on email_changes (expires_at);
