-- A second net below the locks: whoever has several of a thing has one that is the default, and a card or a place once.
update wallet_cards w set is_default = false
where is_default and card_id <> (select o.card_id from wallet_cards o where o.user_id = w.user_id and o.is_default order by o.updated_at desc, o.card_id limit 1);
delete from wallet_cards w
where card_key is not null
  and exists (select from wallet_cards o where o.user_id = w.user_id and o.card_key = w.card_key and (o.is_default, o.updated_at, o.card_id) > (w.is_default, w.updated_at, w.card_id));
update addresses a set is_default = false
where user_id is not null and is_default
  and address_id <> (select o.address_id from addresses o where o.user_id = a.user_id and o.is_default order by o.address_id limit 1);

create unique index wallet_cards_default on wallet_cards (user_id) where is_default;
create unique index wallet_cards_once on wallet_cards (user_id, card_key) where card_key is not null;
create unique index addresses_default on addresses (user_id) where user_id is not null and is_default;
