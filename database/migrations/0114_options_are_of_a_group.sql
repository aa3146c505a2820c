-- Options tell an item from the others of its group. One that has some and no group is alone in a group of its own.
update items set item_group = item_id where item_group is null and options <> '[]';
alter table items add constraint options_are_of_a_group check (item_group is not null or options = '[]');
