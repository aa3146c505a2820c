-- What is switched on and off for the whole shop, without a new version of it. One that is missing counts as on, but for those whose name ends in _DISABLED.
create table web_toggles (
  toggle_name   text primary key,
  toggle_values text[] not null default '{}',   -- 'Y' among them: on
  is_active     boolean not null default true
);
