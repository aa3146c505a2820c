-- Office rounds: people of an organization put together what one of them orders.
create table rounds (
  round_id          uuid primary key,
  account_number    text not null references accounts,
  coordinator_id    uuid not null references users,
  title             text not null,
  message           text not null default '',
  zone              text not null,                 -- by whose clock its deadline was said
  closes_at         timestamptz not null,
  person_cap_cents  int check (person_cap_cents > 0),
  total_cap_cents   int check (total_cap_cents > 0),
  category_ids      text[] not null default '{}',  -- only items of these; empty: any
  link_hash         bytea unique,                  -- of the link that is sent around; null: there is none
  lets_guests_in    boolean not null default false,
  shows_prices      boolean not null default false, -- to who has no account
  state             text not null,
  created_at        timestamptz not null,
  state_at          timestamptz not null
);
create index rounds_of_account on rounds (account_number, created_at);
create index rounds_closing on rounds (closes_at) where state = 'OPEN';

create function round_moved() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform require_move('ROUND', '', new.state);
  elsif new.state is distinct from old.state then
    perform require_move('ROUND', old.state, new.state);
  end if;
  return new;
end $$;
create trigger round_moves before insert or update of state on rounds for each row execute function round_moved();

create table round_people (
  participant_id uuid primary key,
  round_id       uuid not null references rounds,
  user_id        uuid references users,
  name           text,   -- of who has no account
  key_hash       bytea,  -- of the cookie of their browser
  joined_at      timestamptz not null,
  told_at        timestamptz, -- of what others changed of their rows
  unique (round_id, user_id),
  unique (round_id, key_hash),
  check ((user_id is null) = (name is not null)),
  check ((user_id is null) = (key_hash is not null))
);
create index round_people_of_user on round_people (user_id) where user_id is not null;

create table round_rows (
  row_id         uuid primary key,
  round_id       uuid not null references rounds,
  participant_id uuid not null references round_people,
  item_id        text not null references items,
  qty            int not null check (qty between 1 and 9999),
  note           text not null default '',
  price_cents    int not null check (price_cents >= 0), -- of one piece, when it was added: what limits count
  added_at       timestamptz not null,
  changed_by     uuid references users,        -- who of others changed it last
  changed_at     timestamptz,
  removed_at     timestamptz,                  -- by somebody else than who added it, who is shown it still
  line_id        uuid,                         -- the row of the cart, and of the order, that it went into
  moved_qty      int check (moved_qty between 0 and qty),
  outcome        text,                         -- what came of it in the cart
  order_number   text references orders,       -- what it was ordered with
  check ((line_id is not null) = (coalesce(moved_qty, 0) > 0))
);
create index round_rows_of_round on round_rows (round_id, added_at);
create index round_rows_of_line on round_rows (line_id) where line_id is not null;
