-- Lists of items that people buy again. A list is its owner's; on the business site it can be for all of their organization.
create table shopping_lists (
  list_id        uuid primary key,
  tenant         text not null,
  owner_id       uuid references users on delete set null, -- null: they have left
  account_number text references accounts,                 -- of who made it, on the business site
  name           text not null check (char_length(name) between 1 and 50),
  access         text not null check (access in ('PERSONAL', 'SHARED', 'GLOBAL')),
  created_at     timestamptz not null,
  modified_at    timestamptz not null,
  check (access = 'PERSONAL' or account_number is not null)
);
create unique index shopping_lists_of_owner on shopping_lists (owner_id, tenant, lower(name));
create index shopping_lists_of_account on shopping_lists (account_number) where access <> 'PERSONAL';

create table shopping_list_items (
  list_item_id uuid not null unique,
  list_id      uuid not null references shopping_lists on delete cascade,
  item_id      text not null references items,
  qty          int not null check (qty between 1 and 9999),
  position     int not null,
  added_at     timestamptz not null,
  primary key (list_id, item_id)
);
create index shopping_list_items_of_item on shopping_list_items (item_id);

-- Marks are each person's own, also on lists of others.
create table shopping_list_favorites (
  user_id   uuid not null references users on delete cascade,
  list_id   uuid not null references shopping_lists on delete cascade,
  marked_at timestamptz not null,
  primary key (user_id, list_id)
);
create index shopping_list_favorites_of_list on shopping_list_favorites (list_id);
