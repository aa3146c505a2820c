-- Certificates by which somebody, or an organization, buys free of a state's sales tax: told by a buyer, believed once an operator has seen to it.
create table tax_certificates (
  certificate_id uuid primary key default gen_random_uuid(),
  user_id        uuid references users,
  account_number text references accounts,
  state          text not null,
  number         text not null,
  reason         text not null check (reason in ('RESALE', 'GOVERNMENT', 'NONPROFIT', 'EDUCATION')),
  valid_until    date not null,                        -- its last day, by the shop's calendar
  status         text not null default 'WAITING' check (status in ('WAITING', 'APPROVED', 'DECLINED')),
  words          text not null default '',             -- why it was declined
  added_by       uuid not null references users,
  added_at       timestamptz not null,
  decided_by     uuid references users,
  decided_at     timestamptz,
  constraint certificate_has_one_owner check ((user_id is null) <> (account_number is null)),
  constraint certificate_is_decided_by_somebody check ((status = 'WAITING') = (decided_by is null))
);
create index tax_certificates_of_user on tax_certificates (user_id) where user_id is not null;
create index tax_certificates_of_account on tax_certificates (account_number) where account_number is not null;
create index tax_certificates_waiting on tax_certificates (added_at) where status = 'WAITING';
