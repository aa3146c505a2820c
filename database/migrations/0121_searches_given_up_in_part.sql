-- A search may find nothing, or only something close: without some of its words, or instead of what is not carried.
alter table searches_without_result add column is_in_part boolean not null default false;
comment on column searches_without_result.is_in_part is 'Something was found, and not all that was asked for';
