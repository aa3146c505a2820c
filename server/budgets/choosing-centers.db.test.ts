import { beforeEach, describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { CHECKOUT } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();

type Refused = { code?: string; errors?: { field?: string; message: string }[] };

const account = (visitor: Visitor, body: Record<string, unknown>) =>
  visitor.put<CartResponse & Refused>(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, body);
const choose = (visitor: Visitor, budgetCenter: string) => account(visitor, { accountingInfo: { budgetCenter } });
const read = async (visitor: Visitor, query = '') => (await visitor.get<CartResponse>(`/cc/api/checkout${query}`)).body;
const settingsOfAccount = (number: string, change: Record<string, unknown>) =>
  site.database.query('update accounts set settings = settings || $2::jsonb where account_number = $1', [number, JSON.stringify(change)]);

const BEA = 'bea.buyer@harbordental.example';
const TESS = 'tess.teacher@northwindschools.example';
const HARBOR = '4410001';

describe('an organization that charges each order to one budget center', () => {
  let bea: Visitor;
  beforeEach(async () => {
    bea = await signedIn(site, BEA);
    await bea.post(`${CHECKOUT}/item?ignoreExistQty=true`, { items: [{ itemId: '100001', qty: 1 }] });
    await choose(bea, 'FRONT-DESK');
  });

  it('is told its centers with what is left of each, which is preselected, and its balance [C1-11 C3-93 C3-95 S3-69]', async () => {
    const { cartInfo, bcDetails, invoiceInfo } = await read(bea);
    expect(invoiceInfo?.bc).toEqual({
      type: 'BUDGET_CENTER',
      level: 'ORDER',
      values: [
        { value: 'FRONT-DESK', description: 'Front desk', availableBalance: 1000 },
        { value: 'LAB', description: 'Laboratory', availableBalance: 50 },
      ],
      totPages: 1,
      showBCLink: false,
      isConfigured: true,
      showNone: false,
      defaultVal: 'FRONT-DESK',
      defaultDesc: 'Front desk',
      budgetingEnabled: true,
    });
    expect(bcDetails).toEqual({ budgetCenter: 'FRONT-DESK', availableBalance: 1000 });
    expect(cartInfo.cartAccountInfo?.budgetCenter).toBe('FRONT-DESK');
    const { ordTotal } = cartInfo.cartSummary;
    expect(cartInfo.cartAccountInfo?.budgets?.charges).toEqual([
      {
        budgetCenter: 'FRONT-DESK',
        description: 'Front desk',
        charged: ordTotal,
        availableBalance: 1000,
        balanceAfter: Math.round((1000 - ordTotal) * 100) / 100,
        over: null,
      },
    ]);
  });

  it('chooses another one for its order, or none where that is left open [C1-47 C3-93 C7-14]', async () => {
    const { status, body } = await choose(bea, 'LAB');
    expect(status).toBe(200);
    expect(body.bcDetails).toEqual({ budgetCenter: 'LAB', availableBalance: 50 });
    expect((await read(bea)).cartInfo.cartAccountInfo?.budgetCenter).toBe('LAB');
    expect(await choose(bea, '')).toMatchObject({ status: 400, body: { errors: [{ message: 'Please choose a budget center.' }] } });
    await settingsOfAccount(HARBOR, { isCenterOptional: true });
    bea = await signedIn(site, BEA);
    expect((await read(bea)).invoiceInfo?.bc?.showNone).toBe(true);
    expect((await choose(bea, '')).body.cartInfo.cartAccountInfo).toMatchObject({ budgetCenter: null, budgets: { charges: [] } });
    await settingsOfAccount(HARBOR, { isCenterOptional: false });
    bea = await signedIn(site, BEA);
    // The purchase order leaves the center as it is.
    await choose(bea, 'LAB');
    const { cartAccountInfo } = (await account(bea, { accountingInfo: { poNumber: 'PO-1' } })).body.cartInfo;
    expect(cartAccountInfo).toMatchObject({ poNumber: 'PO-1', budgetCenter: 'LAB' });
  });

  it.each([['NO-SUCH'], ['CLASSROOM'], [' FRONT-DESK']])(
    'is refused %s: an unknown one, and one of another account alike',
    async (value) => {
      const { cartInfo: before } = await read(bea);
      expect(await choose(bea, value)).toMatchObject({
        status: 400,
        body: {
          code: 'INVALID_REQUEST',
          errors: [{ field: 'budgetCenter', message: 'Choose one of your organization’s budget centers.' }],
        },
      });
      expect((await read(bea)).cartInfo.cartAccountInfo).toEqual(before.cartAccountInfo);
    },
  );

  it('is refused centers of rows', async () => {
    const { items } = (await read(bea)).cartInfo;
    const [row] = items;
    expect(await account(bea, { items: [{ cartItemId: row?.cartItemId, bcName: 'LAB' }] })).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'One budget center pays for the whole order.' }] },
    });
  });

  it('hears that a center is missing only where it must have one, and then may not leave it open', async () => {
    await site.database.query("update users set settings = settings - 'defaultBudgetCenter' where email = $1", [BEA]);
    bea = await signedIn(site, BEA);
    await settingsOfAccount(HARBOR, { isCenterOptional: true });
    bea = await signedIn(site, BEA);
    await choose(bea, '');
    expect((await read(bea)).cartInfo.stillMissing).not.toContain('BUDGET_CENTER_REQUIRED');
    await settingsOfAccount(HARBOR, { isCenterOptional: false, isAccountingMandatory: true });
    bea = await signedIn(site, BEA);
    const { cartInfo, invoiceInfo } = await read(bea);
    expect(cartInfo.stillMissing).toContain('BUDGET_CENTER_REQUIRED');
    expect([cartInfo.cartAttributes.isMandatoryEnabled, invoiceInfo?.bc?.showNone]).toEqual([true, false]);
    expect(await choose(bea, '')).toMatchObject({ status: 400, body: { errors: [{ message: 'Please choose a budget center.' }] } });
    expect((await choose(bea, 'LAB')).body.cartInfo.stillMissing).not.toContain('BUDGET_CENTER_REQUIRED');
    await settingsOfAccount(HARBOR, { isAccountingMandatory: false });
    await site.database.query(`update users set settings = settings || '{"defaultBudgetCenter": "FRONT-DESK"}' where email = $1`, [BEA]);
  });

  it('reads 250 of them by the hundred, and knows the chosen one wherever it stands', async () => {
    await site.database.query(
      `insert into budget_centers (account_number, value, description, limit_cents) select $1, 'Z' || n, 'Zone ' || lpad(n::text, 3, '0'), 5000 from generate_series(1, 248) n`,
      [HARBOR],
    );
    await site.database.query(
      `insert into budget_entries (account_number, budget_center, kind, amount_cents, at)
       select account_number, value, 'GRANTED', limit_cents, $1 from budget_centers where value like 'Z%'`,
      [site.shop.now()],
    );
    expect((await choose(bea, 'Z248')).body.bcDetails).toEqual({ budgetCenter: 'Z248', availableBalance: 50 });
    const [first, last] = [await read(bea), await read(bea, '?bcPage=3')];
    expect([first.invoiceInfo?.bc?.values.length, first.invoiceInfo?.bc?.totPages, first.invoiceInfo?.bc?.showBCLink]).toEqual([
      100,
      3,
      true,
    ]);
    expect(last.invoiceInfo?.bc?.values.map(({ value }) => value).slice(-2)).toEqual(['Z247', 'Z248']);
    expect(last.invoiceInfo?.bc?.values).toHaveLength(50);
    expect(first.cartInfo.cartAccountInfo?.budgetCenter).toBe('Z248');
    await site.database.query("update budget_centers set closed_at = $2 where account_number = $1 and value like 'Z%'", [
      HARBOR,
      site.shop.now(),
    ]);
    // What was chosen is open no more: the preselected one counts again.
    expect((await read(bea)).cartInfo.cartAccountInfo?.budgetCenter).toBe('FRONT-DESK');
  });
});

describe('an organization that charges each row to a budget center of its own', () => {
  it('gives rows their centers, and hears what each takes out of which [C3-39]', async () => {
    const tess = await signedIn(site, TESS);
    const cart = await tess.add({ itemId: '100001', qty: 1 }, { itemId: '100041', qty: 2 });
    expect(cart.items.map(({ itemAccountInfo }) => itemAccountInfo.bcName)).toEqual(['CLASSROOM', 'CLASSROOM']);
    const [paper, trays] = cart.items;
    const { body } = await account(tess, { items: [{ cartItemId: trays?.cartItemId, bcName: 'ART' }] });
    expect(body.invoiceInfo?.bc?.level).toBe('LINE');
    expect(body.cartInfo.items.map(({ itemAccountInfo }) => itemAccountInfo.bcName)).toEqual(['CLASSROOM', 'ART']);
    const charges = body.cartInfo.cartAccountInfo?.budgets?.charges ?? [];
    expect(charges.map(({ budgetCenter, charged, balanceAfter }) => [budgetCenter, charged, balanceAfter])).toEqual([
      ['CLASSROOM', paper?.priceInfo.finalPrice, Math.round((2314.5 - (paper?.priceInfo.finalPrice ?? 0)) * 100) / 100],
      ['ART', trays?.priceInfo.finalPrice, Math.round((787.25 - (trays?.priceInfo.finalPrice ?? 0)) * 100) / 100],
    ]);
  });

  it('parts a row over several centers by percentage, to the cent, and over one again [C3-39]', async () => {
    const tess = await signedIn(site, TESS);
    for (const { cartItemId: known } of (await tess.cart()).items) await tess.delete(`${CHECKOUT}/item/${known}`);
    const {
      items: [row],
    } = await tess.add({ itemId: '100041', qty: 1 });
    const { cartItemId, priceInfo } = row ?? {};
    const split = (...shares: [string, number][]) =>
      account(tess, { items: [{ cartItemId, bcShares: shares.map(([bcName, percent]) => ({ bcName, percent })) }] });
    const { body } = await split(['ART', 33.33], ['OFFICE', 66.67]);
    const cents = Math.round((priceInfo?.finalPrice ?? 0) * 100);
    const art = Math.round(cents * 0.3333);
    expect(body.cartInfo.items[0]?.itemAccountInfo).toEqual({
      bcName: 'ART',
      bcShares: [
        { bcName: 'ART', percent: 33.33, amount: art / 100 },
        { bcName: 'OFFICE', percent: 66.67, amount: (cents - art) / 100 },
      ],
    });
    expect(body.cartInfo.cartAccountInfo?.budgets?.charges.map(({ budgetCenter, charged }) => [budgetCenter, charged])).toEqual([
      ['ART', art / 100],
      ['OFFICE', (cents - art) / 100],
    ]);
    for (const [shares, message] of [
      [[['ART', 50]], 'Choose two budget centers or more.'],
      [[], 'Choose two budget centers or more.'],
      [
        [
          ['ART', 50],
          ['OFFICE', 49.99],
        ],
        'The percentages add up to 99.99%. They need to make 100%.',
      ],
      [
        [
          ['ART', 33.333],
          ['OFFICE', 66.667],
        ],
        'Enter a percentage above 0 for each, with two decimals at most.',
      ],
      [
        [
          ['ART', 110],
          ['OFFICE', -10],
        ],
        'Enter a percentage above 0 for each, with two decimals at most.',
      ],
      [
        [
          ['ART', 50],
          ['LAB', 50],
        ],
        'Choose one of your organization’s budget centers.',
      ],
      [
        [
          ['ART', 50],
          ['', 50],
        ],
        'Choose one of your organization’s budget centers.',
      ],
    ] as [[string, number][], string][])
      expect(await split(...shares), message).toMatchObject({
        status: 400,
        body: { errors: [{ field: `items.${cartItemId}.bcShares`, message }] },
      });
    expect((await tess.cart()).items[0]?.itemAccountInfo.bcShares).toHaveLength(2);
    await account(tess, { items: [{ cartItemId, bcName: 'CLASSROOM' }] });
    expect((await tess.cart()).items[0]?.itemAccountInfo).toEqual({ bcName: 'CLASSROOM' });
  });

  it('is refused one for the whole, an unknown one, and a row that is not there', async () => {
    const tess = await signedIn(site, TESS);
    const [row] = (await tess.cart()).items;
    expect(await choose(tess, 'ART')).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'Each item has its own budget center.' }] },
    });
    expect(await account(tess, { items: [{ cartItemId: row?.cartItemId, bcName: 'LAB' }] })).toMatchObject({ status: 400 });
    const gone = { cartItemId: '00000000-0000-4000-8000-000000000000', bcName: 'ART' };
    expect(await account(tess, { items: [gone] })).toMatchObject({ status: 400, body: { code: 'CART_ITEM_ID_NOT_FOUND' } });
  });
});

describe('whoever has no budgets', () => {
  it('is told of none, and may choose none', async () => {
    const bo = await signedIn(site, 'bo.buyer@cedarlegal.example');
    await bo.add({ itemId: '100002', qty: 1 });
    const { cartInfo, bcDetails, invoiceInfo } = await read(bo);
    expect([bcDetails, invoiceInfo?.bc, cartInfo.cartAccountInfo?.budgets]).toEqual([undefined, undefined, undefined]);
    expect(await choose(bo, 'FRONT-DESK')).toMatchObject({ status: 403 });
    const guest = aVisitor(site);
    await guest.add({ itemId: '100002', qty: 1 });
    expect(await choose(guest, 'FRONT-DESK')).toMatchObject({ status: 403 });
  });
});
