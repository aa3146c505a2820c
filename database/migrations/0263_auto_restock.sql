-- What comes to people again and again without being asked for.
create table restocks (
  restock_id    uuid primary key,
  user_id       uuid not null references users,
  tenant        text not null,
  item_id       text not null references items,
  qty           int not null check (qty between 1 and 9999),
  months        int check (months between 1 and 6),   -- every so many months,
  days          int check (days between 14 and 180),  -- or every so many days
  anchor_day    int not null check (anchor_day between 1 and 31), -- of the month, on which it usually comes
  next_on       date not null,
  agreed_cents  int not null check (agreed_cents >= 0), -- of one piece: what its buyer has said yes to
  rise_percent  int not null check (rise_percent between 0 and 100),
  state         text not null,
  created_at    timestamptz not null,
  state_at      timestamptz not null,
  check ((months is null) <> (days is null))
);
create unique index restocks_one_of_item on restocks (user_id, tenant, item_id) where state <> 'ENDED';
create index restocks_of_user on restocks (user_id, tenant, created_at);
create index restocks_coming on restocks (next_on) where state = 'ACTIVE';

-- One day of them, of one person on one site: one order at most.
create table restock_runs (
  run_id        uuid primary key,
  user_id       uuid not null references users,
  tenant        text not null,
  due_on        date not null,
  order_on      date not null,  -- later than it is due where its buyer could be told only late
  state         text not null,
  state_at      timestamptz not null,
  tried_until   timestamptz,    -- until then a node is at it
  tries         int not null default 0,
  order_number  text references orders,
  reason        text,           -- the code of what stood in the way of its order,
  said          text,           -- and what was said of it
  unique (user_id, tenant, due_on)
);
create index restock_runs_to_order on restock_runs (order_on) where state = 'TOLD';
create index restock_runs_under_way on restock_runs (tried_until) where state = 'ORDERING';
-- The cart in which a day's order is made ready is one of each person.
create unique index restock_runs_one_at_a_time on restock_runs (user_id, tenant) where state = 'ORDERING';
create index restock_runs_of_order on restock_runs (order_number) where order_number is not null;

create table restock_run_items (
  run_id        uuid not null references restock_runs on delete cascade,
  restock_id    uuid not null references restocks on delete cascade,
  outcome       text not null,
  reason        text,           -- why it was left out
  unit_cents    int,            -- of one piece, when it was left out or ordered
  primary key (run_id, restock_id)
);
create index restock_run_items_of_restock on restock_run_items (restock_id);

create function restock_moved() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform require_move('RESTOCK', '', new.state);
  elsif new.state is distinct from old.state then
    perform require_move('RESTOCK', old.state, new.state);
  end if;
  return new;
end $$;
create trigger restock_moves before insert or update of state on restocks for each row execute function restock_moved();

create function restock_run_moved() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform require_move('RESTOCK_RUN', '', new.state);
  elsif new.state is distinct from old.state then
    perform require_move('RESTOCK_RUN', old.state, new.state);
  end if;
  return new;
end $$;
create trigger restock_run_moves before insert or update of state on restock_runs for each row execute function restock_run_moved();

-- Their orders are made ready in a cart of their own: the everyday one is not touched.
alter table carts drop constraint carts_kind_check;
alter table carts add constraint carts_kind_check check (kind in ('DEFAULT', 'SPECIAL', 'BUY_NOW', 'RESTOCK'));
