-- A cart is what the shopper wants: items, quantities, delivery, codes. Never a price that counts.
create table carts (
  cart_id          uuid primary key,
  tenant           text not null,
  kind             text not null default 'DEFAULT' check (kind in ('DEFAULT', 'SPECIAL', 'BUY_NOW')),
  session_hash     bytea,                             -- a guest's; the owner is the session until somebody signs in
  user_id          uuid references users,
  status           text not null default 'OPEN' check (status in ('OPEN', 'CHECKOUT', 'SUBMITTED', 'MERGED', 'CANCELLED')),
  version          int not null default 1,            -- counts the changes; every writer names the one it has read
  claimed_order    text,                              -- an order of this cart that is being paid: until that ends, nothing may change
  previous_cart_id uuid,
  coupons          text[] not null default '{}',
  checkout         jsonb not null default '{}',       -- contact, addresses, pickup person, accounting: server/checkout/checkout-details.ts
  messages         jsonb not null default '[]',       -- told once, at the next read
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  constraint cart_has_one_owner check ((session_hash is null) <> (user_id is null))
) with (fillfactor = 70);                             -- a cart changes often: its new version stays on its page, and no index is touched
create unique index carts_open_of_session on carts (session_hash, kind) where session_hash is not null and status in ('OPEN', 'CHECKOUT');
create unique index carts_open_of_user on carts (user_id, tenant, kind) where user_id is not null and status in ('OPEN', 'CHECKOUT');

create table cart_lines (
  cart_id           uuid not null references carts on delete cascade,
  line_id           uuid not null,
  position          int not null,                     -- the order in which rows were added
  item_id           text not null references items,
  qty               int not null check (qty between 1 and 9999),
  prev_qty          int not null default 0,
  actioned          text not null default 'NONE' check (actioned in ('NONE', 'ADD_ITEM', 'EDIT_ITEM', 'DELETED_ITEM')),
  delivery_type     text not null default 'STA' check (delivery_type in ('STA', 'ISP', 'STS', 'PCK')),
  store_number      text references stores,
  parent_line_id    uuid,
  relation          text check (relation in ('WARRANTY', 'ASSEMBLY', 'TECHHELP', 'ADDON', 'BUNDLE')),
  added_price_cents int not null,                     -- the unit price when it was added: to tell the shopper what changed
  details           jsonb not null default '{}',      -- list item, alternate, furniture levels, budget center of the row
  added_at          timestamptz not null,
  version           int not null default 1,           -- the cart's version at the row's last change
  primary key (cart_id, line_id),
  constraint pickup_has_a_store check (delivery_type = 'STA' or store_number is not null)
);

create table cart_payments (
  payment_id   uuid primary key,
  cart_id      uuid not null references carts on delete cascade,
  position     int not null,
  payment_type text not null check (payment_type in ('CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD', 'PAYPAL', 'KLARNA')),
  token        text not null,                         -- the vendor's
  brand        text not null,
  last_four    text not null,
  expiry_month int,
  expiry_year  int,
  nickname     text not null default '',
  is_to_save   boolean not null default false,
  limit_cents  int check (limit_cents > 0),           -- an upper bound that the shopper gave
  added_at     timestamptz not null
);
create index cart_payments_of_cart on cart_payments (cart_id, position);

create table saved_items (
  list_item_id uuid primary key,
  tenant       text not null,
  session_hash bytea,
  user_id      uuid references users,
  item_id      text not null references items,
  qty          int not null check (qty between 1 and 9999),
  saved_at     timestamptz not null,
  constraint saved_item_has_one_owner check ((session_hash is null) <> (user_id is null))
);
