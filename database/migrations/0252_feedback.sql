-- What visitors say of the shop. It names nobody: neither who it was nor from where.
create table feedback (
  feedback_id bigint generated always as identity primary key,
  said_at timestamptz not null,
  tenant text not null,
  task text not null,
  managed text not null,
  score smallint not null check (score between 1 and 5),
  comment text not null check (length(comment) <= 1000)
);
create index feedback_by_time on feedback (said_at);
