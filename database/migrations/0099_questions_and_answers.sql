-- What shoppers ask about an item, and what its buyers and the shop answer. Read by somebody before it is shown, as reviews are (0098).
create table questions (
  question_id bigint generated always as identity primary key,
  item_id     text not null references items,
  user_id     uuid not null references users,
  author      text not null,
  body        text not null,
  state       text not null check (state in ('WAITING', 'PUBLISHED', 'REFUSED', 'WITHDRAWN')),
  version     int not null default 1,
  sent_at     timestamptz not null,
  reason      text,
  unique (user_id, item_id, body)                     -- sent twice, it is one
);
create index questions_of_item on questions (item_id, sent_at desc, question_id desc);
create index questions_waiting on questions (sent_at, question_id) where state = 'WAITING';

create table answers (
  answer_id   bigint generated always as identity primary key,
  question_id bigint not null references questions on delete cascade,
  user_id     uuid not null references users,
  author      text not null,
  is_by_shop  boolean not null,
  body        text not null,
  state       text not null check (state in ('WAITING', 'PUBLISHED', 'REFUSED', 'WITHDRAWN')),
  version     int not null default 1,
  sent_at     timestamptz not null,
  reason      text,
  unique (user_id, question_id, body)
);
create index answers_of_question on answers (question_id, sent_at, answer_id);
create index answers_waiting on answers (sent_at, answer_id) where state = 'WAITING';
