-- What a file of items brought of words that people use for one: they are part of search_text, and are kept by themselves so that this can be written anew
-- when something else of the item changes. Null: search_text was written by hand.
alter table items add column own_words text;
comment on column items.own_words is 'Words that a file of items brought; search_text has them, the names of its category and what its specifications say';
