-- What the period of a budget center was given is summed up from its book whenever somebody changes it, and for a file of thousands at once: without reading what was
-- taken out of it.
create index budget_entries_given on budget_entries (account_number, budget_center, period_no) include (amount_cents)
  where kind in ('GRANTED', 'ADJUSTED');
