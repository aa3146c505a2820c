-- What is ordered together is counted, order by order, and what is ordered these days.

-- Which transaction last moved an order: a transaction that is committed late is not passed over, as one with an earlier time or number would be.
alter table orders add column changed_in xid8 not null default pg_current_xact_id();
create index orders_by_change on orders (changed_in, order_number);

create function note_order_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger orders_note_change before update of state on orders for each row when (old.state is distinct from new.state) execute function note_order_change();

-- How far it has come: one row.
create table orders_counting (
  is_only      boolean primary key default true check (is_only),
  after_change xid8 not null default '0',
  after_order  text not null default '',
  orders       int not null default 0                  -- that are counted now
);
insert into orders_counting default values;

-- Orders that are in the counts: each once, and out again when it comes to nothing.
create table counted_orders (order_number text primary key);

create table item_orders (
  item_id  text primary key,
  orders   int not null,
  heat     float8 not null,                            -- the newer an order the more it counts: twice as much for every half-life that it is later
  is_stale boolean not null default true               -- counted since its companions were chosen
);
create index item_orders_stale on item_orders (item_id) where is_stale;
create index item_orders_by_heat on item_orders (heat desc);

-- Each pair once, the smaller number first.
create table item_pairs (
  item_id  text not null,
  other_id text not null,
  orders   int not null,
  primary key (item_id, other_id),
  check (item_id < other_id)
);
create index item_pairs_of_other on item_pairs (other_id);

-- Of each item those that stand with it most, chosen of its pairs: what is read when something is recommended.
create table item_companions (
  item_id      text primary key,
  orders       int not null,
  other_ids    text[] not null,
  together     int[] not null,
  other_orders int[] not null
);
