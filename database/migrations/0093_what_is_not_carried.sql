-- A search says what the shop does not have. What stands for all things of a kind ("battery") is told from what stands for some of them ("d battery"),
-- which those say themselves; and what is shown because it comes near ("lysol": disinfecting wipes) from what is only called otherwise.
alter table product_kinds add column part_names text[] not null default '{}';
alter table product_kinds drop constraint product_kinds_names_are_few;
alter table product_kinds add constraint product_kinds_names_are_few
  check (cardinality(names || part_names) <= 200 and length(array_to_string(names || part_names, ' ')) <= 8000);
comment on column product_kinds.names is 'What people call things of this kind, each a whole name for all of them, in the singular or plural: up to 200 with part_names';
comment on column product_kinds.part_names is 'What people call some things of this kind ("d battery"): only what says the rest is found';

alter table search_synonyms add column is_near boolean not null default false;
comment on column search_synonyms.is_near is 'The shop does not have what is said: what it means comes near, and pages say so';
update search_synonyms set is_near = true where said = 'windex';

insert into search_synonyms (said, means) values
  ('med', '{medium}'), ('lg', '{large,l}'), ('sm', '{small,s}'), ('three', '{3}'), ('two', '{2}'), ('9 volt', '{9v}')
on conflict (said) do nothing;
