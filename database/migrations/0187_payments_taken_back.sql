-- A payment that was typed wrong is taken back by a line of its own: what it had settled is open again, and its reference can be typed once more.
alter table credit_entries drop constraint credit_entries_kind_check;
alter table credit_entries add constraint credit_entries_kind_check check (kind in ('HELD', 'BOOKED', 'RELEASED', 'CREDITED', 'PAID', 'REVERSED'));
alter table credit_entries drop constraint credit_entries_check;
alter table credit_entries add constraint credit_entries_of_no_order check ((kind in ('PAID', 'REVERSED')) = (order_number is null));
alter table credit_entries add column takes_back bigint references credit_entries; -- the payment
alter table credit_entries add constraint credit_entries_takes_back check ((kind = 'REVERSED') = (takes_back is not null));
create unique index credit_entries_taken_back on credit_entries (takes_back) where takes_back is not null;

-- How often a reference was typed, the ones before taken back.
alter table credit_entries add column take int not null default 1 check (take > 0);
drop index credit_entries_once;
create unique index credit_entries_once on credit_entries (account_number, kind, cause, take);

-- Below zero: a payment was taken back that had settled as much.
alter table invoice_settlements drop constraint invoice_settlements_amount_cents_check;
alter table invoice_settlements add constraint invoice_settlements_amount_cents_check check (amount_cents <> 0);
