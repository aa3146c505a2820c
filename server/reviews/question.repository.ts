import type { TextState } from '#domain/reviews/text-states.ts';
import { statement, type Db } from '../db/database.ts';

type Sent = { id: string; state: TextState };

/** $1 person, $2 item, $3 author, $4 text, $5 when */
const insertQuestion = statement<Sent>(
  'question_add',
  `insert into questions (user_id, item_id, author, body, sent_at, state) values ($1, $2, $3, $4, $5, 'WAITING')
  on conflict do nothing returning question_id::text as id, state`,
);
/** $1 person, $2 item, $3 text */
const sameQuestion = statement<Sent>(
  'question_same',
  'select question_id::text as id, state from questions where user_id = $1 and item_id = $2 and md5(body) = md5($3) and body = $3',
);
/** $1 person, $2 question, $3 author, $4 text, $5 when, $6 whether it is the shop, $7 state */
const insertAnswer = statement<Sent>(
  'answer_add',
  `insert into answers (user_id, question_id, author, body, sent_at, is_by_shop, state) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict do nothing returning answer_id::text as id, state`,
);
/** $1 person, $2 question, $3 text */
const sameAnswer = statement<Sent>(
  'answer_same',
  'select answer_id::text as id, state from answers where user_id = $1 and question_id = $2 and md5(body) = md5($3) and body = $3',
);
/** $1 question */
const findShown = statement<{ item_id: string; body: string }>(
  'question_shown',
  `select item_id, body from questions where question_id = $1 and state = 'PUBLISHED'`,
);
/** $1 person, $2 how many */
const listOwn = statement<{
  kind: 'QUESTION' | 'ANSWER';
  id: string;
  item_id: string;
  body: string;
  state: TextState;
  reason: string | null;
}>(
  'questions_own',
  `select kind, id, item_id, body, state, reason from (
    select 'QUESTION' as kind, question_id::text as id, item_id, body, state, reason, sent_at from questions where user_id = $1
    union all
    select 'ANSWER', answer_id::text, q.item_id, a.body, a.state, a.reason, a.sent_at from answers a join questions q using (question_id) where a.user_id = $1
  ) own order by sent_at desc, id desc limit $2`,
);

type New = { readonly userId: string; readonly author: string; readonly body: string; readonly at: Date };

export async function findSameQuestion(db: Db, { userId, body }: New, itemId: string): Promise<Sent | undefined> {
  return (await sameQuestion(db, [userId, itemId, body]))[0];
}

/** @returns undefined when the same was sent at the same time. */
export async function addQuestion(db: Db, { userId, author, body, at }: New, itemId: string): Promise<Sent | undefined> {
  return (await insertQuestion(db, [userId, itemId, author, body, at]))[0];
}

export async function findSameAnswer(db: Db, { userId, body }: New, questionId: string): Promise<Sent | undefined> {
  return (await sameAnswer(db, [userId, questionId, body]))[0];
}

/** @returns undefined when the same was sent at the same time. */
export async function addAnswer(
  db: Db,
  { userId, author, body, at }: New,
  { questionId, isByShop, state }: { readonly questionId: string; readonly isByShop: boolean; readonly state: TextState },
): Promise<Sent | undefined> {
  return (await insertAnswer(db, [userId, questionId, author, body, at, isByShop, state]))[0];
}

export async function findShownQuestion(db: Db, questionId: string) {
  return (await findShown(db, [questionId]))[0];
}

export function findOwnTexts(db: Db, userId: string, most: number) {
  return listOwn(db, [userId, most]);
}
