import type { Decision, TextKind, TextState } from '#domain/reviews/text-states.ts';
import { statement, type Db, type Tx } from '../db/database.ts';

export type WaitingRow = {
  kind: TextKind;
  id: string;
  version: number;
  item_id: string;
  author: string;
  sent_at: Date;
  stars: number | null;
  title: string | null;
  body: string;
};

/** $1 how many */
const waiting = statement<WaitingRow>(
  'texts_waiting',
  `select w.kind, w.id::text, w.version, w.item_id, w.author, w.sent_at, w.stars, w.title, w.body from (
    (select 'REVIEW' as kind, review_id as id, version, item_id, author, sent_at, stars, title, body
      from reviews where state = 'WAITING' order by sent_at, review_id limit $1)
    union all
    (select 'QUESTION', question_id, version, item_id, author, sent_at, null, null, body
      from questions where state = 'WAITING' order by sent_at, question_id limit $1)
    union all
    (select 'ANSWER', answer_id, a.version, q.item_id, a.author, a.sent_at, null, q.body, a.body
      from answers a join questions q using (question_id) where a.state = 'WAITING' order by a.sent_at, a.answer_id limit $1)
  ) w order by w.sent_at, w.kind, w.id limit $1`,
);

const counts = statement<{ reviews: number; questions: number; answers: number }>(
  'texts_waiting_counts',
  `select (select count(*)::int from reviews where state = 'WAITING') as reviews,
    (select count(*)::int from questions where state = 'WAITING') as questions,
    (select count(*)::int from answers where state = 'WAITING') as answers`,
);

type Text = { state: TextState; version: number; item_id: string; author: string; text: string };

/** Where texts of a kind are kept, and what one is shown as in the history. */
const KINDS = {
  REVIEW: { table: 'reviews', id: 'review_id', item: 'item_id', text: `stars || ' stars. ' || title || ' – ' || body` },
  QUESTION: { table: 'questions', id: 'question_id', item: 'item_id', text: 'body' },
  ANSWER: {
    table: 'answers',
    id: 'answer_id',
    item: '(select q.item_id from questions q where q.question_id = answers.question_id)',
    text: 'body',
  },
} as const satisfies Record<TextKind, unknown>;

const locking = (kind: TextKind) => {
  const { table, id, item, text } = KINDS[kind];
  return statement<Text>(
    `text_lock_${kind}`,
    `select state, version, ${item} as item_id, author, ${text} as text from ${table} where ${id} = $1 for update`,
  );
};
const deciding = (kind: TextKind) => {
  const { table, id } = KINDS[kind];
  return statement<{ version: number }>(
    `text_decide_${kind}`,
    `update ${table} set state = $2, reason = $3, version = version + 1 where ${id} = $1 returning version`,
  );
};
const LOCKS = { REVIEW: locking('REVIEW'), QUESTION: locking('QUESTION'), ANSWER: locking('ANSWER') };
const DECIDES = { REVIEW: deciding('REVIEW'), QUESTION: deciding('QUESTION'), ANSWER: deciding('ANSWER') };

/** The texts that wait, those first that were sent first. */
export function findWaiting(db: Db, most: number): Promise<WaitingRow[]> {
  return waiting(db, [most]);
}

export async function countWaiting(db: Db): Promise<Readonly<Record<TextKind, number>>> {
  const [row] = await counts(db, []);
  return { REVIEW: row?.reviews ?? 0, QUESTION: row?.questions ?? 0, ANSWER: row?.answers ?? 0 };
}

/** A text that nobody else changes until the end of the transaction. */
export async function lockText(tx: Tx, kind: TextKind, id: string): Promise<Text | undefined> {
  return (await LOCKS[kind](tx, [id]))[0];
}

export async function writeDecision(
  tx: Tx,
  {
    kind,
    id,
    decision,
    reason,
  }: { readonly kind: TextKind; readonly id: string; readonly decision: Decision; readonly reason: string | null },
): Promise<void> {
  await DECIDES[kind](tx, [id, decision, reason]);
}
