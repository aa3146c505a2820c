-- What is to be known of an item on a list, and how it stood on the day it was put there: what changed since is told by it.
alter table shopping_list_items
  add column note text not null default '' check (char_length(note) <= 200),
  add column price_cents int check (price_cents >= 0), -- for whoever put it there; null: it had none
  add column was_in_stock boolean;                     -- null: from before anybody kept it
