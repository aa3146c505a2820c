-- What may be guessed is limited before it is looked at: a guess takes a seat first, in one statement, so that guesses at the same
-- time cannot share one. A row holds the seats that are taken; the lock on it is what makes them count.
drop table failed_attempts;
create table limit_seats (
  kind       text not null,
  subject    text not null,
  taken      bigint[] not null,                       -- when each was taken, in milliseconds; by the clock of this database
  last_count int not null,                            -- how many the last one who asked was given
  last_at    bigint not null,                         -- and when
  primary key (kind, subject)
);
create index limit_seats_by_age on limit_seats (last_at);

-- Stores change seldom and by hand: whoever changes them cannot forget to tell the nodes, which have them in memory.
create function tell_stores_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('stores_changed', '');
  return null;
end $$;
create trigger stores_changed after insert or update or delete or truncate on stores
  for each statement execute function tell_stores_changed();
create trigger zip_codes_changed after insert or update or delete or truncate on zip_codes
  for each statement execute function tell_stores_changed();
