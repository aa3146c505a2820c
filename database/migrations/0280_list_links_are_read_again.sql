-- What the link of a list is made from, by a secret of the shop that is in no database: so whoever manages the list reads it again. Null: it has none, or one from before, of which only the hash is known.
alter table shopping_lists add column link_seed bytea check (link_seed is null or (length(link_seed) = 32 and link_hash is not null));
