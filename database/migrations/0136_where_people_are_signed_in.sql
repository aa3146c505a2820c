-- Whoever signed in sees where: each sign-in has an id that opens nothing, goes on through the sessions that follow it, and says in words from which browser it came.
alter table sessions
  add column sign_in_id   uuid not null default gen_random_uuid(),
  add column signed_in_at timestamptz not null default now(),
  add column browser      text not null default '';
update sessions set signed_in_at = created_at;
