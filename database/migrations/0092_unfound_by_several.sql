-- Words are written down that several visitors of one day looked for, and how many they were: what one person alone typed may be about
-- somebody. What was written down before by other rules goes.
truncate searches_without_result;
alter table searches_without_result rename column times to visitors;
comment on column searches_without_result.visitors is 'How many different visitors of that day searched for it; a node counts those that it answers';
