import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductDetails } from '#contracts/catalog.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { changeItem, setStock, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();

async function product(itemId: string, visitor: Visitor = aVisitor(site)): Promise<ProductDetails> {
  const { status, body } = await visitor.get<{ product: ProductDetails }>(`/cc/api/products/${itemId}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.product;
}

function atStore(storeNumber: string, visitor: Visitor = aVisitor(site)): Visitor {
  visitor.cookies.set('YourStore', encodeURIComponent(JSON.stringify({ storeNumber })));
  return visitor;
}

function atZip(zip: string): Visitor {
  const visitor = aVisitor(site);
  visitor.cookies.set('zipcode', zip);
  return visitor;
}

/** So many lie there, and everybody knows. */
async function stock(itemId: string, units: number, locationId?: string): Promise<void> {
  await setStock(site, itemId, units, locationId);
  site.shop.catalog.forget();
}

const ids = (tiles: readonly { itemId: string }[]) => tiles.map(({ itemId }) => itemId);

describe('the three ways to get a product', () => {
  // Of the notebooks 40 lie at the centre and 25 in store 1547.
  beforeAll(async () => {
    await site.database.query(
      "update stock set available = 0, initial = 0 where item_id = '100006' and location_id not in ('FC1', '1547')",
    );
  });

  it('can be sent back but for gift cards and what nobody carries', async () => {
    const returnable = await Promise.all(
      ['100006', '100031', '100032', '100022', '100029'].map(async (itemId) => (await product(itemId)).isReturnable),
    );
    expect(returnable).toEqual([true, false, false, false, false]);
  });

  it('says of what is sent only beside other things that it is', async () => {
    expect((await product('100033')).additionalMsg).toBe('Ships with $25.00 or more of other items');
    expect((await product('100006')).additionalMsg).toBeNull();
  });

  it('promises what is made for somebody no sooner than it can be made, and counts no pieces of it', async () => {
    const [made, plain] = [await product('100043', atStore('1547')), await product('100006', atStore('1547'))];
    expect(made.sameDay).toBeNull();
    expect([made.delivery.stock, made.pickup.stock, made.pickup.isOffered]).toEqual([undefined, null, true]);
    const dayOf = ({ delivery }: typeof made) => Date.parse(delivery.minDeliveryDate ?? '');
    expect(dayOf(made)).toBeGreaterThan(dayOf(plain));
    expect(made.pickup.text).toMatch(/^Ready for pickup at /);
  });

  it('leave out the stores for what is sold before it is published: none of them has it', async () => {
    const sold = await product('100024', atStore('1547'));
    expect([sold.pickup.isOffered, sold.pickup.stock, sold.delivery.text]).toEqual([false, null, expect.stringMatching(/^Available /)]);
    const { body } = await aVisitor(site).get<{ stores: unknown[] }>('/cc/api/products/100024/stores?term=Framingham');
    expect(body.stores).toEqual([]);
  });

  it('say how many there are, where, when, until when to order and what it costs [A-051]', async () => {
    const { delivery, pickup, sameDay } = await product('100006', atStore('1547', atZip('01702')));
    expect(delivery).toMatchObject({ text: 'Get it by Mon, Nov 23', stock: '10+', orderByText: 'Order by 5 PM', isAvailable: true });
    expect(pickup).toMatchObject({ stock: '10+', isAvailable: true, isOffered: true });
    expect(sameDay).toMatchObject({
      text: 'Today by 7 pm from Framingham, MA',
      fee: 9.95,
      storeNumber: '1547',
      orderByText: 'Order by 2 PM',
    });
  });

  it('promise to who has not said where they are what holds everywhere, and nothing for today [A-051]', async () => {
    const [anywhere, near, far, island] = await Promise.all([
      product('100020'),
      ...['01702', '90210', '96801'].map((zip) => product('100020', atZip(zip))),
    ]);
    expect(anywhere).toMatchObject({ delivery: { text: 'Get it Nov 23 – Dec 7', asksZip: true }, deliveryText: 'Get it Nov 23 – Dec 7' });
    // Heavy goods go overseas by sea, and a notebook flies.
    expect([near, far, island].map((one) => one?.delivery.text)).toEqual(
      ['Nov 23', 'Nov 27', 'Dec 7'].map((day) => expect.stringContaining(day)),
    );
    expect([near, far, island].map((one) => one?.delivery.asksZip)).toEqual([undefined, undefined, undefined]);
    const notebook = await product('100006');
    expect([notebook.delivery.text, notebook.sameDay]).toEqual(['Get it Nov 23–27', null]);
    expect((await product('100006', atZip('96801'))).delivery.text).toBe('Get it by Fri, Nov 27');
  });

  it('are those of the cart: today until 14:00, near a store that has it, and not for what no store hands out', async () => {
    expect((await product('100006', atZip('04609'))).sameDay).toBeNull();
    for (const itemId of ['100004', '100020', '100022', '100039']) expect((await product(itemId, atZip('01702'))).sameDay).toBeNull();
    site.setNow(new Date('2026-11-20T19:00:00Z'));
    try {
      expect((await product('100006', atZip('01702'))).sameDay).toBeNull();
    } finally {
      site.setNow(TEST_NOW);
    }
  });

  it('let what only stores sell, or only a store has, be fetched from there', async () => {
    expect(await product('100027')).toMatchObject({ ctaText: 'Pick up today', actionLabel: 'VIEW' });
    const inStore = await product('100027', atStore('1547'));
    expect(inStore).toMatchObject({ actionLabel: 'ADD', delivery: { isAvailable: false }, pickup: { isAvailable: true } });
    await stock('100008', 4, '1547');
    expect(await product('100008', atStore('1547'))).toMatchObject({ actionLabel: 'ADD', pickup: { stock: '4', isAvailable: true } });
    const nowhere = aVisitor(site);
    nowhere.cookies.set('zipcode', '04609');
    expect(await product('100008', nowhere)).toMatchObject({ actionLabel: 'VIEW' });
    await stock('100008', 0, '1547');
  });

  it('of a set depend on its scarcest part [A-060]', async () => {
    await stock('100041', 7);
    expect((await product('100039')).delivery.stock).toBe('3');
    await stock('100041', 1);
    expect(await product('100039')).toMatchObject({ actionLabel: 'VIEW', delivery: { isAvailable: false } });
    await stock('100041', 200);
  });
});

describe('the stores where it can be fetched', () => {
  it('come with what each has, those that have it first', async () => {
    const path = '/cc/api/products/100006/stores';
    const { body } = await atStore('1547').get<{ stores: { storeNumber: string; stock: string; isChosen: boolean }[] }>(path);
    expect(body.stores[0]).toMatchObject({ storeNumber: '1547', stock: '10+', isChosen: true });
    expect(body.stores.slice(1).every(({ stock, isChosen }) => stock === '0' && !isChosen)).toBe(true);
    expect((await aVisitor(site).get(`${path}?term=00000`)).body).toEqual({ stores: [], reason: 'UNKNOWN_ZIP' });
    expect((await aVisitor(site).get('/cc/api/products/100020/stores')).body).toEqual({ stores: [], reason: null });
    expect(await aVisitor(site).get('/cc/api/products/100047/stores')).toMatchObject({ status: 400, body: { code: 'SKU_INVALID' } });
  });
});

describe('what is bought with a product', () => {
  it('is offered before it is added: plans, set-up and assembly, as the cart offers them [A-059]', async () => {
    const { services } = await product('100016');
    expect(services.map(({ itemId, type, price, isAvailable }) => [itemId, type, price, isAvailable])).toEqual([
      ['100017', 'WARRANTY', '$89.00', true],
      ['100018', 'WARRANTY', '$129.00', false],
      ['100019', 'TECHHELP', '$39.00', true],
    ]);
    expect((await product('100020')).services).toMatchObject([{ itemId: '100021', type: 'ASSEMBLY' }]);
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100016', qty: 1 });
    const { warrantyItems, relatedItems } = await visitor.cart();
    expect(ids([...warrantyItems, ...relatedItems])).toEqual(ids(services));
  });

  it('is not offered where it may not be bought, nor assembly where levels are [A-062]', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    expect((await product('100020', bea)).services).toEqual([]);
    await changeItem(site, '100017', { isPublished: false });
    expect(ids((await product('100016')).services)).toEqual(['100018', '100019']);
    await changeItem(site, '100017', { isPublished: true });
  });

  it('is named where it is a set: so many of each part', async () => {
    expect((await product('100039')).parts.map(({ itemId, qty }) => [itemId, qty])).toEqual([
      ['100040', 1],
      ['100041', 2],
      ['100042', 1],
    ]);
  });
});

describe('what stands around a product', () => {
  it('goes with it, each thing once: no second laptop beside a laptop', async () => {
    const { goesWith, related, fits } = await product('100016');
    expect(goesWith.length).toBeGreaterThan(3);
    expect(goesWith.every(({ baseCatId }) => baseCatId !== 'laptops')).toBe(true);
    expect(related.every(({ baseCatId }) => baseCatId === 'laptops')).toBe(true);
    const all = ids([...goesWith, ...related, ...fits]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('fits, both ways', async () => {
    expect(ids((await product('100038')).fits)).toEqual(['100035', '100036']);
    expect(ids((await product('100035')).fits)).toEqual(['100037', '100038']);
  });

  it('is what a plan protects and a service is for', async () => {
    const plan = await product('100017');
    expect(plan).toMatchObject({ actionLabel: 'VIEW', goesTo: [{ itemId: '100016', actionLabel: 'ADD' }] });
    expect(ids((await product('100021')).goesTo)).toEqual(['100020']);
  });
});

describe('what cannot be bought', () => {
  it.each([
    ['not sold yet', '100026', 'Not sold yet'],
    ['sold in stores only', '100027', 'Sold in stores only'],
    ['for healthcare customers', '100034', 'For healthcare customers only.'],
  ])('promises no day: what is %s', async (_what, itemId, text) => {
    const { delivery, sameDay } = await product(itemId);
    expect(delivery).toEqual({ text, isAvailable: false, minDeliveryDate: null, maxDeliveryDate: null });
    expect(sameDay).toBeNull();
  });

  it.each([
    [40, '40'],
    [50, '50'],
    [51, '50+'],
  ])('say how many there are to who wants forty, and only that there are more where it is over fifty: %i', async (units, said) => {
    await stock('100027', units, '1547');
    expect((await product('100027', atStore('1547'))).pickup.stock).toBe(said);
  });

  it('by mail is fetched all the same, where a store has it', async () => {
    expect(await product('100027', atStore('1547'))).toMatchObject({ actionLabel: 'ADD', pickup: { isAvailable: true } });
  });
});

describe('why it cannot be bought', () => {
  it('is said with what of it the organization does not allow', async () => {
    const blocked = [
      ['blocked_item_id', '100002', 'ITEM', '100002'],
      ['blocked_brand', 'Harrow', 'BRAND', '100003'],
      ['blocked_category_id', 'scissors', 'CATEGORY', '100046'],
    ] as const;
    for (const [column, value] of blocked)
      await site.database.query(`insert into account_policies (account_number, ${column}) values ('4410001', $1)`, [value]);
    site.shop.catalog.forget();
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    for (const [, , about, itemId] of blocked)
      expect((await product(itemId, bea)).refusal).toMatchObject({ code: 'BLOCKED_FOR_ADD_TO_CART', about });
    expect((await product('100002')).refusal).toBeNull();
  });

  it('names who of the organization can allow it, to its own people, and what may be bought instead', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    const { refusal, related } = await product('100045', bea);
    expect(refusal).toMatchObject({ about: 'CATEGORY', ask: [{ name: 'Abe Admin', email: 'abe.admin@harbordental.example' }] });
    expect(related.length).toBeGreaterThan(0);
    expect(related.filter(({ refusalText }) => refusalText !== null).length).toBeLessThan(related.length);
    expect(related.some(({ title }) => title.includes('Energy Drink'))).toBe(false);
    expect((await product('100045')).refusal).toBeNull();
    expect(JSON.stringify(await product('100045'))).not.toContain('abe.admin');
  });

  it('names the state to which it may not be sent', async () => {
    const far = aVisitor(site);
    far.cookies.set('zipcode', '99501');
    expect((await product('100048', far)).refusal).toMatchObject({ code: 'RESTRICTED_ITEM', state: 'Alaska', ask: [] });
    expect((await product('100048')).refusal).toBeNull();
  });
});

describe('what there is instead, and with it', () => {
  it('is nothing that costs a fraction of it and does another job', async () => {
    const { related, priceValue } = await product('100026');
    for (const tile of related) expect(tile.priceValue).toBeGreaterThan(Number(priceValue) / 3);
  });

  it('says of a plan as what it is added, and offers nobody a lower price of a gift card', async () => {
    expect((await product('100017')).relation).toBe('WARRANTY');
    expect((await product('100006')).relation).toBeUndefined();
    expect((await product('100032')).alerts).not.toContain('PRICE');
    expect((await product('100006')).alerts).toContain('PRICE');
  });
});
