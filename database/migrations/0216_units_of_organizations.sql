-- Departments and locations of an organization: what somebody orders for, with where that goes, what it is charged to and who approves it.
create table units (
  unit_id        uuid primary key default gen_random_uuid(),
  account_number text not null references accounts,
  name           text not null,
  ship_to_id     uuid references addresses on delete set null, -- null: everybody's own stays
  budget_center  text,
  approver_id    uuid references users,
  created_at     timestamptz not null
);
create unique index units_by_name on units (account_number, lower(name));

create table unit_people (
  unit_id uuid not null references units on delete cascade,
  user_id uuid not null references users,
  primary key (user_id, unit_id)
);
create index unit_people_of_unit on unit_people (unit_id);

-- For which unit something was ordered, whatever it is called by now; what it was called then stands with the order's details.
alter table orders add column unit_id uuid references units on delete set null;
create index orders_of_unit on orders (unit_id) where unit_id is not null;
