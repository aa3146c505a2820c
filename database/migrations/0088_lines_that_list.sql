-- These lines hold a list as one text: "Ardent L40, Ardent L48" is not what somebody with an L48 chooses, and to choose "Ardent L48" would hide
-- what fits both. What an item is made for is in its facts, and has a filter of its own.
insert into labels_without_filter
values ('Compatible printers'), ('Compatible cartridges'), ('Compatible models'), ('Compatible machines'), ('Compatible with'), ('Fits')
on conflict do nothing;

delete from attributes a using labels_without_filter l where l.label = a.label;
