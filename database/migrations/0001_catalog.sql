-- What the shop sells, where it lies and what people say about it.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;

create table categories (
  category_id text primary key,                       -- a slug: it stands in the address of the page
  parent_id   text references categories,             -- null: a department
  name        text not null,
  description text not null,
  picture     text not null,                          -- a key of pictures/manifest.json
  position    int  not null
);

create table items (
  item_id            text primary key,                -- also the SKU and the part number
  name               text not null,
  brand              text not null,
  department_id      text not null references categories,
  category_id        text not null references categories,
  description        text not null,
  highlights         text[] not null,                 -- what it is, in three lines
  specifications     jsonb not null,                  -- [["Sheet size", "8.5 x 11 in"], ...] in order of display
  pictures           text[] not null,                 -- keys of pictures/manifest.json; the first stands on the tile
  price_cents        int check (price_cents >= 0),    -- the site price; null: no price is known
  list_price_cents   int check (list_price_cents > price_cents), -- what it cost before, where that is true
  member_price_cents int check (member_price_cents >= 0),
  uom                text not null,                   -- Each, Pack, Case, Box, Carton, Set
  units_in_pack      int not null check (units_in_pack >= 1),
  unit_name          text not null,                   -- what one piece of the pack is: sheet, pen, each
  facts              jsonb not null default '{}',     -- what makes it behave differently: domain/catalog/item-facts.ts
  rating_sum         int not null default 0 check (rating_sum >= 0),
  rating_count       int not null default 0 check (rating_count >= 0),
  is_published       boolean not null default true,
  popularity         int not null default 0,          -- pieces sold in the last year
  released_on        date not null,
  search_text        text not null,                   -- name, brand, category, attributes: what search reads
  search             tsvector generated always as (
    setweight(to_tsvector('english', name || ' ' || brand || ' ' || item_id), 'A') || setweight(to_tsvector('english', search_text), 'B')
  ) stored
);
create index items_by_category on items (category_id, popularity desc, item_id) where is_published;
create index items_by_department on items (department_id, popularity desc, item_id) where is_published;
create index items_search on items using gin (search);
create index items_name_trigrams on items using gin (name gin_trgm_ops);

create table reviews (
  review_id  bigint generated always as identity primary key,
  item_id    text not null references items,
  author     text not null,
  stars      int not null check (stars between 1 and 5),
  title      text not null,
  body       text not null,
  written_on date not null,
  is_verified boolean not null                        -- the author bought it here
);
create index reviews_of_item on reviews (item_id, written_on desc);

create table stores (
  store_number text primary key,
  name         text not null,
  address1     text not null,
  city         text not null,
  state        text not null,
  zip          text not null,
  phone        text not null,
  latitude     double precision not null,
  longitude    double precision not null,
  time_zone    text not null,
  hours        jsonb not null                         -- seven of {"day","open","close"}, Sunday first, times as HH:MM
);

create table zip_codes (
  zip       text primary key,
  city      text not null,
  state     text not null,
  latitude  double precision not null,
  longitude double precision not null
);

-- A location is the fulfilment centre FC1 or a store. Invariant I5 stands in the row itself.
create table stock (
  item_id     text not null references items,
  location_id text not null,
  initial     int not null check (initial >= 0),
  available   int not null check (available >= 0),
  held        int not null default 0 check (held >= 0),
  sold        int not null default 0 check (sold >= 0),
  primary key (item_id, location_id),
  constraint stock_adds_up check (initial = available + held + sold)
-- A row that sells all day changes all day: its versions stay on its page and out of the index, and are cleared away soon.
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);

create table coupons (
  code            text primary key,
  description     text not null,
  kind            text not null check (kind in ('PERCENT', 'FIXED', 'SHIPPING', 'FREE_ITEM')),
  priority        int not null check (priority between 1 and 4), -- 1 item, 2 basket, 3 rewards, 4 checkout only
  percent_bp      int check (percent_bp between 1 and 10000),
  amount_cents    int check (amount_cents > 0),
  is_per_unit     boolean not null default false,     -- the amount is taken off each piece
  is_automatic    boolean not null default false,     -- always on, needs no code
  is_stackable    boolean not null default false,
  needs_pickup    boolean not null default false,
  minimum_cents   int not null default 0,
  item_ids        text[],                             -- null: every item qualifies
  free_item_id    text references items,
  owner_user_id   uuid,                               -- a rewards coupon of one member
  valid_from      timestamptz not null default '2000-01-01',
  valid_until     timestamptz,
  use_limit       int check (use_limit > 0),
  used            int not null default 0 check (used >= 0),
  constraint coupon_within_limit check (use_limit is null or used <= use_limit)
);
