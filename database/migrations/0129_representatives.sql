-- Customer service acts for customers: in a session of the customer's that names who acts, and each change that they make is written down.
alter table sessions add column represented_by uuid references users;
create index sessions_of_representative on sessions (represented_by) where represented_by is not null;

create table representative_acts (
  act_id            bigint generated always as identity primary key,
  representative_id uuid not null references users,
  user_id           uuid not null references users,
  tenant            text not null,
  call              text not null,                    -- by its name in the API description; BEGIN and END of acting, too
  params            jsonb not null default '{}',      -- those of its path: never what was typed
  done_at           timestamptz not null
);
create index representative_acts_of_user on representative_acts (user_id, done_at desc);
create index representative_acts_of_representative on representative_acts (representative_id, done_at desc);
