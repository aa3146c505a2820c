-- The mailbox behind an account's email, as limits know it: other spellings of one open other accounts, and the first has room of its own. Who was there before this has.
alter table users add column mailbox_hash bytea;
create index users_of_mailbox on users (mailbox_hash, created_at, user_id) where mailbox_hash is not null;

-- From which network an order came, as limits know it: the first mails of each go, whatever others have ordered in the name of the mailbox.
alter table orders add column network text;
