import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BudgetCenterView } from '#contracts/account/budget-centers.ts';
import type { CartResponse } from '#contracts/cart.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { aClaimedOrder } from '#tests/support/claimed-orders.ts';
import { plainBudgets, signedIn, signIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { transaction } from '../../db/transaction.ts';
import { budgetHolds, rollOverAllBudgets, rollOverBudgets } from '../index.ts';

const site = useShop();
const HARBOR = '4410001';
let abe: Visitor;
let bea: Visitor;
let axel: Visitor;

beforeAll(async () => {
  await plainBudgets(site);
  abe = await signedIn(site, 'abe.admin@harbordental.example');
  bea = await signedIn(site, 'bea.buyer@harbordental.example');
  axel = await signedIn(site, 'axel.approver@cedarlegal.example');
});

afterEach(async () => expect(await checkInvariants(site.database, site.shop.now())).toEqual([]));

type Refused = { code?: string; message?: string; errors?: { field?: string; message: string }[] };
type Book = { center: BudgetCenterView; entries: Record<string, unknown>[]; totalItems: number; periods: Record<string, unknown>[] };
type Changes = { changes: { what: string; by: string; center: string | null; before: object; after: object; note: string | null }[] };

const list = async (visitor: Visitor, query = '') =>
  (await visitor.get<{ centers: BudgetCenterView[]; totalItems: number; mayManage: boolean }>(`/cc/api/budgets${query}`)).body;
const book = async (visitor: Visitor, value: string) => (await visitor.get<Book>(`/cc/api/budgets/${value}/book`)).body;
const change = (visitor: Visitor, value: string, body: object) => visitor.put<BudgetCenterView & Refused>(`/cc/api/budgets/${value}`, body);
const add = (visitor: Visitor, body: object) => visitor.post<BudgetCenterView & Refused>('/cc/api/budgets', body);
const changes = async () => (await abe.get<Changes>('/cc/api/budget-changes')).body.changes;

describe('the budget centers of an organization', () => {
  it('are told to all of its people with what is left of each, and to nobody else', async () => {
    const { centers, totalItems, mayManage } = await list(bea);
    expect(centers.map(({ value, limit, spent, held, left }) => [value, limit, spent, held, left])).toEqual([
      ['FRONT-DESK', 2500, 1500, 0, 1000],
      ['LAB', 800, 750, 0, 50],
    ]);
    expect([totalItems, mayManage, (await list(abe)).mayManage]).toEqual([2, false, true]);
    expect((await book(bea, 'LAB')).entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['BROUGHT', 750],
      ['GRANTED', 800],
    ]);
    expect((await axel.get('/cc/api/budgets')).status).toBe(404);
    expect((await aVisitor(site).get('/cc/api/budgets')).status).toBe(401);
  });

  it('tell in their books who ordered what, and why it was changed, to keepers and to whose line it is [T41]', async () => {
    const idOf = async (email: string) =>
      (await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email])).rows[0]?.user_id ?? '';
    const orders: string[] = [];
    for (const email of ['bea.buyer@harbordental.example', 'gil.group@harbordental.example']) {
      const order = await aClaimedOrder(site);
      const amounts = [{ budgetCenter: 'LAB', cents: 100, parts: new Map([['', 100]]) }];
      const userId = await idOf(email);
      await transaction(site.database, (tx) =>
        budgetHolds.hold(tx, order, { accountNumber: HARBOR, userId, mayExceed: false, amounts, now: site.shop.now() }),
      );
      orders.push(order);
    }
    await change(abe, 'LAB', { amount: 801, why: 'Gloves' });
    const told = async (visitor: Visitor) =>
      (await book(visitor, 'LAB')).entries.slice(0, 3).map(({ amount, person, orderNumber, note }) => [amount, person, orderNumber, note]);
    const [ofBea, ofGil] = orders;
    expect(await told(abe)).toEqual([
      [1, 'Abe Admin', null, 'Gloves'],
      [1, 'Gil Group', ofGil, null],
      [1, 'Bea Buyer', ofBea, null],
    ]);
    expect(await told(bea)).toEqual([
      [1, null, null, null],
      [1, null, null, null],
      [1, 'Bea Buyer', ofBea, null],
    ]);
    for (const order of orders) await transaction(site.database, (tx) => budgetHolds.release(tx, order, site.shop.now()));
    await site.database.query("update orders set state = 'ABANDONED' where order_number = any($1)", [orders]);
    await change(abe, 'LAB', { amount: 800, why: 'as it was' });
  });

  it('of another organization are answered like ones that do not exist', async () => {
    const tess = await signedIn(site, 'tess.teacher@northwindschools.example');
    for (const value of ['LAB', 'NO-SUCH']) expect((await tess.get(`/cc/api/budgets/${value}/book`)).status).toBe(404);
    for (const value of ['ART', 'NO-SUCH']) {
      expect((await abe.get(`/cc/api/budgets/${value}/book`)).status).toBe(404);
      expect((await change(abe, value, { description: 'Mine' })).status).toBe(404);
      expect(await abe.put<Refused>('/cc/api/budget-defaults', { accountDefault: value })).toMatchObject({ status: 400 });
    }
  });

  it('are kept by its keepers alone', async () => {
    expect((await add(bea, { value: 'MINE', description: 'Mine', amount: 1, period: 'NONE', carry: 'NONE', carryCap: null })).status).toBe(
      403,
    );
    expect((await change(bea, 'LAB', { amount: 9_000, why: 'more' })).status).toBe(403);
    expect((await bea.get('/cc/api/budget-changes')).status).toBe(403);
    expect((await bea.put('/cc/api/budget-defaults', { accountDefault: 'LAB' })).status).toBe(403);
    expect((await bea.post('/cc/api/budget-import', { csv: 'code,name,amount' })).status).toBe(403);
    expect((await bea.put('/cc/api/budget-defaults', { ownDefault: 'FRONT-DESK' })).status).toBe(200);
  });

  it('are changed by nobody who acts for a keeper, who is told why [T47]', async () => {
    const cora = aVisitor(site, { host: 'business.localhost' });
    await signIn(cora, 'cora.csr@foolscap.example');
    const { rows } = await site.database.query<{ user_id: string }>(
      "select user_id from users where email = 'abe.admin@harbordental.example'",
    );
    await cora.post('/cc/api/customers/act', { userId: rows[0]?.user_id });
    expect((await cora.get('/cc/api/budgets')).body).toMatchObject({ mayManage: true, isActedFor: true });
    const message = 'Organizations are looked after by their own people. Ask the administrator to do it.';
    for (const reply of [
      await change(cora, 'LAB', { amount: 801, why: 'more' }),
      await cora.put('/cc/api/budget-defaults', { ownDefault: 'LAB' }),
      await cora.post('/cc/api/budget-import', { csv: 'code,name,amount\nLAB,Laboratory,801' }),
    ])
      expect(reply).toMatchObject({ status: 403, body: { message } });
    expect((await list(abe, '?q=LAB')).centers[0]?.amount).toBe(800);
  });

  it('are added once, renamed, given more and less with who and why in the book, closed and reopened, and each change is in the log', async () => {
    const wanted = { value: ' van-1 ', description: 'The  van', amount: 300, period: 'NONE', carry: 'NONE', carryCap: null };
    expect(await add(abe, wanted)).toMatchObject({ status: 200, body: { value: 'VAN-1', description: 'The van', left: 300 } });
    expect((await add(abe, wanted)).status).toBe(200);
    expect(await add(abe, { ...wanted, amount: 301 })).toMatchObject({ status: 400, body: { errors: [{ field: 'value' }] } });
    expect(await change(abe, 'VAN-1', { amount: 250 })).toMatchObject({ status: 400, body: { errors: [{ field: 'why' }] } });
    expect(await change(abe, 'VAN-1', { description: 'Van', amount: 250, why: 'Gas is cheaper' })).toMatchObject({ body: { left: 250 } });
    expect((await change(abe, 'VAN-1', { isClosed: true })).body.isClosed).toBe(true);
    expect([(await list(bea)).totalItems, (await list(abe)).totalItems, (await list(abe, '?q=VAN')).totalItems]).toEqual([2, 3, 1]);
    expect((await bea.get('/cc/api/budgets/VAN-1/book')).status).toBe(404);
    expect((await bea.get<CartResponse>('/cc/api/checkout')).body.invoiceInfo?.bc?.values.map(({ value }) => value)).toEqual([
      'FRONT-DESK',
      'LAB',
    ]);
    expect((await change(abe, 'VAN-1', { isClosed: false })).body.isClosed).toBe(false);
    expect((await book(abe, 'VAN-1')).entries).toMatchObject([
      { kind: 'ADJUSTED', amount: -50, person: 'Abe Admin', note: 'Gas is cheaper' },
      { kind: 'GRANTED', amount: 300, person: 'Abe Admin' },
    ]);
    expect((await changes()).slice(0, 4)).toMatchObject([
      { what: 'REOPENED', by: 'Abe Admin', center: 'Van' },
      { what: 'CLOSED' },
      {
        what: 'CHANGED',
        before: { name: 'The van', amount: '$300.00' },
        after: { name: 'Van', amount: '$250.00' },
        note: 'Gas is cheaper',
      },
      { what: 'ADDED' },
    ]);
  });

  it('keep what is spent and held: no amount goes below that, and the answer says how low it can go', async () => {
    expect(await change(abe, 'LAB', { amount: 749.99, why: 'less' })).toMatchObject({
      status: 400,
      body: {
        errors: [{ field: 'amount', message: 'Laboratory has $750.00 spent or held already: its amount can’t go below $750.00 now.' }],
      },
    });
    expect((await change(abe, 'LAB', { amount: 750, why: 'less' })).body.left).toBe(0);
    expect((await change(abe, 'LAB', { amount: 800, why: 'as it was' })).body.left).toBe(50);
  });

  it.each([
    [{ amount: -1 }, 'amount'],
    [{ amount: 0.001 }, 'amount'],
    [{ amount: 10_000_000.01 }, 'amount'],
    [{ description: '  ' }, 'description'],
    [{ description: 'x'.repeat(61) }, 'description'],
    [{ value: 'a b' }, 'value'],
    [{ value: '' }, 'value'],
    [{ carry: 'ALL' }, 'carry'],
    [{ period: 'MONTH', carry: 'CAPPED' }, 'carryCap'],
  ])('are not added as %j', async (wrong, field) => {
    const wanted = { value: 'X', description: 'X', amount: 1, period: 'NONE', carry: 'NONE', carryCap: null, ...wrong };
    expect(await add(abe, wanted)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it('are told all that is wrong with them at once, in the order of the form', async () => {
    const fields = ({ body }: Awaited<ReturnType<typeof add>>) => body.errors?.map(({ field }) => field);
    const wrong = { description: ' ', amount: -1, period: 'MONTH', carry: 'CAPPED', carryCap: -1 };
    expect(fields(await add(abe, { value: 'a b', ...wrong }))).toEqual(['value', 'description', 'amount', 'carryCap']);
    expect(fields(await change(abe, 'LAB', { ...wrong, why: '' }))).toEqual(['description', 'amount', 'carryCap', 'why']);
  });

  it('have a default of the organization and one of each person, and a day on which its years begin', async () => {
    expect((await abe.put('/cc/api/budget-defaults', { accountDefault: 'LAB', fiscalStart: '07-01', ownDefault: null })).body).toEqual({
      ownDefault: null,
      accountDefault: 'LAB',
      fiscalStart: '07-01',
      isCenterRequired: true,
    });
    expect((await abe.get<CartResponse>('/cc/api/checkout')).body.invoiceInfo?.bc?.defaultVal).toBe('LAB');
    expect(await abe.put('/cc/api/budget-defaults', { fiscalStart: '02-30' })).toMatchObject({ status: 400 });
    expect((await changes()).slice(0, 2).map(({ what }) => what)).toEqual(['FISCAL_YEAR', 'DEFAULT']);
    // Whether somebody has to choose one is said by those who keep them, counts from the next look at a cart on, and stands in the log.
    const showsNone = async () => (await bea.get<CartResponse>('/cc/api/checkout')).body.invoiceInfo?.bc?.showNone;
    expect(await showsNone()).toBe(false);
    expect((await bea.put('/cc/api/budget-defaults', { isCenterRequired: false })).status).toBe(403);
    expect((await abe.put('/cc/api/budget-defaults', { isCenterRequired: false })).body).toMatchObject({ isCenterRequired: false });
    await signIn(bea, 'bea.buyer@harbordental.example');
    expect(await showsNone()).toBe(true);
    expect((await abe.put('/cc/api/budget-defaults', { isCenterRequired: true })).body).toMatchObject({ isCenterRequired: true });
    await signIn(bea, 'bea.buyer@harbordental.example');
    expect(await showsNone()).toBe(false);
    expect((await changes()).slice(0, 2)).toMatchObject([
      { what: 'REQUIRED', by: 'Abe Admin', before: { required: 'No' }, after: { required: 'Yes' } },
      { what: 'REQUIRED', by: 'Abe Admin', before: { required: 'Yes' }, after: { required: 'No' } },
    ]);
    await abe.put('/cc/api/budget-defaults', { accountDefault: null, fiscalStart: '01-01' });
  });
});

describe('a file of budget centers', () => {
  const send = async (csv: string, isTrial = false) =>
    (
      await abe.post<{ added: number; changed: number; unchanged: number; problems: { line: number; message: string }[] }>(
        '/cc/api/budget-import',
        { csv, isTrial },
      )
    ).body;
  const CSV =
    'Code,Name,Amount,Period,Carry over,Carry at most\r\nwest,West wing,"$1,200.00",Every quarter,Up to,100\r\nEAST,East wing,80.5,,,\r\n';

  it('adds and changes them, once however often it is sent, and a trial changes nothing', async () => {
    expect(await send(CSV, true)).toMatchObject({ added: 2, problems: [] });
    expect((await list(abe, '?q=wing')).totalItems).toBe(0);
    expect(await send(CSV)).toMatchObject({ added: 2, changed: 0, unchanged: 0 });
    expect(await send(CSV)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    expect(await send('Code;Name;Amount\nEAST;East wing;80.50\n')).toMatchObject({ unchanged: 1, problems: [] });
    expect(await send(CSV.replace('80.5', '90'))).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect((await list(abe, '?q=wing')).centers).toMatchObject([
      { value: 'EAST', amount: 90, period: 'NONE' },
      { value: 'WEST', amount: 1200, period: 'QUARTER', carry: 'CAPPED', carryCap: 100 },
    ]);
    expect((await book(abe, 'EAST')).entries[0]).toMatchObject({ kind: 'ADJUSTED', amount: 9.5, note: 'By file' });
  });

  it('waits for nobody who orders out of centers that stay as they are, nor a trial for any, and locks those that change alone', async () => {
    const order = await site.database.connect();
    try {
      await order.query("begin; select from budget_centers where value = 'LAB' for update");
      expect(await send('Code,Name,Amount\nLAB,Laboratory,900\nEAST,East wing,91\n', true)).toMatchObject({ changed: 2, problems: [] });
      expect(await send('Code,Name,Amount\nLAB,Laboratory,800\nEAST,East wing,91\nPIER,Pier,5\n')).toMatchObject({
        added: 1,
        changed: 1,
        unchanged: 1,
      });
    } finally {
      await order.query('rollback');
      order.release();
    }
    expect((await list(abe, '?q=pier')).centers).toMatchObject([{ value: 'PIER', left: 5 }]);
    expect((await changes())[0]).toMatchObject({ what: 'ADDED', center: 'Pier', after: { amount: '$5.00' } });
    // Two files at once in two orders of their rows.
    const twoOf = (amount: number, codes: readonly string[]) =>
      send(`Code,Name,Amount\n${codes.map((code) => `${code},${code} wing,${amount}`).join('\n')}\n`);
    expect(await Promise.all([twoOf(11, ['WEST', 'EAST']), twoOf(12, ['EAST', 'WEST'])])).toMatchObject([{ changed: 2 }, { changed: 2 }]);
    const [one, other] = (await list(abe, '?q=wing')).centers;
    expect(one?.amount).toBe(other?.amount);
  });

  it('says what is closed, of new ones too, in yes and no, and its lines are counted as an editor counts them', async () => {
    const closed = 'Code,Name,Amount,Closed\nGATE,Gate,5,yes\nROOF,Roof,5,no\n';
    expect(await send(closed)).toMatchObject({ added: 2, problems: [] });
    expect(await send(closed)).toMatchObject({ unchanged: 2 });
    const isClosed = async (q: string) => (await list(abe, `?q=${q}`)).centers.map((center) => center.isClosed);
    expect([await isClosed('gate'), await isClosed('roof')]).toEqual([[true], [false]]);
    expect((await changes()).slice(0, 3).map(({ what, center }) => [what, center])).toEqual([
      ['ADDED', 'Roof'],
      ['CLOSED', 'Gate'],
      ['ADDED', 'Gate'],
    ]);
    for (const end of ['\n', '\r\n']) {
      const { problems } = await send(['Code,Name,Amount,Closed', '', 'GATE,"The', 'gate",5,y', '', 'ROOF,Roof,five,'].join(end));
      expect(problems).toEqual([
        { line: 3, message: '“y” isn’t yes or no: that’s what Closed can be.' },
        { line: 6, message: '“five” isn’t a valid amount. Use one like 1500.00.' },
      ]);
    }
    expect(await isClosed('gate')).toEqual([true]);
  });

  it('is taken as a whole or not at all, and says what is wrong with which row', async () => {
    const { added, changed, problems } = await send(
      'Code,Name,Amount,Period\nNORTH,North wing,10,\nBAD ONE,Bad,10,\nEAST,,90,\nSOUTH,South,ten,\nLAB,Laboratory,1,\nNORTH,Again,1,\nFAR,Far,1,Daily\n',
    );
    expect([added, changed]).toEqual([0, 0]);
    expect(problems).toEqual([
      { line: 5, message: '“ten” isn’t a valid amount. Use one like 1500.00.' },
      { line: 7, message: 'NORTH appears twice in the file.' },
      { line: 8, message: 'Resets must be one of Never, Every month, Every quarter, Every year.' },
    ]);
    const later = await send('Code,Name,Amount\nNORTH,North wing,10\nBAD ONE,Bad,10\nEAST,,90\nLAB,Laboratory,1\n');
    expect(later.problems.map(({ line }) => line)).toEqual([3, 4, 5]);
    expect((await list(abe, '?q=north')).totalItems).toBe(0);
    expect((await send('Name,Amount\nx,1')).problems).toEqual([
      { line: 1, message: 'The first row needs the columns code, name, amount. Missing: code.' },
    ]);
    expect((await send('"Code,Name')).problems[0]?.line).toBe(1);
    // A line of a million cells is not taken apart.
    const long = 'This line is too long to be one of budget centers.';
    expect((await send(';'.repeat(900_000))).problems).toEqual([{ line: 1, message: long }]);
    expect((await send(`Code,Name,Amount\nA,B,1\n${','.repeat(5_000)}`)).problems).toEqual([{ line: 3, message: long }]);
  });
});

describe('a budget that begins anew', () => {
  /** Its period has ended today, before anybody has looked. */
  const later = () => site.database.query("update budget_centers set ends_on = $1::date where value = 'MONTHLY'", [site.shop.now()]);
  const of = (budgetCenter: string, cents: number) => [{ budgetCenter, cents, parts: new Map([['', cents]]) }];
  const hold = async (cents: number) => {
    const order = await aClaimedOrder(site);
    await transaction(site.database, (tx) =>
      budgetHolds.hold(tx, order, {
        accountNumber: HARBOR,
        userId: null,
        mayExceed: false,
        amounts: of('MONTHLY', cents),
        now: site.shop.now(),
      }),
    );
    return order;
  };

  it('carries over what is left; what is held goes on in its own period, and what comes back belongs to the one that is now', async () => {
    await add(abe, { value: 'MONTHLY', description: 'Monthly', amount: 100, period: 'MONTH', carry: 'CAPPED', carryCap: 30 });
    const [booked, open, gone] = [await hold(2_000), await hold(3_000), await hold(1_000)];
    await transaction(site.database, (tx) => budgetHolds.keep(tx, booked, site.shop.now()));
    await later();
    // Two nodes at once.
    await Promise.all([rollOverAllBudgets(site.shop), rollOverAllBudgets(site.shop)]);
    const second = await book(abe, 'MONTHLY');
    expect(second.center).toMatchObject({ limit: 130, spent: 0, held: 0, left: 130 });
    expect(second.center.startsOn).toBe(second.periods[0]?.['endsOn']);
    expect(second.entries.slice(0, 2)).toMatchObject([
      { kind: 'CARRIED', amount: 30, period: 0 },
      { kind: 'GRANTED', amount: 100, period: 0 },
    ]);
    expect(second.periods).toMatchObject([{ limit: 100, spent: 20, held: 40 }]);
    await transaction(site.database, (tx) => budgetHolds.keep(tx, open, site.shop.now()));
    await transaction(site.database, (tx) => budgetHolds.release(tx, gone, site.shop.now()));
    expect((await book(abe, 'MONTHLY')).periods).toMatchObject([{ spent: 50, held: 0 }]);
    await transaction(site.database, (tx) =>
      budgetHolds.credit(tx, booked, { amounts: of('MONTHLY', 500), cause: 'return', now: site.shop.now() }),
    );
    expect((await book(abe, 'MONTHLY')).center).toMatchObject({ spent: -5, left: 135 });
    await transaction(site.database, (tx) => budgetHolds.release(tx, booked, site.shop.now()));
    expect((await book(abe, 'MONTHLY')).center).toMatchObject({ spent: -20, left: 150 });
    await transaction(site.database, (tx) => budgetHolds.release(tx, open, site.shop.now()));
    await site.database.query("update orders set state = 'ABANDONED' where order_number = any($1)", [[booked, open, gone]]);
  });

  it('begins when somebody reads a cart that would be charged to it, which begins no other one, and can have another amount from its next period on', async () => {
    expect((await change(abe, 'MONTHLY', { amount: 40, appliesFrom: 'NEXT_PERIOD', why: 'A leaner year' })).body).toMatchObject({
      amount: 40,
      limit: 130,
    });
    await add(abe, { value: 'OTHER', description: 'Other', amount: 5, period: 'MONTH', carry: 'NONE', carryCap: null });
    await later();
    await site.database.query("update budget_centers set ends_on = $1::date where value = 'OTHER'", [site.shop.now()]);
    const begun = async () =>
      (
        await site.database.query(
          "select value from budget_centers where value in ('MONTHLY', 'OTHER') and period_no = 2 - (value = 'OTHER')::int",
        )
      ).rows;
    await bea.get('/cc/api/checkout');
    expect(await begun()).toEqual([]);
    await bea.put('/cc/api/budget-defaults', { ownDefault: 'MONTHLY' });
    const { invoiceInfo } = (await bea.get<CartResponse>('/cc/api/checkout')).body;
    expect(invoiceInfo?.bc?.values.find(({ value }) => value === 'MONTHLY')?.availableBalance).toBe(70);
    expect(await begun()).toEqual([{ value: 'MONTHLY' }]);
    await bea.put('/cc/api/budget-defaults', { ownDefault: 'FRONT-DESK' });
    expect((await book(abe, 'MONTHLY')).periods).toHaveLength(2);
    expect(await begun()).toHaveLength(2);
    // It goes on as one that does not end, and with periods again.
    await change(abe, 'MONTHLY', { period: 'NONE', carry: 'NONE' });
    expect((await change(abe, 'MONTHLY', { period: 'YEAR' })).body.endsOn).not.toBeNull();
  });

  it('can have the amount that was planned at once, and another one: what the period that is now has goes by what it was given', async () => {
    await change(abe, 'MONTHLY', { period: 'MONTH', carry: 'NONE' });
    const planned = async (amount: number) => (await change(abe, 'MONTHLY', { amount, appliesFrom: 'NEXT_PERIOD', why: 'Planned' })).body;
    const atOnce = async (amount: number) => (await change(abe, 'MONTHLY', { amount, why: 'At once' })).body;
    const { limit: had, amount: given } = await atOnce(100);
    expect(given).toBe(100);
    expect(await planned(40)).toMatchObject({ amount: 40, granted: 100, limit: had });
    // A file that says what is planned brings nothing forward.
    const file = { csv: 'code,name,amount\nMONTHLY,Monthly,40' };
    expect((await abe.post('/cc/api/budget-import', file)).body).toMatchObject({ unchanged: 1, changed: 0 });
    expect(await atOnce(100)).toMatchObject({ amount: 100, limit: had });
    await planned(200);
    expect(await atOnce(150)).toMatchObject({ amount: 150, limit: had + 50 });
    await planned(120);
    expect(await atOnce(120)).toMatchObject({ amount: 120, limit: had + 20 });
    // Whoever only renames it leaves both as they are.
    await planned(60);
    expect((await change(abe, 'MONTHLY', { description: 'Each month anew' })).body).toMatchObject({ amount: 60, limit: had + 20 });
  });

  it('holds nothing out of a period that has ended: the order finds the next one begun', async () => {
    await change(abe, 'MONTHLY', { period: 'MONTH' });
    await later();
    await expect(hold(100)).rejects.toMatchObject({ constraint: 'budgets' });
    await rollOverBudgets(site.shop, { accountNumber: HARBOR });
    const order = await hold(100);
    await transaction(site.database, (tx) => budgetHolds.release(tx, order, site.shop.now()));
  });
});
