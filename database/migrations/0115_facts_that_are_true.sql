-- A fact that is said to be false is as one that is not said: in columns as in the program.
alter table items
  alter column is_wholesale set expression as (coalesce(facts -> 'isWholesale' = 'true', false)),
  alter column hides_price set expression as (coalesce(facts -> 'isPriceInCart' = 'true', false));

-- Words of what everybody may see since then.
insert into catalog_words select word, count(*) from items i, words_of_item(i.name, i.brand, i.search_text, i.search) word
where i.is_published and i.facts ? 'isWholesale' and not i.is_wholesale group by word;
