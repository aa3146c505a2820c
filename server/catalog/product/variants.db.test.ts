import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { ProductDetails, search } from '#contracts/catalog.ts';
import type { Suggestion } from '#contracts/search/suggest.ts';
import { variantChoices } from '#domain/catalog/variants/variant-choices.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { changeItem, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { addPens } from '#tests/support/catalog/variant-group.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
/** People of its account see no item that its policies block; each knows the account's prices. */
const ACCOUNT = '4410001';
const BUYER = 'bea.buyer@harbordental.example';

beforeAll(async () => {
  await addPens(site, [
    { itemId: '800001', color: 'Black', pack: 'Dozen', popularity: 90, priceCents: 1200 },
    { itemId: '800002', color: 'Blue', pack: 'Dozen', popularity: 80, priceCents: 1200 },
    { itemId: '800003', color: 'Black', pack: '4/Pack', popularity: 70, priceCents: 500 },
    { itemId: '800004', color: 'Red', pack: '4/Pack', popularity: 60, priceCents: 500, units: 0 },
    { itemId: '800005', color: 'Green', pack: 'Dozen', popularity: 50, priceCents: 100, isPublished: false },
    { itemId: '800006', color: 'Purple', pack: 'Dozen', popularity: 40, priceCents: 200, isWholesale: true },
  ]);
});

async function tileOf(visitor: Visitor, itemId = '800001') {
  const path = '/ele-lpd/api/searchProxy/search?q=variantpens';
  const { items } = (await visitor.get<z.output<(typeof search)['answer']>>(path)).body.data;
  expect(items.map((tile) => tile.itemId)).toEqual([itemId]);
  return items[0]?.variantSummary;
}

async function product(visitor: Visitor, itemId: string): Promise<ProductDetails> {
  const { status, body } = await visitor.get<{ product: ProductDetails }>(`/cc/api/products/${itemId}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.product;
}

const idsOf = (variants: readonly { itemId: string }[]) => variants.map(({ itemId }) => itemId);

/** With that blocked for the account, in a way that hides it. */
async function whileBlocked(itemId: string, work: () => Promise<void>): Promise<void> {
  await site.database.query('insert into account_policies (account_number, blocked_item_id) values ($1, $2)', [ACCOUNT, itemId]);
  site.shop.catalog.forget();
  try {
    await work();
  } finally {
    await site.database.query('delete from account_policies where account_number = $1 and blocked_item_id = $2', [ACCOUNT, itemId]);
    site.shop.catalog.forget();
  }
}

it('a color leads to the same item from a tile and from the page, and a pack costs what the tile says', async () => {
  await addPens(site, [
    { itemId: '800011', color: 'Teal', pack: 'Dozen', popularity: 99, priceCents: 1000 },
    { itemId: '800012', color: 'Red', pack: 'Box', popularity: 98, units: 0, priceCents: 1200 },
    { itemId: '800013', color: 'Red', pack: 'Single', popularity: 97, priceCents: 1300 },
  ]);
  await site.database.query(
    "update items set item_group = 'two-ways', search_text = '', member_price_cents = case item_id when '800011' then 900 when '800012' then 800 end where item_id like '80001_'",
  );
  site.shop.catalog.forget();
  const selma = await signedIn(site, 'selma.select@example.com');
  const { variants, variantSummary } = await product(selma, '800011');
  const own = variants.filter(({ itemId }) => itemId === '800011');
  const [colors] = own.flatMap((one) => variantChoices(one, variants));
  expect(colors?.choices.map(({ value, variant }) => [value, variant.itemId])).toEqual([
    ['Red', '800013'],
    ['Teal', '800011'],
  ]);
  expect(variantSummary?.swatches.map(({ itemId }) => itemId)).toEqual(['800011', '800013']);
  expect(variantSummary?.fromPrice).toBe('$8.00');
  expect(variants.map(({ price }) => price)).toEqual(['$9.00', '$8.00', '$13.00']);
  await site.database.query("update items set is_published = false where item_id like '80001_'");
  site.shop.catalog.forget();
});

describe('a tile of a group', () => {
  it('counts and shows what a guest may see, its own color first, and leads to pages of the others [S3-57]', async () => {
    expect(await tileOf(aVisitor(site))).toEqual({
      text: '2 pack sizes',
      fromPrice: '$5.00',
      swatches: [
        { itemId: '800001', url: '/product_800001', label: 'Black', color: '#1b1b1d' },
        { itemId: '800002', url: '/product_800002', label: 'Blue', color: '#2457c5' },
        { itemId: '800004', url: '/product_800004', label: 'Red', color: '#c8262c' },
      ],
    });
  });

  it('has its color as the wire says it, where nothing else is stored [S3-57 A-159]', async () => {
    expect(await product(aVisitor(site), '800002')).toMatchObject({ swatchLabel: 'Blue', isColorSwatch: true, swatchColor: '#2457c5' });
    expect(await product(aVisitor(site), '100001')).toMatchObject({ swatchLabel: null, isColorSwatch: false, variantSummary: null });
  });

  it('says from what price on only where that is less, and to who pays a contract what that is', async () => {
    expect((await product(aVisitor(site), '800003')).variantSummary).toMatchObject({ fromPrice: null });
    const buyer = await signedIn(site, BUYER);
    await site.database.query('insert into contract_prices (account_number, item_id, price_cents) values ($1, $2, 350)', [
      ACCOUNT,
      '800003',
    ]);
    site.shop.catalog.forget();
    expect((await product(buyer, '800001')).variantSummary).toMatchObject({ fromPrice: '$3.50' });
    expect((await product(aVisitor(site), '800001')).variantSummary).toMatchObject({ fromPrice: '$5.00' });
    await changeItem(site, '800003', { facts: { isPriceInCart: true } });
    await changeItem(site, '800004', { facts: { isPriceInCart: true } });
    // Those two prices only the cart says.
    expect((await product(aVisitor(site), '800001')).variantSummary).toMatchObject({ fromPrice: null });
    await site.database.query("update items set facts = '{}' where item_id in ('800003', '800004')");
    await site.database.query("delete from contract_prices where item_id = '800003'");
    site.shop.catalog.forget();
  });
});

describe('the page of one of a group', () => {
  it('has all that who looks may see, with what each is and costs, and whether it can be had', async () => {
    const { variants, options, itemGroupId } = await product(aVisitor(site), '800003');
    expect(options).toEqual([
      ['Color', 'Black'],
      ['Pack', '4/Pack'],
    ]);
    expect(itemGroupId).toMatch(/^[\da-f]{1,16}$/);
    expect(variants.map(({ itemId, url, price, isOutOfStock, isForSale }) => [itemId, url, price, isOutOfStock, isForSale])).toEqual([
      ['800001', '/product_800001', '$12.00', false, true],
      ['800002', '/product_800002', '$12.00', false, true],
      ['800003', '/product_800003', '$5.00', false, true],
      ['800004', '/product_800004', '$5.00', true, true],
    ]);
  });

  it('says of each what a piece costs who looks, and whether one press adds it', async () => {
    const added = async (visitor: Visitor) =>
      (await product(visitor, '800003')).variants.map(({ itemId, unitPrice, isAdded }) => [itemId, unitPrice, isAdded]);
    expect(await added(aVisitor(site))).toEqual([
      ['800001', '$1.00/pen', true],
      ['800002', '$1.00/pen', true],
      ['800003', '42¢/pen', true],
      ['800004', '42¢/pen', false],
    ]);
    // What is made for somebody asks first; whose price only the cart says is added all the same.
    await changeItem(site, '800001', { facts: { isCustom: true } });
    await changeItem(site, '800002', { facts: { isPriceInCart: true } });
    expect((await added(aVisitor(site))).slice(0, 2)).toEqual([
      ['800001', '$1.00/pen', false],
      ['800002', null, true],
    ]);
    await site.database.query("update items set facts = '{}' where item_id in ('800001', '800002')");
    site.shop.catalog.forget();
  });

  it('has nothing of what its account hides, neither by number, count, name nor address, and marks what it only blocks [C6-11 C6-13]', async () => {
    const [bea, carl] = [await signedIn(site, BUYER), await signedIn(site, 'carl.contract@harbordental.example')];
    await whileBlocked('800002', async () => {
      const found = (await product(bea, '800001')).variants.map(({ itemId, isForSale }) => [itemId, isForSale]);
      expect(found).toEqual([
        ['800001', true],
        ['800002', false],
        ['800003', true],
        ['800004', true],
      ]);
      const hidden = await product(carl, '800001');
      expect(idsOf(hidden.variants)).toEqual(['800001', '800003', '800004']);
      expect(hidden.variantSummary?.text).toBe('2 pack sizes');
      expect(JSON.stringify(hidden)).not.toMatch(/800002|Variant Pens, Blue/);
    });
    expect(idsOf((await product(carl, '800001')).variants)).toContain('800002');
  });

  it('shows what resellers alone are sold to them alone, and what is not published to nobody', async () => {
    for (const visitor of [aVisitor(site), await signedIn(site, BUYER)]) {
      const text = JSON.stringify(await product(visitor, '800001'));
      for (const hidden of ['800005', '800006', 'Variant Pens, Green', 'Purple']) expect(text).not.toContain(hidden);
    }
    const walt = await product(await signedIn(site, 'walt.wholesale@northwindschools.example'), '800001');
    expect(idsOf(walt.variants)).toEqual(['800001', '800002', '800003', '800004', '800006']);
    expect(walt.variantSummary).toMatchObject({ text: '2 pack sizes', fromPrice: '$2.00' });
  });

  it('has none of its group beside others like it: they are to be chosen above', async () => {
    expect(idsOf((await product(aVisitor(site), '800003')).related).filter((itemId) => itemId.startsWith('8000'))).toEqual([]);
  });

  it('stands alone where nothing else of its group may be seen', async () => {
    await site.database.query("update items set is_published = false where item_id in ('800001', '800002', '800003')");
    site.shop.catalog.forget();
    const { variants, variantSummary } = await product(aVisitor(site), '800004');
    expect({ variants, variantSummary }).toEqual({ variants: [], variantSummary: null });
    await site.database.query("update items set is_published = true where item_id in ('800001', '800002', '800003')");
    site.shop.catalog.forget();
  });
});

describe('an item whose name does not say which of its group it is', () => {
  it('is told from the others in cart, suggestions, comparison and orders', async () => {
    await site.database.query("update items set name = 'Slate Variant Pens' where item_id in ('800001', '800003')");
    site.shop.catalog.forget();
    const full = ['Slate Variant Pens (Color: Black · Pack: Dozen)', 'Slate Variant Pens (Color: Black · Pack: 4/Pack)'];
    const guest = aVisitor(site);
    for (const itemId of ['800001', '800003']) await guest.add({ itemId, qty: 1 });
    expect((await guest.cart()).items.map((row) => row.product.name)).toEqual(full);
    const compared = await guest.get<{ products: { title: string }[] }>('/cc/api/compared-products?itemId=800001&itemId=800003');
    expect(compared.body.products.map(({ title }) => title)).toEqual(full);
    const suggested = await guest.get<{ suggestions: Suggestion[] }>('/search/suggest?q=800003');
    expect(JSON.stringify(suggested.body)).toContain('Slate Variant Pens (Color: Black · Pack: 4/Pack)');
    await readyToOrder(site, guest);
    expect((await placeOrder(guest)).status).toBe(200);
    const { rows } = await site.database.query<{ name: string }>(
      "select name from order_lines where item_id in ('800001', '800003') order by item_id",
    );
    expect(rows.map(({ name }) => name)).toEqual(full);
  });
});
