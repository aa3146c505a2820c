-- Quotes: somebody of an organization asks what many items would cost them, a representative offers, and the offer becomes an order once.
create table quotes (
  quote_id       bigint generated always as identity (start with 1001) primary key, -- 'Q-1001' to people
  account_number text not null references accounts,
  user_id        uuid not null references users,  -- who asked: they answer and order
  state          text not null,                   -- moves as state_moves lets it
  asked_rows     jsonb not null,                  -- [{itemId, name, qty, unitCents, targetCents?}] as they were then
  note           text not null default '',
  needed_by      date,
  version        int not null default 0,          -- of the newest offer; 0: there is none
  valid_until    date,                            -- its last day, by the shop's calendar
  order_number   text references orders,          -- that has it, or had it
  asked_at       timestamptz not null,
  waits_since    timestamptz not null,            -- since when it is up to who it is up to
  reminded_at    timestamptz,                     -- the buyer was told that this offer ends soon
  request_key    text,                            -- of the form or the call: sent twice, it asks once
  updated_at     timestamptz not null,
  changed_by     text not null,
  check ((version = 0) = (valid_until is null)),
  check (state not in ('ORDERING', 'ORDERED') or order_number is not null)
);
create unique index quotes_once on quotes (user_id, request_key) where request_key is not null;
create unique index quotes_of_order on quotes (order_number) where order_number is not null;
create index quotes_of_user on quotes (user_id, quote_id);
create index quotes_of_account on quotes (account_number, quote_id);
create index quotes_waiting on quotes (waits_since, quote_id) where state = 'REQUESTED';
create index quotes_by_state on quotes (state, quote_id);
create index quotes_ending on quotes (valid_until) where state in ('OFFERED', 'ACCEPTED');

-- Each offer is kept.
create table quote_offers (
  quote_id    bigint not null references quotes,
  version     int not null check (version > 0),
  rows        jsonb not null,                     -- [{itemId, name, qty, unitCents, listCents, insteadOf?}]
  discount_bp int not null check (discount_bp between 0 and 9000),
  valid_until date not null,
  note        text not null default '',
  by_user     uuid references users,
  at          timestamptz not null,
  primary key (quote_id, version)
);

-- What was said and done about it. Only ever appended to.
create table quote_entries (
  entry_id bigint generated always as identity primary key,
  quote_id bigint not null references quotes,
  kind     text not null check (kind in ('ASKED', 'OFFERED', 'MESSAGE', 'CHANGE_ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'REFUSED', 'EXPIRED', 'ORDERED')),
  by_user  uuid references users,                 -- null: the shop itself
  is_ours  boolean not null default false,        -- said by a representative
  version  int not null default 0,                -- of the offer that it is about
  text     text not null default '',
  at       timestamptz not null
);
create index quote_entries_of_quote on quote_entries (quote_id, entry_id);
create index quote_entries_of_user on quote_entries (by_user) where by_user is not null;

create table quote_moves (
  move_id    bigint generated always as identity primary key,
  quote_id   bigint not null references quotes,
  from_state text,
  to_state   text not null,
  actor      text not null,
  at         timestamptz not null
);
create index quote_moves_of_quote on quote_moves (quote_id, move_id);

create function note_quote_move() returns trigger language plpgsql as $$
begin
  perform require_move('QUOTE', case tg_op when 'UPDATE' then old.state else '' end, new.state);
  insert into quote_moves (quote_id, from_state, to_state, actor, at)
    values (new.quote_id, case tg_op when 'UPDATE' then old.state end, new.state, new.changed_by, new.updated_at);
  return null;
end $$;
create trigger quotes_begin after insert on quotes for each row execute function note_quote_move();
create trigger quotes_move after update of state on quotes for each row when (old.state <> new.state) execute function note_quote_move();
