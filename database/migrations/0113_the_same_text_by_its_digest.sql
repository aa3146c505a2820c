-- The same text of the same person is known by its digest: an index cannot hold the text itself where it is long.
create unique index questions_sent_once on questions (user_id, item_id, md5(body));
alter table questions drop constraint questions_user_id_item_id_body_key;
create unique index answers_sent_once on answers (user_id, question_id, md5(body));
alter table answers drop constraint answers_user_id_question_id_body_key;
