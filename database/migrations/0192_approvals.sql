-- Orders of organizations that wait until somebody has said yes.
create table approvals (
  order_number   text primary key references orders,
  account_number text not null references accounts,
  owner_id       uuid not null references users, -- who ordered: never decides about it
  total_cents    int not null,
  reasons        jsonb not null,                 -- why it waits, with the figures of then
  steps          jsonb not null,                 -- who is asked, one step after the other
  step           int not null default 0,         -- the one that is now
  asked          uuid[] not null,                -- who of it has still to answer by name
  asks_group     boolean not null,               -- or any of the group
  submitted_at   timestamptz not null,
  overdue_at     timestamptz not null,           -- from then on administrators may decide, too
  expires_at     timestamptz not null,           -- then it is canceled
  reminded_at    timestamptz,
  ended_at       timestamptz                     -- it waits no longer: decided, canceled or expired
);
create index approvals_waiting on approvals (account_number, submitted_at) where ended_at is null;
create index approvals_expiring on approvals (expires_at) where ended_at is null;
create index approvals_overdue on approvals (overdue_at) where ended_at is null and reminded_at is null;
create index approvals_of_owner on approvals (owner_id, submitted_at);
create index approvals_ended on approvals (account_number, ended_at) where ended_at is not null;

-- What was said about them. Only ever appended to.
create table approval_entries (
  entry_id     bigint generated always as identity primary key,
  order_number text not null references approvals,
  step         int not null,
  kind         text not null check (kind in ('SUBMITTED', 'ACCEPT', 'DECLINE', 'COMMENT', 'CHANGED', 'REMINDED', 'EXPIRED', 'CANCELED')),
  by_user      uuid references users, -- null: the shop itself
  as_user      uuid references users, -- for whom they stood in; null: for themselves
  comment      text,
  at           timestamptz not null
);
create index approval_entries_of_order on approval_entries (order_number, entry_id);
create index approval_entries_of_user on approval_entries (by_user, entry_id) where by_user is not null;

-- On top of limits and budgets: what else of an organization's orders waits.
create table approval_rules (
  rule_id        uuid primary key,
  account_number text not null references accounts,
  name           text not null,
  kind           text not null check (kind in ('AMOUNT', 'BUDGET', 'ITEM', 'CATEGORY', 'OFF_CONTRACT')),
  above_cents    int not null default 0 check (above_cents >= 0),
  "values"       text[] not null default '{}',
  steps          jsonb not null,
  created_at     timestamptz not null,
  check ((kind in ('BUDGET', 'ITEM', 'CATEGORY')) = (cardinality("values") > 0))
);
create index approval_rules_of_account on approval_rules (account_number, created_at);

-- Who decides for somebody who is away.
create table approval_stand_ins (
  user_id    uuid not null references users,
  stands_in  uuid not null references users,
  starts_on  date not null,
  ends_on    date not null, -- the last day
  created_at timestamptz not null,
  primary key (user_id, stands_in, starts_on),
  check (ends_on >= starts_on),
  check (user_id <> stands_in)
);
create index approval_stand_ins_of on approval_stand_ins (stands_in, ends_on);

-- An order that was let past what a budget had left, because somebody is asked about it: by so much.
alter table budget_entries
  add column beyond_cents int not null default 0 check (beyond_cents between 0 and greatest(0, amount_cents)),
  add constraint budget_entries_beyond_is_held check (kind = 'HELD' or beyond_cents = 0);
