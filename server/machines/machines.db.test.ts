import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { addMachine, listMachines } from '#contracts/machines/machines.ts';
import type { getTileLabels } from '#contracts/tiles.ts';
import { changeItem, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

type Listed = z.output<(typeof listMachines)['answer']>;
type Added = z.output<(typeof addMachine)['answer']>;
type Labels = z.output<(typeof getTileLabels)['answer']>;

const site = useShop();
const MACHINES = '/cc/api/machines';
const sam = () => signedIn(site, 'sam.shopper@example.com');
const bea = () => signedIn(site, 'bea.buyer@harbordental.example');
const ann = () => signedIn(site, 'ann.approver@harbordental.example');
const abe = () => signedIn(site, 'abe.admin@harbordental.example');
const bo = () => signedIn(site, 'bo.buyer@cedarlegal.example');

/** Somebody with an account of their own, and no printers. */
async function somebody(): Promise<Visitor> {
  const visitor = aVisitor(site);
  const person = { email: `${randomUUID()}@example.com`, password: 'a-fine-pass-phrase', firstName: 'Nell', lastName: 'New' };
  expect((await visitor.post('/cc/api/auth/register', person)).status).toBe(200);
  return visitor;
}

const listed = async (visitor: Visitor) => (await visitor.get<Listed>(MACHINES)).body;
const names = async (visitor: Visitor) => (await listed(visitor)).machines.map(({ model, nickname }) => `${nickname}/${model}`);
const add = (visitor: Visitor, body: object) => visitor.post<Added>(MACHINES, body);
const added = async (visitor: Visitor, body: object) => (await add(visitor, body)).body.machine;
const labelsOf = async (visitor: Visitor, ...skus: string[]) => (await visitor.post<Labels>('/cc/api/tile-labels', { skus })).body;

describe('printers of a shopper', () => {
  it('are their own, in the order in which they were added', async () => {
    expect(await listed(await sam())).toMatchObject({
      isShared: false,
      most: 50,
      machines: [
        { model: 'Ardent L48', nickname: 'Home office', addedBy: null, mayChange: true },
        { model: 'Ardent Studio J310', nickname: '' },
      ],
    });
    expect(await names(await somebody())).toEqual([]);
    expect((await aVisitor(site).get(MACHINES)).status).toBe(401);
  });

  it('are added by model, renamed and removed', async () => {
    const nell = await somebody();
    const { machineId } = await added(nell, { model: 'ardent  l48', nickname: ' By the\n window ' });
    expect(await names(nell)).toEqual(['By the window/Ardent L48']);
    expect((await nell.put(`${MACHINES}/${machineId}`, { nickname: 'Attic' })).status).toBe(200);
    expect(await names(nell)).toEqual(['Attic/Ardent L48']);
    expect(await nell.delete(`${MACHINES}/${machineId}`)).toMatchObject({ status: 200, body: { machine: { nickname: 'Attic' } } });
    expect(await names(nell)).toEqual([]);
    expect((await nell.delete(`${MACHINES}/${machineId}`)).status).toBe(404);
  });

  it('are added from the page of a printer that the shop has, if they may see it', async () => {
    const nell = await somebody();
    expect(await added(nell, { itemId: '100038' })).toMatchObject({ model: 'Ardent L48', nickname: '' });
    for (const itemId of ['100001', '100035', 'none'])
      expect(await add(nell, { itemId }), itemId).toMatchObject({ status: 400, body: { errors: [{ field: 'model' }] } });
    await changeItem(site, '100037', { isPublished: false });
    expect((await add(nell, { itemId: '100037' })).status).toBe(400);
    await changeItem(site, '100037', { isPublished: true });
    expect((await add(nell, { itemId: '100037' })).status).toBe(200);
  });

  it('of one model are told apart by their nicknames: the same again is the one that is there', async () => {
    const nell = await somebody();
    const first = await add(nell, { model: 'Ardent L48' });
    const again = await add(nell, { model: 'Ardent L48', nickname: ' ' });
    expect([first.body.isNew, again.body.isNew]).toEqual([true, false]);
    expect(again.body.machine).toEqual(first.body.machine);
    const desk = await added(nell, { model: 'Ardent L48', nickname: 'Desk' });
    const renamed = await nell.put(`${MACHINES}/${desk.machineId}`, { nickname: '' });
    expect(renamed).toMatchObject({ status: 400, body: { errors: [{ field: 'nickname' }] } });
    expect((await nell.put(`${MACHINES}/${desk.machineId}`, { nickname: 'Desk' })).status).toBe(200);
    expect(await names(nell)).toEqual(['/Ardent L48', 'Desk/Ardent L48']);
  });

  it('are fifty at most, also when two tabs add at once', async () => {
    const nell = await somebody();
    for (let n = 1; n <= 48; n += 1) await added(nell, { model: 'Ardent L48', nickname: `No. ${n}` });
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((nickname) => add(nell, { model: 'Ardent L48', nickname })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({ message: expect.stringContaining('50 printers already') });
    expect((await listed(nell)).machines).toHaveLength(50);
    expect((await add(nell, { model: 'Ardent L48', nickname: 'No. 7' })).status).toBe(200);
  });

  it.each([
    { model: 'Ardent L4' },
    { model: 'x'.repeat(81) },
    { model: '' },
    { model: 'Ardent L48', nickname: 'x'.repeat(41) },
    { model: 'Ardent L48', nickname: 'x'.repeat(401) },
    { model: 'Ardent L48', nickname: 'a\u0000b' },
    { model: { $ne: 1 } },
    { itemId: ['100038'] },
    {},
  ])('are models that the catalogue knows, with a short nickname: not %j', async (body) => {
    const nell = await somebody();
    expect((await add(nell, body)).status).toBe(400);
    expect(await names(nell)).toEqual([]);
  });
});

describe('printers of an organization', () => {
  it('are shared by its people, with who added them, and nobody else sees them', async () => {
    const harbor = ['Front desk/Ardent L48', 'Billing/Ardent Column L205', 'Exam room 2/Ardent Studio J334'];
    for (const one of [await bea(), await ann(), await abe()]) expect(await names(one)).toEqual(harbor);
    expect((await listed(await ann())).isShared).toBe(true);
    expect((await listed(await ann())).machines.map(({ addedBy }) => addedBy)).toEqual(['Abe Admin', 'Bea Buyer', 'Abe Admin']);
    expect(await names(await bo())).toEqual([]);
    expect(await names(await sam())).toHaveLength(2);
  });

  it('are added by any of them, and changed by who added them and by its administrator', async () => {
    const [buyer, colleague, admin] = [await bea(), await ann(), await abe()];
    const { machineId } = await added(buyer, { model: 'Ardent L40', nickname: 'Lab' });
    const mayChange = async (who: Visitor) => (await listed(who)).machines.find((one) => one.machineId === machineId)?.mayChange;
    expect([await mayChange(buyer), await mayChange(colleague), await mayChange(admin)]).toEqual([true, false, true]);
    expect((await colleague.put(`${MACHINES}/${machineId}`, { nickname: 'Mine' })).status).toBe(403);
    expect((await colleague.delete(`${MACHINES}/${machineId}`)).status).toBe(403);
    expect((await buyer.put(`${MACHINES}/${machineId}`, { nickname: 'Lab 1' })).status).toBe(200);
    expect((await admin.delete(`${MACHINES}/${machineId}`)).status).toBe(200);
  });

  it('do not exist for others, whatever they are', async () => {
    const [harbors] = (await listed(await bea())).machines;
    const [sams] = (await listed(await sam())).machines;
    for (const [who, machineId] of [
      [await bo(), harbors?.machineId],
      [await sam(), harbors?.machineId],
      [await abe(), sams?.machineId],
      [await sam(), 'no id'],
    ] as const) {
      expect((await who.put(`${MACHINES}/${machineId}`, { nickname: 'Mine' })).status).toBe(404);
      expect((await who.delete(`${MACHINES}/${machineId}`)).status).toBe(404);
    }
  });
});

describe('one person of an organization', () => {
  it('adds twenty of its fifty printers, also at once; who administers it may add more', async () => {
    const buyer = await bea();
    const addAll = (visitor: Visitor, names: readonly string[]) =>
      Promise.all(names.map((nickname) => add(visitor, { model: 'Ardent L48', nickname })));
    const before = (await listed(buyer)).machines;
    const answers = await addAll(
      buyer,
      Array.from({ length: 24 }, (_, n) => `Mine ${n}`),
    );
    const refused = answers.filter(({ status }) => status === 400);
    const own = (await listed(buyer)).machines.filter(({ mayChange }) => mayChange);
    expect(own).toHaveLength(20);
    expect(refused.length).toBe(24 - (20 - before.filter(({ mayChange }) => mayChange).length));
    expect(refused[0]?.body).toMatchObject({ message: expect.stringContaining('added 20 printers already') });
    expect((await add(await ann(), { model: 'Ardent L48', nickname: 'Ann’s' })).status).toBe(200);
    const many = await addAll(
      await abe(),
      Array.from({ length: 22 }, (_, n) => `Abe's ${n}`),
    );
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));
    await site.database.query("delete from machines where nickname like 'Mine %' or nickname like 'Abe''s %' or nickname = 'Ann’s'");
  });
});

describe('models of printers', () => {
  const models = async (q: string, visitor: Visitor = aVisitor(site)) =>
    (
      await visitor.get<{ models: string[]; totalModels: number; makes: string[]; series: string[] }>(
        `/cc/api/printer-models?q=${encodeURIComponent(q)}`,
      )
    ).body;

  it('are found by the words of their names', async () => {
    expect(await models('ardent l48')).toMatchObject({ models: ['Ardent L48'] });
    expect(await models('')).toMatchObject({ models: [], totalModels: 0, series: [] });
    const many = ['Xqa', 'Xqb'].flatMap((series) => Array.from({ length: 35 }, (_, n) => `Ardent ${series} ${n + 1}`));
    await changeItem(site, '100036', { facts: { printerModels: many } });
    expect(await models('xq')).toMatchObject({ models: many.slice(0, 60), totalModels: 70, series: ['Ardent Xqa', 'Ardent Xqb'] });
    expect(await models('xqa')).toMatchObject({ models: many.slice(0, 35), totalModels: 35, series: [] });
    await changeItem(site, '100036', { facts: { printerModels: ['Ardent L48'] } });
  });

  it('are the nearest where one is mistyped, and said to be', async () => {
    expect(await models('ardnet l48')).toMatchObject({ models: ['Ardent L48'], isNear: true });
    expect(await models('ardent l48')).not.toHaveProperty('isNear');
    expect(await models('laserjet 400')).toMatchObject({ models: [], totalModels: 0, makes: expect.arrayContaining(['Ardent']) });
  });

  it('are those that something which everybody may see is made for', async () => {
    await changeItem(site, '100036', { facts: { printerModels: ['Ardent L48', 'Qwzx 1'] } });
    expect((await models('qwzx')).models).toEqual(['Qwzx 1']);
    await changeItem(site, '100036', { isPublished: false });
    expect((await models('qwzx')).models).toEqual([]);
    await changeItem(site, '100036', { isPublished: true, facts: { printerModels: ['Ardent L48'] } });
  });
});

describe('the labels of tiles', () => {
  it('say which of their printers an item fits, and which items fit none', async () => {
    expect(await labelsOf(await sam(), '100035', '100036', '100001', '100038')).toMatchObject({
      machines: [
        { model: 'Ardent L48', nickname: 'Home office' },
        { model: 'Ardent Studio J310', nickname: '' },
      ],
      fits: { '100035': 'Fits your Home office printer', '100036': 'Fits your Home office printer' },
    });
    expect((await labelsOf(await bea(), '100035')).fits).toEqual({ '100035': 'Fits your Front desk printer' });
    const nell = await somebody();
    await added(nell, { model: 'Ardent L40' });
    expect(await labelsOf(nell, '100035', '100036', '100001')).toEqual({
      labels: {},
      machines: [{ model: 'Ardent L40', nickname: '' }],
      fits: { '100035': 'Fits your Ardent L40', '100036': null },
      purchases: {},
    });
  });

  it('say nothing of it to who has none', async () => {
    expect(await labelsOf(await somebody(), '100035')).toEqual({ labels: {}, machines: [], fits: {}, purchases: {} });
  });

  it('say nothing of what they may not see', async () => {
    await changeItem(site, '100035', { isPublished: false });
    await changeItem(site, '100036', { facts: { isWholesale: true } });
    expect((await labelsOf(await sam(), '100035', '100036')).fits).toEqual({});
    await site.database.query("update items set facts = facts - 'isWholesale' where item_id = '100036'");
    await changeItem(site, '100035', { isPublished: true });
  });

  it('are one statement', async () => {
    const visitor = await sam();
    await labelsOf(visitor, '100035', '100036');
    const statements: string[] = [];
    const { query } = site.database;
    site.database.query = ((...args: Parameters<typeof query>) => {
      statements.push(String(Reflect.get(Object(args[0]), 'name')));
      return query.apply(site.database, args);
    }) as typeof query;
    await labelsOf(visitor, '100035', '100036');
    site.database.query = query;
    expect(statements.filter((name) => !/session|person/.test(name))).toEqual(['own_of_items']);
  });
});
