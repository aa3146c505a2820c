-- A logo stays as long as an order that names it: how many do is counted, so that an order which came to nothing lets its logos go.
alter table logos add column orders int not null default 0 check (orders >= 0); -- that were claimed with it and not given up
update logos set orders = 1 where is_ordered;
drop index logos_unordered;
alter table logos drop column is_ordered;
create index logos_unordered on logos (used_at) where orders = 0;
