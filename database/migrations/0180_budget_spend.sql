-- What is spent, as reports ask for it: by center, category, person and month. Added to with the book, by each of its lines that books or credits.
create table budget_spend (
  account_number text not null references accounts,
  month          date not null, -- its first day, by the shop's calendar
  budget_center  text not null,
  category_id    text not null, -- '' is what is no goods: tax, delivery and fees
  user_id        uuid references users,
  cents          int  not null, -- below 0: came back
  order_number   text not null references orders,
  entry_id       bigint references budget_entries -- null: it was ordered before there was a book
);
-- Sums are made of the index alone, and so are the latest orders: their numbers count on.
create index budget_spend_of_account on budget_spend (account_number, month) include (budget_center, category_id, user_id, cents);
create index budget_spend_of_orders on budget_spend (account_number, length(order_number), order_number) include (month, budget_center, category_id, user_id, cents);
create index budget_spend_of_order on budget_spend (order_number);

insert into budget_spend (account_number, month, budget_center, category_id, user_id, cents, order_number, entry_id)
select e.account_number, date_trunc('month', e.at at time zone 'America/New_York')::date, e.budget_center, '', e.by_user,
  case e.kind when 'BOOKED' then e.amount_cents else -e.amount_cents end, e.order_number, e.entry_id
from budget_entries e where e.kind in ('BOOKED', 'CREDITED');
