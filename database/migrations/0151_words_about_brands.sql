-- What a brand is known for, in a sentence or two: said on the brand's page. Brands without a row have a page all the same.
create table brand_words (
  brand text primary key,
  about text not null check (about <> '' and length(about) <= 400)
);
