-- What an organization may owe: its invoices are due terms_days after their day. held_cents, owed_cents and unapplied_cents are sums of its book (credit_entries).
create table credit_accounts (
  account_number  text primary key references accounts,
  limit_cents     int not null check (limit_cents >= 0),
  terms_days      int not null check (terms_days between 1 and 120),
  held_cents      int not null default 0 check (held_cents >= 0),  -- of orders that are placed or being placed and not invoiced
  owed_cents      int not null default 0,                          -- invoiced and not paid; below zero: more was paid
  unapplied_cents int not null default 0 check (unapplied_cents >= 0) -- paid or credited, and no invoice was open for it
);

-- An invoice for each shipment that went on account.
create table account_invoices (
  invoice_number text primary key,
  account_number text not null references credit_accounts,
  order_number   text not null references orders,
  shipment_id    uuid references shipments,
  amount_cents   int not null check (amount_cents > 0),
  open_cents     int not null check (open_cents between 0 and amount_cents),
  issued_at      timestamptz not null,
  due_on         date not null,
  terms_days     int not null,
  reminded_at    timestamptz
);
create index account_invoices_of_account on account_invoices (account_number, issued_at desc, invoice_number);
create index account_invoices_open on account_invoices (account_number, due_on) where open_cents > 0;
create index account_invoices_of_order on account_invoices (order_number);

-- The book of what organizations owe. Only ever appended to: held is HELD without what was BOOKED or RELEASED, owed is BOOKED without what was CREDITED or PAID.
create table credit_entries (
  entry_id       bigint generated always as identity primary key,
  account_number text not null references credit_accounts,
  kind           text not null check (kind in ('HELD', 'BOOKED', 'RELEASED', 'CREDITED', 'PAID')),
  amount_cents   int not null check (amount_cents > 0),
  order_number   text references orders,
  invoice_number text references account_invoices,
  cause          text not null,            -- the order, the key of the move of money, or the reference of the payment: each is written once
  at             timestamptz not null,
  check ((kind = 'PAID') = (order_number is null)),
  check ((kind = 'BOOKED') = (invoice_number is not null))
);
create unique index credit_entries_once on credit_entries (account_number, kind, cause);
create index credit_entries_of_account on credit_entries (account_number, at);
create index credit_entries_of_order on credit_entries (order_number) where order_number is not null;

-- Which payment or credit settles what of which invoice.
create table invoice_settlements (
  invoice_number text not null references account_invoices,
  entry_id       bigint not null references credit_entries,
  amount_cents   int not null check (amount_cents > 0),
  at             timestamptz not null,
  primary key (invoice_number, entry_id)
);

-- The months of which an organization was told that its statement is ready. What stands on it is read from the book.
create table account_statements (
  account_number text not null references credit_accounts,
  month          date not null check (extract(day from month) = 1),
  made_at        timestamptz not null,
  primary key (account_number, month)
);
