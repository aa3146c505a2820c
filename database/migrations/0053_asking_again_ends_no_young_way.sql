-- Who asks again while a way to a new password is young gets the same one: a stranger's ask ends nobody's. Its token is made from an id with
-- our own key; a way of before has none, and the next ask ends it.
alter table password_resets
  add column reset_id uuid,
  add column made_at timestamptz not null default '-infinity';
alter table password_resets alter column made_at drop default;
