-- What the vendor calls a card, the same for every token of it: limits of a card hold for a saved one as well. Of cards that were saved or
-- paid before, it is not known.
alter table order_payments add column card_key text;
alter table wallet_cards add column card_key text;
