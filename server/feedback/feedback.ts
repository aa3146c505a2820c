import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { listFeedback as listCall, sendFeedback as sendCall } from '#contracts/session/feedback.ts';
import { FEEDBACK_DAYS, MANAGED, readComment, SCORES, TASKS, type Managed, type Task } from '#domain/feedback/feedback.ts';
import { command, statement } from '../db/database.ts';
import { attemptsBy, reserve, tooManyAttempts } from '../limits/index.ts';
import type { Shop } from '../shop.ts';
import type { Looking } from '../shoppers/index.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.output<C['answer']>>>;

const DAY_MS = 24 * 3600 * 1000;
const MOST_COMMENTS = 100;

/** $1 now, $2 tenant, $3 task, $4 managed, $5 score, $6 comment */
const insert = command(
  'feedback_insert',
  'insert into feedback (said_at, tenant, task, managed, score, comment) values ($1, $2, $3, $4, $5, $6)',
);

type Said = { readonly task: Task; readonly managed: Managed; readonly n: number; readonly scores: number };
/** $1 since when */
const count = statement<Said>(
  'feedback_count',
  'select task, managed, count(*)::int as n, sum(score)::int as scores from feedback where said_at >= $1 group by task, managed',
);
type Comment = {
  readonly said_at: Date;
  readonly tenant: string;
  readonly task: Task;
  readonly managed: Managed;
  readonly score: number;
  readonly comment: string;
};
/** $1 since when, $2 how many */
const latest = statement<Comment>(
  'feedback_comments',
  "select said_at, tenant, task, managed, score, comment from feedback where said_at >= $1 and comment <> '' order by said_at desc, feedback_id desc limit $2",
);

/** Keeps what a visitor says of the shop. Whoever acts for a customer says nothing in their name. (S2-72) */
export async function sendFeedback(
  shop: Shop,
  { shopper, actor }: Looking,
  { body }: Input<typeof sendCall>,
): Promise<Reply<z.input<(typeof sendCall)['answer']>>> {
  if (actor.kind !== 'VISITOR') return refuse('FORBIDDEN');
  const task = TASKS.find((one) => one === body.task);
  const managed = MANAGED.find((one) => one === body.managed);
  const score = SCORES.find((one) => one === body.score);
  const comment = readComment(body.comment ?? '');
  const errors = [
    ...(task === undefined ? [invalid('task', 'Choose what you came to do.')] : []),
    ...(managed === undefined ? [invalid('managed', 'Tell us whether you got it done.')] : []),
    ...(score === undefined ? [invalid('score', 'Choose how easy it was.')] : []),
    ...('problem' in comment ? [invalid('comment', comment.problem)] : []),
  ];
  if (task === undefined || managed === undefined || score === undefined || 'problem' in comment)
    return refuse('INVALID_REQUEST', { message: errors[0]?.message ?? '', errors });
  const seats = await reserve(shop, attemptsBy(actor, { network: 'FEEDBACK_ADDRESS' }));
  if (!seats.ok) return tooManyAttempts(seats);
  await insert(shop.database, [shop.now(), shopper.tenant, task, managed, score, comment.text]);
  return answer({ isThanked: true });
}

const invalid = (field: string, message: string) => ({ field, code: 'INVALID', message });

/** What visitors said of late: what most came for first. */
export async function listFeedback(shop: Shop): Answer<typeof listCall> {
  const since = new Date(shop.now().getTime() - FEEDBACK_DAYS * DAY_MS);
  const [rows, comments] = await Promise.all([count(shop.database, [since]), latest(shop.database, [since, MOST_COMMENTS])]);
  const tasks = TASKS.map((task) => {
    const own = rows.filter((row) => row.task === task);
    const of = (managed: Managed) => own.find((row) => row.managed === managed)?.n ?? 0;
    const total = own.reduce((sum, { n }) => sum + n, 0);
    const scores = own.reduce((sum, row) => sum + row.scores, 0);
    return {
      task,
      count: total,
      managed: { YES: of('YES'), PARTLY: of('PARTLY'), NO: of('NO') },
      average: total === 0 ? 0 : Math.round((scores / total) * 10) / 10,
    };
  });
  return answer({
    tasks: tasks.filter((one) => one.count > 0).toSorted((one, other) => other.count - one.count),
    comments: comments.map(({ said_at: saidAt, tenant: site, ...said }) => ({ saidAt: saidAt.toISOString(), site, ...said })),
  });
}
