-- Who shops here: people, their organisations, what those may do, and their sessions.
create table accounts (
  account_number  text primary key,
  name            text not null,
  tenant          text not null default 'SBA',
  settings        jsonb not null                      -- display rules, invoice, tax exemption, healthcare status: domain/accounts
);

create table users (
  user_id          uuid primary key default gen_random_uuid(),
  email            citext not null unique,
  password_hash    text not null,                     -- argon2id, as a PHC string
  first_name       text not null,
  last_name        text not null,
  tenants          text[] not null,                   -- dotcom, SBA
  roles            text[] not null default '{}',      -- APPROVER, GROUP_APPROVER, ACCOUNT_ADMIN, CSR, ASSOCIATE, OPERATOR
  account_number   text references accounts,
  permissions      text[] not null default '{}',      -- G_IOC, G_CSE ...
  membership       text not null default 'NON_MEMBER' check (membership in ('NON_MEMBER', 'SELECT', 'PREMIUM')),
  rewards_tier     text,                              -- PR6, PR7 ...
  rewards_number   text unique,
  member_since     date,
  segments         text[] not null default '{}',
  rewards_cents    int not null default 0 check (rewards_cents >= 0),
  settings         jsonb not null default '{}',       -- order limit, approver, preferred store, display rules of this user
  created_at       timestamptz not null default now()
);
create index users_of_account on users (account_number);

create table addresses (
  address_id     uuid primary key default gen_random_uuid(),
  user_id        uuid references users,
  account_number text references accounts,            -- a ship-to of the organisation
  kind           text not null check (kind in ('S', 'B', 'SB', 'ST')),
  first_name     text not null,
  last_name      text not null,
  organization   text not null default '',
  address1       text not null,
  address2       text not null default '',
  city           text not null,
  state          text not null,
  zip            text not null,
  phone          text not null,
  is_default     boolean not null default false,
  constraint address_has_one_owner check ((user_id is null) <> (account_number is null))
);
create index addresses_of_user on addresses (user_id);
create index addresses_of_account on addresses (account_number);

create table wallet_cards (
  card_id      uuid primary key default gen_random_uuid(),
  user_id      uuid not null references users,
  token        text not null,                         -- the payment vendor's; never a number
  brand        text not null,
  last_four    text not null,
  expiry_month int check (expiry_month between 1 and 12),
  expiry_year  int,
  nickname     text not null default '',
  is_default   boolean not null default false,
  updated_at   timestamptz not null default now()
);
create index wallet_cards_of_user on wallet_cards (user_id);

create table contract_prices (
  account_number text not null references accounts,
  item_id        text not null references items,
  price_cents    int not null check (price_cents >= 0),
  customer_sku   text,
  primary key (account_number, item_id)
);

create table account_policies (
  policy_id      bigint generated always as identity primary key,
  account_number text not null references accounts,
  blocked_item_id     text references items,
  blocked_category_id text references categories,
  blocked_brand       text
);

create table budget_centers (
  account_number text not null references accounts,
  value          text not null,
  description    text not null,
  limit_cents    int not null,
  spent_cents    int not null default 0 check (spent_cents >= 0),
  held_cents     int not null default 0 check (held_cents >= 0),
  primary key (account_number, value)
);

-- A session is a random 256-bit id in a cookie; only its hash is kept.
create table sessions (
  session_hash      bytea primary key,
  tenant            text not null,
  user_id           uuid references users,
  context_token     text not null,
  is_guest_checkout boolean not null default false,   -- the shopper chose to go on as a guest
  created_at        timestamptz not null,
  last_seen_at      timestamptz not null,
  expires_at        timestamptz not null
);
create index sessions_of_user on sessions (user_id) where user_id is not null;

-- A way to a new password: the token stands in a mail, only its hash is kept; it works once.
create table password_resets (
  token_hash bytea primary key,
  user_id    uuid not null references users,
  expires_at timestamptz not null
);

-- Failed tries of a thing that can be guessed: sign-ins, codes, PINs. Counted per subject in a sliding window.
create table failed_attempts (
  kind    text not null,
  subject text not null,
  at      timestamptz not null
);
create index failed_attempts_of_subject on failed_attempts (kind, subject, at);
