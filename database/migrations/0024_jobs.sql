-- Work for later: at an instant of the shop's clock, or again and again. A job is one row until it is done.
create table jobs (
  name       text not null,
  key        text not null default '',      -- what it is about; '' for what repeats
  due_at     timestamptz not null,          -- by the shop's clock
  attempts   int not null default 0,        -- since it was put there or last done
  run_id     uuid,                          -- of the node that is at it
  held_until timestamptz,                   -- by the database's clock: a node that is gone does not hold it longer
  last_error text,
  primary key (name, key)
);
create index jobs_due on jobs (due_at);
