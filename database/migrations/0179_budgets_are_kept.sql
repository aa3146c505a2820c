-- Organizations keep their budget centers themselves: they add and close them, change their amounts, and have them begin anew each month, quarter or year.
alter table budget_centers
  add column period          text not null default 'NONE' check (period in ('NONE', 'MONTH', 'QUARTER', 'YEAR')),
  add column amount_cents    int  not null default 0 check (amount_cents >= 0), -- what each period begins with; limit_cents is what the one that is now has in all
  add column carry           text not null default 'NONE' check (carry in ('NONE', 'CAPPED', 'ALL')), -- what of it is left when it ends
  add column carry_cap_cents int  check (carry_cap_cents >= 0),
  add column period_no       int  not null default 0,  -- counts on, also when a center gets periods or loses them
  add column starts_on       date,
  add column ends_on         date, -- the first day that is not of the period; null: it does not end
  add column closed_at       timestamptz,
  add check ((carry = 'CAPPED') = (carry_cap_cents is not null)),
  add check ((period = 'NONE') = (ends_on is null)),
  -- What comes back of an order of an earlier period is the one's that is now: it can have had less than that.
  drop constraint budget_centers_spent_cents_check;
update budget_centers set amount_cents = limit_cents;
create index budget_centers_ending on budget_centers (ends_on) where ends_on is not null;

-- Its book tells what it was given, too: GRANTED when a period begins, CARRIED over from the one before, ADJUSTED by somebody who says why. With what was taken out,
-- each line is of a period: what an order holds is booked or released in the one that it was held in, what comes back belongs to the one that is then.
alter table budget_entries
  drop constraint budget_entries_kind_check,
  drop constraint budget_entries_amount_cents_check,
  drop constraint budget_entries_check1,
  add column period_no int not null default 0,
  add column by_user   uuid references users, -- who ordered, or who changed the amount
  add column note      text,
  add column parts     jsonb, -- what it is for, in cents by category of goods; '' is what is no goods
  add constraint budget_entries_kind_check
    check (kind in ('BROUGHT', 'GRANTED', 'CARRIED', 'ADJUSTED', 'HELD', 'BOOKED', 'RELEASED', 'CREDITED')),
  add constraint budget_entries_amount_cents_check check (amount_cents > 0 or (kind = 'ADJUSTED' and amount_cents <> 0)),
  add constraint budget_entries_order_check check ((kind in ('BROUGHT', 'GRANTED', 'CARRIED', 'ADJUSTED')) = (order_number is null));
drop index budget_entries_of_center;
create index budget_entries_of_center on budget_entries (account_number, budget_center, entry_id);
insert into budget_entries (account_number, budget_center, kind, amount_cents, at)
select account_number, value, 'GRANTED', limit_cents, now() from budget_centers where limit_cents > 0;
update budget_entries e set by_user = o.user_id from orders o where o.order_number = e.order_number;

-- Periods that have ended.
create table budget_periods (
  account_number text not null,
  budget_center  text not null,
  period_no      int  not null,
  starts_on      date, -- null: it had begun before there were periods
  ends_on        date not null,
  limit_cents    int  not null,
  primary key (account_number, budget_center, period_no),
  foreign key (account_number, budget_center) references budget_centers
);

-- Who has changed what about the budgets of an organization. Only ever appended to.
create table budget_changes (
  change_id      bigint generated always as identity primary key,
  account_number text not null references accounts,
  budget_center  text, -- null: it is about all of them
  what           text not null check (what in ('ADDED', 'CHANGED', 'CLOSED', 'REOPENED', 'DEFAULT', 'FISCAL_YEAR')),
  before         jsonb not null,
  after          jsonb not null,
  note           text,
  by_user        uuid references users,
  at             timestamptz not null
);
create index budget_changes_of_account on budget_changes (account_number, change_id);
