-- An act of customer service is written down before it is done, and what came of it after: of one without an outcome nobody knows whether it was done.
alter table representative_acts add column outcome text check (outcome in ('DONE', 'REFUSED'));
update representative_acts set outcome = 'DONE';
