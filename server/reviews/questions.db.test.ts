import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { QuestionPage } from '#contracts/reviews/questions.ts';
import { TEXT_LIMITS } from '#domain/reviews/written-text.ts';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { changeItem, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const ID = '100002';
const MODERATION = '/cc/api/operations/moderation';
const PATH = `/cc/api/products/${ID}/questions`;
const olga = () => signedIn(site, 'olga.operator@foolscap.example');

const ask = (visitor: Visitor, body = `Do these write on glossy paper? ${randomUUID().replaceAll(/\d/g, 'x')}`, itemId = ID) =>
  visitor.post<{ questionId: string; state: string }>(`/cc/api/products/${itemId}/questions`, { body });
const reply = (visitor: Visitor, id: string, body = 'Yes, quite well.') =>
  visitor.post<{ answerId: string; state: string }>(`/cc/api/questions/${id}/answers`, { body });
/** What came with the item, and what shoppers of the demo asked, is gone. */
beforeAll(async () => {
  await site.database.query('delete from questions where item_id = $1', [ID]);
});

const shown = async () => (await aVisitor(site).get<QuestionPage>(PATH)).body;

async function somebody(hasBought = false): Promise<Visitor> {
  const visitor = aVisitor(site);
  const email = `${randomUUID()}@example.com`;
  await visitor.post('/cc/api/auth/register', { email, password: 'a-fine-pass-phrase', firstName: 'Nell', lastName: 'New' });
  if (!hasBought) return visitor;
  await visitor.add({ itemId: ID, qty: 1 });
  await readyToOrder(site, visitor, CARDS.approved, email);
  expect((await placeOrder(visitor)).body.status).toBe('PLACED');
  return visitor;
}

async function publish(kind: string, id: string) {
  const operator = await olga();
  expect(await operator.post(MODERATION, { kind, id, version: 1, decision: 'PUBLISHED' })).toMatchObject({ status: 200 });
}

/** A question that is shown. */
async function asked(): Promise<string> {
  const { questionId } = (await ask(await somebody())).body;
  await publish('QUESTION', questionId);
  return questionId;
}

describe('a question', () => {
  it('is asked by anybody who is signed in, read, and then shown', async () => {
    expect((await ask(aVisitor(site))).status).toBe(401);
    const nell = await somebody();
    const { status, body } = await ask(nell, 'Is the ink waterproof, does anybody know?');
    expect([status, body.state]).toEqual([200, 'WAITING']);
    expect((await shown()).total).toBe(0);
    await publish('QUESTION', body.questionId);
    expect((await shown()).questions).toMatchObject([
      { author: 'Nell N.', body: 'Is the ink waterproof, does anybody know?', answers: [] },
    ]);
  });

  it('of who calls themselves as the shop does is nobody’s in particular', async () => {
    const visitor = aVisitor(site);
    const person = {
      email: `${randomUUID()}@example.com`,
      password: 'a-fine-pass-phrase',
      firstName: 'Foolscap',
      lastName: 'Customer Service',
    };
    await visitor.post('/cc/api/auth/register', person);
    const { questionId } = (await ask(visitor, 'Please call us about your order, will you?')).body;
    await publish('QUESTION', questionId);
    expect((await shown()).questions).toContainEqual(expect.objectContaining({ questionId, author: 'A customer' }));
  });

  it('sent several times at once is one', async () => {
    const nell = await somebody();
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(nell, 'Is this sent more than once?')));
    expect(new Set(answers.map(({ body }) => body.questionId)).size).toBe(1);
  });

  it.each([
    'short',
    'x'.repeat(301),
    'x'.repeat(10_000),
    'Do <b>they</b> write on glass?',
    'Cheaper at spam.com, why buy here?',
    'Is 4242 4242 4242 4242 a good number?',
  ])('is plain and short: not %s', async (text) => {
    expect(await ask(await somebody(), text)).toMatchObject({ status: 400, body: { errors: [{ field: 'body' }] } });
  });

  it('about what one may not see is refused as one about what there is not', async () => {
    const nell = await somebody(true);
    const id = await asked();
    await changeItem(site, ID, { isPublished: false });
    expect((await ask(nell)).body).toEqual((await ask(nell, undefined, '999999')).body);
    const unknown = (await nell.get('/cc/api/questions/999999999')).body;
    expect((await nell.get(`/cc/api/questions/${id}`)).body).toEqual(unknown);
    expect((await reply(nell, id)).body).toEqual(unknown);
    expect((await aVisitor(site).get(PATH)).body).toEqual((await aVisitor(site).get('/cc/api/products/999999/questions')).body);
    await changeItem(site, ID, { isPublished: true });
  });
});

describe('the longest texts', () => {
  const DEAR = Array.from({ length: TEXT_LIMITS.answer.most }, (_, n) => n);

  it.each([
    ['three bytes', (n: number) => String.fromCodePoint(0x4e00 + n * 7)],
    ['four bytes', (n: number) => String.fromCodePoint(0x20000 + n * 13)],
  ])('are taken of letters of %s, and sent again they are one', async (_, letter) => {
    const text = DEAR.map(letter);
    const question = text.slice(0, TEXT_LIMITS.question.most).join('');
    const nell = await somebody();
    const sent = await ask(nell, question);
    expect(sent).toMatchObject({ status: 200, body: { state: 'WAITING' } });
    expect((await ask(nell, question)).body).toEqual(sent.body);
    const [id, olgas] = [await asked(), await olga()];
    const replied = await reply(olgas, id, text.join(''));
    expect(replied).toMatchObject({ status: 200, body: { state: 'PUBLISHED' } });
    expect((await reply(olgas, id, text.join(''))).body).toEqual(replied.body);
  });
});

it('who decides about a text reads the name of the item that shoppers read', async () => {
  await site.database.query("update items set item_group = 'grid', options = $2 where item_id = $1", [
    ID,
    JSON.stringify([['Ruling', 'Quadrille Grid']]),
  ]);
  site.shop.catalog.forget();
  const { questionId } = (await ask(await somebody())).body;
  const { body } = await (await olga()).get<{ waiting: { id: string; itemName: string }[] }>(MODERATION);
  const { title } = (await aVisitor(site).get<{ product: { title: string } }>(`/cc/api/products/${ID}`)).body.product;
  expect(title).toContain('Quadrille Grid');
  expect(body.waiting.find(({ id }) => id === questionId)?.itemName).toBe(title);
});

describe('an answer', () => {
  it('is given by who bought the item, and shown when it was read', async () => {
    const id = await asked();
    expect((await reply(await somebody(), id)).status).toBe(403);
    const buyer = await somebody(true);
    const { body } = await reply(buyer, id, 'Yes, I use them on photographs.');
    expect(body.state).toBe('WAITING');
    const answersOf = async () => (await shown()).questions.find(({ questionId }) => questionId === id)?.answers;
    expect(await answersOf()).toEqual([]);
    await publish('ANSWER', body.answerId);
    expect(await answersOf()).toMatchObject([{ body: 'Yes, I use them on photographs.', isByShop: false, author: 'Nell N.' }]);
    expect(await reply(await olga(), id, 'Yes: they dry in ten seconds.')).toMatchObject({ status: 200, body: { state: 'PUBLISHED' } });
    expect(await answersOf()).toMatchObject([{ author: 'Foolscap', isByShop: true }, { author: 'Nell N.' }]);
    const own = await buyer.get<{ texts: object[] }>('/cc/api/questions');
    expect(own.body.texts).toMatchObject([{ kind: 'ANSWER', itemId: ID, state: 'PUBLISHED' }]);
  });

  it('to what is not shown is not given', async () => {
    const { questionId } = (await ask(await somebody())).body;
    const buyer = await somebody(true);
    expect((await reply(buyer, questionId)).status).toBe(404);
    expect((await reply(await olga(), questionId)).status).toBe(404);
  });
});

it('questions come five at a time, those first that somebody answered', async () => {
  await site.database.query('delete from questions');
  const ids = [];
  for (let n = 0; n < 7; n += 1) ids.push(await asked());
  await reply(await olga(), ids[0] ?? '');
  expect(await shown()).toMatchObject({ total: 7, pageCount: 2, questions: [{ questionId: ids[0] }, {}, {}, {}, {}] });
  expect((await aVisitor(site).get<QuestionPage>(`${PATH}?page=2`)).body.questions).toHaveLength(2);
});
