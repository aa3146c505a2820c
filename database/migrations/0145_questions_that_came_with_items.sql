-- Questions and answers may come with their item, as reviews do (0098): nobody of this shop wrote them.
alter table questions alter column user_id drop not null;
alter table answers alter column user_id drop not null;
comment on column questions.user_id is 'Who asked here; null: it came with its item';
comment on column answers.user_id is 'Who answered here; null: it came with its item';
