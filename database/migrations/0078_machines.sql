-- Printers and the like that people have, so that the shop can say what fits them. One is somebody's own, or an organisation's: then all of its
-- people see it.
create table machines (
  machine_id     uuid primary key default gen_random_uuid(),
  user_id        uuid references users,
  account_number text references accounts,
  model          text not null check (length(model) between 1 and 80),  -- as the items that are made for it name it: facts ->> 'printerModels'
  nickname       text not null default '' check (length(nickname) <= 40),
  added_by       uuid references users,
  added_at       timestamptz not null default now(),
  constraint machine_has_one_owner check ((user_id is null) <> (account_number is null))
);
-- Two of a model are told apart by their nicknames: who adds one twice has one.
create unique index machines_of_user on machines (user_id, model, nickname) where user_id is not null;
create unique index machines_of_account on machines (account_number, model, nickname) where account_number is not null;

-- The machines that the catalogue knows are those that something is made for: few items of many.
create index items_for_printers on items (item_id) where facts ? 'printerModels';
