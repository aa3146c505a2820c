-- Who may manage a guest's order beside the visit that placed it: whoever opened the link of one of its mails.
create table order_grants (
  order_number text not null references orders,
  holder       bytea not null,       -- the session's hash, or the id of the person who was signed in, as text
  granted_at   timestamptz not null,
  primary key (order_number, holder)
);
create index order_grants_by_age on order_grants (granted_at);
