-- When a shopper was told the number of an order that was still being paid. Such an order is found by its shopper whatever becomes of it;
-- one that was given up before anybody knew its number never was one.
alter table orders add column told_at timestamptz;
