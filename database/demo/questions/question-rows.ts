import type pg from 'pg';
import { copyRows, type Row } from '../../copy.ts';
import type { Question } from './questions.ts';

const QUESTION_COLUMNS = ['question_id', 'item_id', 'author', 'body', 'sent_at', 'state'] as const;
const ANSWER_COLUMNS = ['question_id', 'author', 'is_by_shop', 'body', 'sent_at', 'state'] as const;

/** An hour at which people are awake, by the number of the question. */
const at = (day: string, number: number) => `${day}T${String(14 + (number % 8))}:${String((number * 7) % 60).padStart(2, '0')}:00Z`;

/** Writes questions with their answers. @returns how many rows that were */
export async function loadQuestions(client: pg.PoolClient, questions: readonly Question[], onRow: () => void): Promise<number> {
  const asked = questions.map(({ itemId, author, body, writtenOn }, index): Row => [
    index + 1,
    itemId,
    author,
    body,
    at(writtenOn, index),
    'PUBLISHED',
  ]);
  const answered = questions.flatMap(({ answers }, index) =>
    answers.map(({ author, isByShop, body, writtenOn }, place): Row => [
      index + 1,
      author,
      isByShop,
      body,
      at(writtenOn, index + place + 1),
      'PUBLISHED',
    ]),
  );
  const written = await copyRows({ client, table: 'questions', columns: QUESTION_COLUMNS, rows: asked, onRow });
  // COPY takes the numbers that it is given: those that come later go on behind them.
  await client.query(`select setval(pg_get_serial_sequence('questions', 'question_id'), greatest(1, $1::bigint), $1::bigint > 0)`, [
    questions.length,
  ]);
  return written + (await copyRows({ client, table: 'answers', columns: ANSWER_COLUMNS, rows: answered, onRow }));
}
