-- Whom an organization has removed does not come back by its company sign-in: an administrator invites them, or nobody does. A digest of the mailbox, since the person's row names it no more.
create table removed_people (
  account_number text not null references accounts,
  mailbox_hash   bytea not null,
  removed_at     timestamptz not null,
  primary key (account_number, mailbox_hash)
);
