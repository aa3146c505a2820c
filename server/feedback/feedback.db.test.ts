import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { listFeedback } from '#contracts/session/feedback.ts';
import { FEEDBACK_DAYS } from '#domain/feedback/feedback.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
const PATH = '/cc/api/feedback';
type Read = z.output<(typeof listFeedback)['answer']>;
const GOOD = { task: 'ORDER', managed: 'YES', score: 5 };
const count = async () => (await site.database.query<{ n: number }>('select count(*)::int as n from feedback')).rows[0]?.n;

/** Something that was said so many days ago. */
const keep = (days: number, comment: string) =>
  site.database.query("insert into feedback (said_at, tenant, task, managed, score, comment) values ($1, 'SBA', 'FIND', 'NO', 1, $2)", [
    new Date(site.shop.now().getTime() - days * 24 * 3600 * 1000),
    comment,
  ]);

describe('the feedback survey', () => {
  it('takes what a visitor says of either site, and names nobody', async () => {
    const [sam, guest] = [await signedIn(site, 'sam.shopper@example.com'), aVisitor(site, { host: 'business.localhost' })];
    expect((await sam.post(PATH, { ...GOOD, comment: ' Pens are\n easy to find. ' })).body).toEqual({ isThanked: true });
    expect((await guest.post(PATH, { task: 'TRACK', managed: 'NO', score: 1 })).status).toBe(200);
    const { rows } = await site.database.query(
      "select to_jsonb(f) - 'feedback_id' - 'said_at' as said from feedback f order by feedback_id",
    );
    expect(rows.map(({ said }) => said)).toEqual([
      { tenant: 'dotcom', task: 'ORDER', managed: 'YES', score: 5, comment: 'Pens are easy to find.' },
      { tenant: 'SBA', task: 'TRACK', managed: 'NO', score: 1, comment: '' },
    ]);
  });

  it('says what is wrong at its question, and keeps nothing then', async () => {
    const [guest, before] = [aVisitor(site), await count()];
    const { status, body } = await guest.post<{ errors: { field: string }[] }>(PATH, {
      task: '',
      managed: 'MAYBE',
      score: 6,
      comment: 'mail me@example.com',
    });
    expect([status, body.errors.map(({ field }) => field)]).toEqual([400, ['task', 'managed', 'score', 'comment']]);
    for (const odd of [
      {},
      { ...GOOD, score: '5' },
      { ...GOOD, score: 1.5 },
      { ...GOOD, comment: 'x'.repeat(1_001) },
      { ...GOOD, task: ['ORDER'] },
    ])
      expect((await guest.post(PATH, odd)).status).toBe(400);
    expect(await count()).toBe(before);
  });

  it('is read by operators alone, by what people came for, the latest comments first', async () => {
    await site.database.query('truncate feedback');
    const guest = aVisitor(site);
    for (const said of [
      { ...GOOD, comment: 'First of all.' },
      { ...GOOD, managed: 'NO', score: 2 },
      { task: 'FIND', managed: 'PARTLY', score: 3, comment: 'Second one.' },
    ])
      expect((await guest.post(PATH, said)).status).toBe(200);
    await keep(91, 'Long ago.');
    expect((await guest.get('/cc/api/operations/feedback')).status).toBe(401);
    expect((await (await signedIn(site, 'sam.shopper@example.com')).get('/cc/api/operations/feedback')).status).toBe(404);
    const { body } = await (await signedIn(site, 'olga.operator@foolscap.example')).get<Read>('/cc/api/operations/feedback');
    expect(body.tasks).toEqual([
      { task: 'ORDER', count: 2, managed: { YES: 1, PARTLY: 0, NO: 1 }, average: 3.5 },
      { task: 'FIND', count: 1, managed: { YES: 0, PARTLY: 1, NO: 0 }, average: 3 },
    ]);
    expect(body.comments.map(({ comment }) => comment)).toEqual(['Second one.', 'First of all.']);
  });

  it('is kept as long as it is read, and no longer', async () => {
    await site.database.query('truncate feedback');
    for (const days of [FEEDBACK_DAYS - 1, FEEDBACK_DAYS + 1]) await keep(days, `Said ${days} days ago.`);
    const { body } = await (await signedIn(site, 'olga.operator@foolscap.example')).get<Read>('/cc/api/operations/feedback');
    expect(body.comments.map(({ comment }) => comment)).toEqual([`Said ${FEEDBACK_DAYS - 1} days ago.`]);
    await sweep(site.shop);
    expect(await count()).toBe(body.comments.length);
  });

  it('is given by nobody who acts for a customer [S2-72]', async () => {
    const [cora, before] = [await signedIn(site, 'cora.csr@foolscap.example'), await count()];
    const { rows } = await site.database.query<{ user_id: string }>("select user_id from users where email = 'sam.shopper@example.com'");
    expect((await cora.post('/cc/api/customers/act', { userId: rows[0]?.user_id })).status).toBe(200);
    expect([(await cora.post(PATH, GOOD)).status, await count()]).toEqual([403, before]);
    expect((await cora.post('/cc/api/customers/stop')).status).toBe(200);
    expect([(await cora.post(PATH, GOOD)).status, await count()]).toEqual([200, (before ?? 0) + 1]);
  });
});
