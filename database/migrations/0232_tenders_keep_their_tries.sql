-- A card that pays another way is a try until its bank has answered, however long the bank asks its payer: its seats lie with it, as those of an order do with the order.
alter table order_payments add column seats jsonb;
