-- A purchasing system begins a session for one of its buyers. The cart of it is handed back there: nothing is ordered here.
create table procurement_sessions (
  procurement_id uuid primary key,                    -- by which the purchasing system names the returned cart later
  partner_id     text not null references partners,
  user_id        uuid not null references users,
  operation      text not null check (operation in ('CREATE', 'EDIT', 'INSPECT')),
  state          text not null default 'OPEN' check (state in ('OPEN', 'RETURNED', 'LEFT')),
  cart_hash      bytea not null unique,               -- whose carts and saved items are this session's: no other session has it
  earlier_id     uuid references procurement_sessions on delete set null, -- whose returned cart was opened
  return_to      text not null,                       -- where the cart is handed back to, of the partner's addresses
  buyer_cookie   text not null default '',            -- how the purchasing system knows its buyer's session; means nothing here
  order_number   text,                                -- the purchasing system's own
  begun_at       timestamptz not null,
  ended_at       timestamptz,
  handed_over    json,                                -- what was handed to the browser: a repeat gets the same
  kept_until     timestamptz not null,                -- until when the returned cart can be opened again
  constraint procurement_ends_once check ((state = 'OPEN') = (ended_at is null)),
  constraint procurement_opens_an_earlier_cart check (operation <> 'CREATE' or earlier_id is null)
);
create index procurement_sessions_by_user on procurement_sessions (user_id);
create index procurement_sessions_by_end on procurement_sessions (kept_until);
create index procurement_sessions_by_earlier on procurement_sessions (earlier_id);

alter table sessions add column procurement_id uuid references procurement_sessions on delete cascade;
create index sessions_by_procurement on sessions (procurement_id) where procurement_id is not null;

-- Where a purchasing system may have carts sent: https addresses without a query; a path is one of this very site, for the demo.
alter table partners add column return_addresses text[] not null default '{}';

alter table carts drop constraint carts_status_check;
alter table carts add constraint carts_status_check check (status in ('OPEN', 'CHECKOUT', 'SUBMITTED', 'MERGED', 'CANCELLED', 'RETURNED'));
