-- Vendors hold money for some days. A hold that is to last longer is renewed: another one takes its place, and the old one is let go.
alter table order_payments
  add column replaces uuid references order_payments,           -- whose hold it takes the place of
  add column is_renewal boolean not null default false,         -- with the same card or payment, without its payer
  add column unrenewed_at timestamptz,                          -- its vendor would not renew its hold: its buyer is asked to pay another way
  add column unrenewed_reminded_at timestamptz;                 -- and was reminded
create index order_payments_unrenewed on order_payments (unrenewed_at) where unrenewed_at is not null;

alter table money_moves drop constraint money_moves_kind_check;
alter table money_moves add constraint money_moves_kind_check check (kind in ('CAPTURE', 'RELEASE', 'REFUND', 'HOLD'));
create unique index money_moves_one_hold on money_moves (order_number) where kind = 'HOLD' and state = 'PENDING'; -- never two holds for one
