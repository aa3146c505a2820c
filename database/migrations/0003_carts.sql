-- A cart is what the shopper wants: items, quantities, delivery, codes. Never a price that counts. It is read whole and saved
-- whole, so it is one row.
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
  lines            json not null default '[]',        -- rows as tuples: LineTuple in server/cart/storage/
  item_ids         text[] not null default '{}',      -- the items of the rows, so that their stock is read along
  store_numbers    text[] not null default '{}',      -- the stores that rows are fetched from
  payments         json not null default '[]',        -- how it is to be paid: PaymentTuple, there too; vendors' tokens, never numbers
  checkout         json not null default '{}',        -- contact, addresses, pickup person, accounting: CheckoutDetails, beside LineTuple
  messages         json not null default '[]',       -- told once, at the next read
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  constraint cart_has_one_owner check ((session_hash is null) <> (user_id is null))
) with (fillfactor = 70);                             -- a cart changes often: its new version stays on its page, and no index is touched
create unique index carts_open_of_session on carts (session_hash, kind) where session_hash is not null and status in ('OPEN', 'CHECKOUT');
create unique index carts_open_of_user on carts (user_id, tenant, kind) where user_id is not null and status in ('OPEN', 'CHECKOUT');

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
