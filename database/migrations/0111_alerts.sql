-- Mails that somebody asked for: that an item can be had again, or costs no more than a price. Each is told of once.
create table item_alerts (
  alert_id    uuid primary key default gen_random_uuid(),
  kind        text not null check (kind in ('BACK', 'PRICE')),
  item_id     text not null references items,
  tenant      text not null,
  user_id     uuid references users,                 -- null: a guest, who is known by the mailbox alone
  email       text,                                  -- of a guest; somebody with an account is written to where they are then
  mailbox     text,                                  -- the same address however it is spelled, for whoever counts
  zip         text,                                  -- where who asked is: it decides what may be sent there
  below_cents int check (below_cents > 0),
  state       text not null check (state in ('WAITING', 'ACTIVE', 'TOLD')),
  key_hash    bytea not null unique,                 -- of the key in the mails, which stands nowhere else
  asked_at    timestamptz not null,
  looked_at   timestamptz,
  told_at     timestamptz,
  expires_at  timestamptz not null,
  constraint alert_of_somebody check ((user_id is null) <> (email is null) and (email is null) = (mailbox is null)),
  constraint alert_has_its_price check ((kind = 'PRICE') = (below_cents is not null)),
  constraint told_when check ((state = 'TOLD') = (told_at is not null))
);
-- Nobody with an account has two of the same.
create unique index item_alerts_of_user on item_alerts (user_id, item_id, kind) where user_id is not null and state <> 'TOLD';
create index item_alerts_of_user_all on item_alerts (user_id, asked_at desc) where user_id is not null;
create index item_alerts_of_mailbox on item_alerts (mailbox, item_id, kind) where mailbox is not null;
create index item_alerts_to_look_at on item_alerts (looked_at nulls first, alert_id) where state = 'ACTIVE';
create index item_alerts_by_end on item_alerts (expires_at);

-- Mailboxes that want no alerts by guests any more: only a hash is kept of what nobody is to be written to.
create table alert_refusals (
  mailbox_hash bytea primary key,
  refused_at   timestamptz not null
);
