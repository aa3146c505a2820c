-- What of a tender its order needs no more since it was changed while it waited for an approval: it is let go, or was.
alter table order_payments
  add column unneeded_cents int not null default 0,
  add constraint unneeded_is_of_the_hold check (unneeded_cents between 0 and amount_cents);
