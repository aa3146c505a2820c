-- What somebody means by words or a number of their own: the item that they chose for it. On the business site it serves their organization, too.
create table quick_order_aliases (
  alias_id       uuid primary key,
  tenant         text not null,
  user_id        uuid not null references users on delete cascade,
  account_number text references accounts,                              -- of who chose, on the business site
  said           text not null check (char_length(said) between 1 and 200), -- as it was typed
  said_key       text not null check (char_length(said_key) between 1 and 200), -- as it is compared: domain/quick-order/alias-key.ts
  item_id        text not null references items on delete cascade,
  chosen_at      timestamptz not null,
  unique (user_id, tenant, said_key)
);
create index quick_order_aliases_of_account on quick_order_aliases (account_number, said_key) where account_number is not null;
create index quick_order_aliases_of_item on quick_order_aliases (item_id);
