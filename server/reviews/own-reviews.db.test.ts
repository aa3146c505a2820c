import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { ProductDetails } from '#contracts/catalog.ts';
import type { ReviewPage } from '#contracts/catalog/reviews.ts';
import type { getOwnReview, listOwnReviews, OwnReview } from '#contracts/reviews/own-reviews.ts';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { changeItem, signedIn, signIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const ID = '100002';
const OTHER = '100003';
const own = (itemId = ID) => `/cc/api/products/${itemId}/review`;
const FINE = { stars: 4, title: 'Good pens', body: 'They write well from the first stroke to the last.' };
const MODERATION = '/cc/api/operations/moderation';

const save = (visitor: Visitor, change: object = {}, itemId = ID) =>
  visitor.put<{ review: OwnReview }>(own(itemId), { ...FINE, ...change });
const shown = async (itemId = ID) => (await aVisitor(site).get<ReviewPage>(`/cc/api/products/${itemId}/reviews?by=newest`)).body.reviews;
const histogram = async () => (await aVisitor(site).get<{ product: ProductDetails }>(`/cc/api/products/${ID}`)).body.product.histogram;
const olga = () => signedIn(site, 'olga.operator@foolscap.example');
const mine = async (visitor: Visitor, itemId = ID) => (await visitor.get<z.output<(typeof getOwnReview)['answer']>>(own(itemId))).body;

async function order(visitor: Visitor, email: string, itemId = ID): Promise<string> {
  await visitor.add({ itemId, qty: 1 });
  await readyToOrder(site, visitor, CARDS.approved, email);
  const placed = await placeOrder(visitor);
  expect(placed.body.status, JSON.stringify(placed.body)).toBe('PLACED');
  return placed.body.orderNumber ?? '';
}

/** Somebody with an account of their own, who has bought the pens, or not. */
async function somebody(hasBought = true): Promise<Visitor> {
  const visitor = aVisitor(site);
  const email = `${randomUUID()}@example.com`;
  await visitor.post('/cc/api/auth/register', { email, password: 'a-fine-pass-phrase', firstName: 'Nell', lastName: 'New' });
  if (hasBought) await order(visitor, email);
  return visitor;
}

async function decide(decision: string, more: object = {}) {
  const operator = await olga();
  const { waiting } = (await operator.get<{ waiting: { id: string; version: number; kind: string }[] }>(MODERATION)).body;
  const last = waiting.at(-1);
  return operator.post(MODERATION, { kind: 'REVIEW', id: last?.id, version: last?.version, decision, ...more });
}

describe('a review', () => {
  it('is written by a buyer, read, and then shown as a verified purchase with its stars', async () => {
    const nell = await somebody();
    const before = await histogram();
    expect(await mine(nell)).toMatchObject({ mayWrite: true, review: null });
    expect(await save(nell)).toMatchObject({ status: 200, body: { review: { ...FINE, state: 'WAITING', version: 1 } } });
    expect(JSON.stringify(await shown())).not.toContain(FINE.title);
    expect(await histogram()).toEqual(before);
    expect((await decide('PUBLISHED')).status).toBe(200);
    expect((await shown()).find(({ title }) => title === FINE.title)).toMatchObject({ author: 'Nell N.', isVerified: true, stars: 4 });
    expect(await histogram()).toEqual(before.with(3, (before[3] ?? 0) + 1));
    // What is written anew is read anew.
    expect(await save(nell, { stars: 1, version: 2 })).toMatchObject({ status: 200, body: { review: { state: 'WAITING', stars: 1 } } });
    expect(await histogram()).toEqual(before);
    expect((await nell.delete(own())).body).toMatchObject({ review: { state: 'WITHDRAWN' } });
    expect((await nell.delete(own())).body).toMatchObject({ review: { state: 'WITHDRAWN' } });
    expect(await save(nell)).toMatchObject({ status: 200, body: { review: { state: 'WAITING' } } });
    await nell.delete(own());
  });

  it('that nobody was shown is taken back without anybody’s forgetting the catalogue', async () => {
    const nell = await somebody();
    const forgotten = () => site.shop.catalog.generation();
    await save(nell, { title: 'Never to be shown' });
    const before = forgotten();
    await nell.delete(own());
    expect(forgotten()).toBe(before);
    await save(nell, { title: 'Shown for a while' });
    expect((await decide('PUBLISHED')).status).toBe(200);
    const shownSince = forgotten();
    await nell.delete(own());
    expect(forgotten()).toBeGreaterThan(shownSince);
    expect(JSON.stringify(await shown())).not.toContain('Shown for a while');
  });

  it('that is refused tells its author why, and nobody else', async () => {
    const nell = await somebody();
    await save(nell, { title: 'To be refused' });
    expect((await decide('REFUSED')).status).toBe(400);
    expect((await decide('REFUSED', { reason: 'It is about another product.' })).status).toBe(200);
    expect((await mine(nell)).review).toMatchObject({ state: 'REFUSED', reason: 'It is about another product.' });
    expect(JSON.stringify(await shown())).not.toContain('To be refused');
  });

  it('is asked for by what its author bought and has not reviewed, until it is written', async () => {
    const nell = await somebody();
    const asked = async () => (await nell.get<z.output<(typeof listOwnReviews)['answer']>>('/cc/api/reviews')).body.toReview;
    expect(await asked()).toMatchObject([{ itemId: ID, itemName: expect.stringContaining('Pens'), image: { key: expect.any(String) } }]);
    await save(nell);
    expect(await asked()).toEqual([]);
    await nell.delete(own());
    expect((await asked()).map(({ itemId }) => itemId)).toEqual([ID]);
  });

  it('stands among those of its author, without the name of what they may not see any more', async () => {
    const nell = await somebody();
    await save(nell);
    const list = async () => (await nell.get<z.output<(typeof listOwnReviews)['answer']>>('/cc/api/reviews')).body.reviews;
    expect(await list()).toMatchObject([{ itemId: ID, itemName: expect.stringContaining('Pens'), state: 'WAITING' }]);
    await changeItem(site, ID, { isPublished: false });
    expect(await list()).toMatchObject([{ itemId: ID, itemName: null }]);
    expect((await nell.get(own())).body).toEqual((await nell.get(own('999999'))).body);
    expect((await save(nell, { stars: 5 })).body).toEqual((await save(nell, {}, '999999')).body);
    expect((await nell.delete(own())).status).toBe(200);
    await changeItem(site, ID, { isPublished: true });
  });
});

describe('who may not write one', () => {
  it('is a guest, who did not buy, and whose order was canceled', async () => {
    expect((await save(aVisitor(site))).status).toBe(401);
    const nell = await somebody(false);
    expect(await save(nell)).toMatchObject({ status: 403, body: { message: 'Only buyers can review this product.' } });
    expect(await mine(nell)).toMatchObject({ mayWrite: false });
    const buyer = await somebody();
    const { rows } = await site.database.query<{ order_number: string }>('select order_number from orders order by placed_at desc limit 1');
    expect((await buyer.post(`/cc/api/orders/${rows[0]?.order_number}/cancel`, {})).status).toBe(200);
    expect((await save(buyer)).status).toBe(403);
    expect((await save(await somebody(), {}, OTHER)).status).toBe(403);
  });

  it('is whoever has none: nobody takes back or changes somebody else’s', async () => {
    const [nell, other] = [await somebody(), await somebody()];
    await save(nell, { title: 'Only mine' });
    expect((await other.delete(own())).status).toBe(404);
    await save(other, { title: 'The other one' });
    expect((await mine(nell)).review).toMatchObject({ title: 'Only mine', version: 1 });
  });
});

describe('sent at once', () => {
  it('by several tabs it is one review, and the same again changes nothing', async () => {
    const nell = await somebody();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => save(nell, { version: 0 })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await mine(nell)).review).toMatchObject({ version: 1 });
    expect((await save(nell, { version: 0 })).status).toBe(200);
    expect((await mine(nell)).review).toMatchObject({ version: 1 });
  });

  it('with other words by two tabs, the one that knew the older is refused', async () => {
    const nell = await somebody();
    await save(nell);
    const answers = await Promise.all([1, 2, 3, 5].map((stars) => save(nell, { stars, version: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await mine(nell)).review).toMatchObject({ version: 2 });
    const { rows } = await site.database.query(
      'select from reviews where title = $1 and user_id is not null group by user_id having count(*) > 1',
      [FINE.title],
    );
    expect(rows).toEqual([]);
  });
});

describe('what a review may hold', () => {
  let nell: Visitor;
  beforeAll(async () => {
    nell = await somebody();
  });

  it.each([
    ['body', '<script>alert(1)</script> and more of it here'],
    ['title', '<b>Good</b>'],
    ['body', 'Cheaper at https://spam.example/pens, believe me.'],
    ['body', 'Write to me at pat@example.com for more of it.'],
    ['body', 'Call me at (508) 555-0123 for more of it, please.'],
    ['body', 'My card is 4242 4242 4242 4242, use it as you like.'],
    ['body', 'x'.repeat(10_000)],
    ['body', 'short'],
    ['title', 'x'.repeat(81)],
    ['title', '\u202e \u200b'],
  ])('in its %s is not: %s', async (field, text) => {
    const { status, body } = await save(nell, { [field]: text });
    expect([status, body]).toMatchObject([400, { errors: [{ field }] }]);
    expect((await mine(nell)).review).toBeNull();
  });

  it.each([
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    { stars: '5' },
    { body: { $ne: 1 } },
    { title: null },
    { body: 'a\0b' },
    { version: -1 },
  ])('is stars and texts: not %j', async (change) => {
    expect((await save(nell, change)).status).toBe(400);
    expect((await mine(nell)).review).toBeNull();
  });
});

describe('a helpful review', () => {
  it('is said to be so once by each, and not by its author', async () => {
    const { reviewId, helpful } = (await shown(OTHER))[0] ?? { reviewId: '0', helpful: 0 };
    const path = `/cc/api/reviews/${reviewId}/helpful`;
    expect((await aVisitor(site).put(path, {})).status).toBe(401);
    const sam = await signedIn(site, 'sam.shopper@example.com');
    const answers = await Promise.all(Array.from({ length: 10 }, () => sam.put<{ helpful: number }>(path, {})));
    site.shop.catalog.forget(); // answers are kept for two seconds
    // However many presses: one vote, and each is told of it.
    expect(answers.map(({ status, body }) => [status, body.helpful])).toEqual(answers.map(() => [200, helpful + 1]));
    expect((await shown(OTHER)).find((review) => review.reviewId === reviewId)?.helpful).toBe(helpful + 1);
    const nell = await somebody();
    await save(nell, { title: 'My very own' });
    const { rows } = await site.database.query<{ review_id: string }>("select review_id from reviews where title = 'My very own'");
    expect((await sam.put(`/cc/api/reviews/${rows[0]?.review_id}/helpful`, {})).status).toBe(404);
    await decide('PUBLISHED');
    expect((await nell.put(`/cc/api/reviews/${rows[0]?.review_id}/helpful`, {})).status).toBe(403);
    await changeItem(site, OTHER, { isPublished: false });
    expect((await sam.put(path, {})).body).toEqual((await sam.put('/cc/api/reviews/999999999/helpful', {})).body);
    await changeItem(site, OTHER, { isPublished: true });
  });
});

describe('operators', () => {
  it('read what waits, the oldest first, and what was decided; nobody else does', async () => {
    await site.database.query("delete from reviews where state = 'WAITING'");
    const [first, second] = [await somebody(), await somebody()];
    await save(first, { title: 'The first one' });
    await site.database.query("update reviews set sent_at = sent_at - interval '1 hour' where title = 'The first one'");
    await save(second, { title: 'The second one' });
    const operator = await olga();
    const { body } = await operator.get<{
      counts: object;
      waiting: { id: string; version: number; title: string }[];
      decisions: unknown[];
    }>(MODERATION);
    expect(body.counts).toEqual({ REVIEW: 2, QUESTION: 0, ANSWER: 0 });
    expect(body.waiting.map(({ title }) => title)).toEqual(['The first one', 'The second one']);
    const [one] = body.waiting;
    const said = { kind: 'REVIEW', id: one?.id, version: one?.version, decision: 'PUBLISHED' };
    expect((await second.post(MODERATION, said)).status).toBe(404);
    expect((await aVisitor(site).get(MODERATION)).status).toBe(401);
    // Two operators, or one who presses twice.
    const answers = await Promise.all([1, 2].map(() => operator.post(MODERATION, said)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await operator.get<typeof body>(MODERATION)).body.decisions[0]).toMatchObject({
      kind: 'REVIEW',
      decision: 'PUBLISHED',
      by: 'olga.operator@foolscap.example',
      text: expect.stringContaining('The first one'),
    });
    // And think better of it.
    const back = { ...said, version: 2, decision: 'REFUSED', reason: 'It names a person.' };
    expect((await operator.post(MODERATION, back)).status).toBe(200);
    expect((await mine(first)).review).toMatchObject({ state: 'REFUSED' });
  });

  it('decide nothing about what has changed since they read it', async () => {
    const nell = await somebody();
    await save(nell, { title: 'As it was read' });
    const operator = await olga();
    const { waiting } = (await operator.get<{ waiting: { id: string; version: number }[] }>(MODERATION)).body;
    const last = waiting.at(-1);
    await save(nell, { title: 'As it is now' });
    const late = { kind: 'REVIEW', id: last?.id, version: last?.version, decision: 'PUBLISHED' };
    expect((await operator.post(MODERATION, late)).status).toBe(409);
    await nell.delete(own());
    expect((await operator.post(MODERATION, { ...late, version: 3 })).status).toBe(409);
    expect(JSON.stringify(await shown())).not.toContain('As it');
    expect((await operator.post(MODERATION, { ...late, id: '999999999' })).status).toBe(404);
  });
});

it('a person signed in on another device sees their own review there', async () => {
  const visitor = aVisitor(site);
  await signIn(visitor, 'sam.shopper@example.com');
  await order(visitor, 'sam.shopper@example.com');
  await save(visitor);
  expect((await mine(await signedIn(site, 'sam.shopper@example.com'))).review).toMatchObject({ title: FINE.title });
});
