-- The link by which anybody may read a list. There is one at most, and what it was is kept nowhere.
alter table shopping_lists add column link_hash bytea unique;
