-- What sells best of an item group is read from an index: a thing in every size and color may be a thousand items, of which a hundred are offered.
create index items_of_group_by_popularity on items (group_key, popularity desc, item_id) where is_published;
drop index items_of_group;

-- Which groups there are of a kind of thing, from an index alone.
create index items_by_kind_with_groups on items (kind_id, is_wholesale, popularity desc) include (group_key, sample, brand, category_id) where is_published;
drop index items_by_kind;
alter index items_by_kind_with_groups rename to items_by_kind;
