-- What every changing call and every background job leans on.

-- Same key and body: same answer. Kept for 24 hours.
create table idempotency_keys (
  scope      text not null,                           -- session and route
  key        text not null,
  body_hash  bytea not null,
  status     int,                                     -- null while the first call is under way
  answer     jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Written in the same commit as what they tell of; sent at least once; the id lets the receiver drop repeats.
create table outbox (
  message_id   uuid primary key,
  kind         text not null,                         -- ORDER_CONFIRMATION, PASSWORD_RESET, CAPTURE ...
  payload      jsonb not null,
  created_at   timestamptz not null,
  due_at       timestamptz not null,
  attempts     int not null default 0,
  last_error   text,
  sent_at      timestamptz
);
create index outbox_due on outbox (due_at) where sent_at is null;

-- How far the demo shop is loaded; a load that was cut off starts again from here.
create table demo_loads (
  part      text primary key,
  rows      int not null,
  loaded_at timestamptz not null default now()
);
