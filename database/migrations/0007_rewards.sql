-- Rewards as money: what a person was given, paid with, and got back. Only ever appended to; users.rewards_cents is its sum.
create table reward_entries (
  entry_id     bigint generated always as identity primary key,
  user_id      uuid not null references users,
  order_number text references orders,
  kind         text not null check (kind in ('GRANTED', 'REDEEMED', 'RETURNED')),
  amount_cents int not null check ((kind = 'REDEEMED') = (amount_cents < 0)),
  at           timestamptz not null
);
create unique index reward_entries_once on reward_entries (order_number, kind) where order_number is not null;
create index reward_entries_of_user on reward_entries (user_id);
