-- What orders have taken out of budget centers. Only ever appended to; held_cents and spent_cents of a center are its sums: held is HELD without what was
-- BOOKED or RELEASED, spent is BROUGHT (from before) and BOOKED without what was CREDITED.
create table budget_entries (
  entry_id       bigint generated always as identity primary key,
  account_number text not null,
  budget_center  text not null,
  order_number   text references orders,
  kind           text not null check (kind in ('BROUGHT', 'HELD', 'BOOKED', 'RELEASED', 'CREDITED')),
  amount_cents   int not null check (amount_cents > 0),
  cause          text check ((kind = 'CREDITED') = (cause is not null)), -- the return or the shipment that it is for, or that the order is canceled
  at             timestamptz not null,
  foreign key (account_number, budget_center) references budget_centers,
  check ((kind = 'BROUGHT') = (order_number is null))
);
create unique index budget_entries_once on budget_entries (order_number, budget_center, kind, coalesce(cause, '')) where order_number is not null;
create index budget_entries_of_center on budget_entries (account_number, budget_center);

insert into budget_entries (account_number, budget_center, kind, amount_cents, at)
select account_number, value, 'BROUGHT', spent_cents, now() from budget_centers where spent_cents > 0;
