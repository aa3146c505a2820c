-- What a cart has to tell until somebody has read it, and what stays with a person when the cart is ordered.
alter table carts add column changes json not null default '[]'; -- what changed without the shopper's doing: CartChangeNote in domain/cart/what-changed.ts

-- The rows of a large cart are written whole with each change: compressing them took longer than writing them.
alter table carts alter column lines set storage external;

alter table saved_items add column children json not null default '[]'; -- plans and services that go along: SavedChild in domain/cart/saved-item.ts
create index saved_items_of_session on saved_items (session_hash, tenant) where session_hash is not null;
create index saved_items_of_user on saved_items (user_id, tenant) where user_id is not null;

-- A choice that holds for a while, such as to see no alternates: of a person, or of a guest's visit.
create table opt_outs (
  kind         text not null,
  session_hash bytea,
  user_id      uuid references users,
  valid_until  timestamptz not null,
  constraint opt_out_has_one_owner check ((session_hash is null) <> (user_id is null))
);
create unique index opt_outs_of_session on opt_outs (session_hash, kind) where session_hash is not null;
create unique index opt_outs_of_user on opt_outs (user_id, kind) where user_id is not null;
