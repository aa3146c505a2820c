-- What an account has agreed holds for days: as long as a price list does. (docs/decisions/0079-a-contract-has-days.md)
alter table contract_prices
  add column price_list  text not null default '',      -- what the list is called that it comes from
  add column valid_from  date,                          -- by the shop's calendar; null: since ever
  add column valid_until date,                          -- its last day; null: until further notice
  add constraint contract_days_in_order check (valid_until >= valid_from);
create index contract_prices_by_end on contract_prices (valid_until) where valid_until is not null;
-- A contract's page shows what is saved most, and what ends next.
create index contract_prices_of_list on contract_prices (account_number, price_list, valid_until);

-- Prices that begin later: on their first day they take the place of what holds then.
create table coming_contract_prices (
  account_number text not null references accounts,
  item_id        text not null references items,
  price_cents    int not null check (price_cents >= 0),
  customer_sku   text,
  price_list     text not null default '',
  valid_from     date not null,
  valid_until    date,
  primary key (account_number, item_id, valid_from),
  check (valid_until >= valid_from)
);
create index coming_contract_prices_by_day on coming_contract_prices (valid_from);
