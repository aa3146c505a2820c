-- Whoever brings a catalogue brings the words that people use for its things: of one item in search_text, of a kind of thing in its names. Both
-- are read with every search, so neither holds a book.
alter table items add constraint items_search_text_is_short check (length(search_text) <= 4000);
comment on column items.search_text is 'Words for this item that its name does not say, in any order, up to 4,000 letters: an item is found by them as by its name, behind those whose name says them';
alter table product_kinds add constraint product_kinds_names_are_few
  check (cardinality(names) <= 200 and length(array_to_string(names, ' ')) <= 8000);
comment on column product_kinds.names is 'What people call things of this kind, each a whole name in the singular or plural: up to 200';
