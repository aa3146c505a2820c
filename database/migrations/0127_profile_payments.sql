-- Which card of the payer's wallet paid, where one did. The card may be gone by then, so nothing refers to it.
alter table order_payments add column wallet_card_id uuid;
