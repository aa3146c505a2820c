-- The link to an email for invoices works as long as whoever asked for it is an administrator. Who asked before this is not known: those links work no more.
update account_billing set asked_email = null, asked_token = null, asked_hash = null, asked_until = null where asked_email is not null;
alter table account_billing add column asked_by uuid references users;
alter table account_billing add constraint account_billing_asked_by_check check ((asked_email is null) = (asked_by is null));
