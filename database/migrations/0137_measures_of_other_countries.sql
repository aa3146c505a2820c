-- Weights, sizes and colors as other countries and other trades write them, with what is printed on things here.
insert into search_synonyms (said, means) values
  ('75gsm', '{"20 lb"}'), ('80gsm', '{"21 lb","20 lb"}'), ('90gsm', '{"24 lb"}'), ('100gsm', '{"28 lb","27 lb"}'), ('120gsm', '{"32 lb"}'),
  ('75g', '{"20 lb"}'), ('80g', '{"21 lb","20 lb"}'),
  ('26/6', '{standard}'), ('24/6', '{standard}'),
  ('60x45', '{"2'' x 1.5''"}'), ('90x60', '{"3'' x 2''"}'), ('60x90', '{"3'' x 2''"}'), ('120x90', '{"4'' x 3''"}'), ('90x120', '{"4'' x 3''"}'),
  ('120x60', '{"4'' x 2''"}'), ('180x120', '{"6'' x 4''"}'), ('180x90', '{"6'' x 3''"}'), ('240x120', '{"8'' x 4''"}'),
  ('brown', '{tan,kraft}')
on conflict (said) do nothing;
