-- Whom the invoices and statements of an organization name, and where they are mailed to: an email counts once it was confirmed from its mailbox.
create table account_billing (
  account_number text primary key references accounts,
  bill_to        text[] not null default '{}', -- as it is printed, a line each
  email          citext,
  asked_email    citext,
  asked_token    uuid,
  asked_hash     bytea unique,
  asked_until    timestamptz,
  check ((asked_email is null) = (asked_token is null) and (asked_email is null) = (asked_hash is null) and (asked_email is null) = (asked_until is null))
);
