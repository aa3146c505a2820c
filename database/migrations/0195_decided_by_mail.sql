-- Whether it was decided by the link of a mail, without signing in.
alter table approval_entries add column by_mail boolean not null default false;
