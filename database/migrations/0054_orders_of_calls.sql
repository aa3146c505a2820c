-- Under which call an order was placed: a repeat whose first answer was lost finds it, whatever is in the cart by now, and orders nothing more.
-- One that was given up is no answer to it.
alter table orders add column request_key text;
create unique index orders_once on orders (request_key) where request_key is not null and state <> 'ABANDONED';
