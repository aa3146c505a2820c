-- Beside a laptop people need a mouse and a bag, and no second laptop. Which things go with which is the catalogue's: by category, the most useful first.
alter table categories add column goes_with text[] not null default '{}' check (cardinality(goes_with) <= 20);
comment on column categories.goes_with is 'Categories of what is bought with things of this one, the most useful first. Of those that are not there nothing is shown';
