-- Organizations pay their invoices by card. What a payment that is under way is for is claimed of each invoice, so that nothing else pays it meanwhile.
alter table account_invoices add column claimed_cents int not null default 0;
alter table account_invoices add constraint account_invoices_claimed check (claimed_cents between 0 and open_cents);

create sequence invoice_payment_numbers start 20000001;
create table invoice_payments (
  payment_number   text primary key,              -- 'PAY-20000001': so call it its payer, the vendor and the statement
  account_number   text not null references credit_accounts,
  user_id          uuid not null references users,
  state            text not null,                 -- moves as state_moves lets it
  amount_cents     int not null check (amount_cents > 0),  -- that the bank is asked for
  charged_cents    int check (charged_cents between 1 and amount_cents), -- that is taken: less where something else was paid meanwhile
  token            text not null,
  brand            text not null,
  last_four        text not null,
  vendor_key       text not null unique,          -- of the hold; the vendor's idempotency key
  capture_key      text not null unique,          -- of the charge
  vendor_id        text unique,
  transaction_id   text unique,                   -- of the question of the payer's bank
  challenge_url    text,
  challenge_status text check (challenge_status in ('Y', 'N')),
  seats            jsonb,                         -- of the try, until the bank has answered
  request_key      text,                          -- of the form or the call: sent twice, it pays once
  entry_id         bigint unique references credit_entries, -- the line of the book
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  changed_by       text not null,
  due_at           timestamptz,                   -- when somebody looks after it; null: there is nothing to do
  tries            int not null default 0,
  check ((state = 'PAID') = (entry_id is not null)),
  check (state not in ('CHARGING', 'PAID') or (charged_cents is not null and vendor_id is not null))
);
create unique index invoice_payments_once on invoice_payments (user_id, request_key) where request_key is not null;
create index invoice_payments_of_account on invoice_payments (account_number, created_at desc);
create index invoice_payments_of_user on invoice_payments (user_id);
create index invoice_payments_due on invoice_payments (due_at) where due_at is not null;

-- What of which invoice it is for. What is claimed is what of it is taken; nothing once it came to nothing.
create table invoice_payment_parts (
  payment_number text not null references invoice_payments,
  invoice_number text not null references account_invoices,
  wanted_cents   int not null check (wanted_cents > 0),
  claimed_cents  int not null check (claimed_cents between 0 and wanted_cents),
  primary key (payment_number, invoice_number)
);
create index invoice_payment_parts_of_invoice on invoice_payment_parts (invoice_number);

create table invoice_payment_moves (
  move_id        bigint generated always as identity primary key,
  payment_number text not null references invoice_payments,
  from_state     text,
  to_state       text not null,
  actor          text not null,
  at             timestamptz not null
);
create index invoice_payment_moves_of_payment on invoice_payment_moves (payment_number, move_id);

create function note_invoice_payment_move() returns trigger language plpgsql as $$
begin
  perform require_move('INVOICE_PAYMENT', case tg_op when 'UPDATE' then old.state else '' end, new.state);
  insert into invoice_payment_moves (payment_number, from_state, to_state, actor, at)
    values (new.payment_number, case tg_op when 'UPDATE' then old.state end, new.state, new.changed_by, new.updated_at);
  return null;
end $$;
create trigger invoice_payments_begin after insert on invoice_payments for each row execute function note_invoice_payment_move();
create trigger invoice_payments_move after update of state on invoice_payments for each row when (old.state <> new.state) execute function note_invoice_payment_move();
