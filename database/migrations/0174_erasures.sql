-- Whose account is to be deleted, and when: until then they can take it back. The row stays, as the proof that it was done; it names nobody any more.
create table erasures (
  user_id   uuid primary key references users,
  asked_at  timestamptz not null,
  due_at    timestamptz not null,
  erased_at timestamptz,                -- the account is gone; orders that were under way are waited for
  done_at   timestamptz,                -- and so is who ordered what
  check (done_at is null or erased_at is not null)
);
create index erasures_due on erasures (due_at) where done_at is null;

-- What somebody gave up with their account goes out of the book of rewards as it came in: as an entry.
alter table reward_entries drop constraint reward_entries_kind_check, drop constraint if exists reward_entries_check;
alter table reward_entries
  add constraint reward_entries_kind_check check (kind in ('GRANTED', 'REDEEMED', 'RETURNED', 'FORFEITED')),
  add constraint reward_entries_check check ((kind in ('REDEEMED', 'FORFEITED')) = (amount_cents < 0));
