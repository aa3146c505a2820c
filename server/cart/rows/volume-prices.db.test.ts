import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contracts/cart-item.ts';
import type { z } from 'zod';
import type { getProduct } from '#contracts/catalog.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { Wrong } from '#domain/catalog-files/cell.ts';
import { volumePricesCell, writtenVolumePrices } from '#domain/catalog-files/volume-cell.ts';
import { MOST_VOLUME_PRICES, type VolumePrice, type VolumePrices } from '#domain/volume/volume-prices.ts';
import { changeItem, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
/** 12.00; 11.49 from 3 on, 10.49 from 10 on, 9.49 from 25 on. */
const TRAY = '100041';
/** The contract: 41.29; 39.99 from 20 on, 38.49 from 40 on. */
const PAPER = '100001';

const priceOf = ({ qty, priceInfo, volumePrice }: CartItem) => [
  qty,
  priceInfo.basePricePerUnit,
  priceInfo.finalPriceBeforeBasketCoupons,
  volumePrice?.earned?.fromQty,
  volumePrice?.next?.missingQty,
];
const product = async (visitor: Visitor, itemId: string) =>
  (await visitor.get<z.output<(typeof getProduct)['answer']>>(`/cc/api/products/${itemId}`)).body.product;

describe('an item that costs less by quantity', () => {
  it('costs what the quantity of its row earns, and says how many more reach the next price', async () => {
    const guest = aVisitor(site);
    expect((await guest.add({ itemId: TRAY, qty: 2 })).items.map(priceOf)).toEqual([[2, 12, 24, undefined, 1]]);
    const { items, cartSummary } = await guest.add({ itemId: TRAY, qty: 8 });
    expect(items.map(priceOf)).toEqual([[10, 12, 104.9, 10, 15]]);
    expect(cartSummary).toMatchObject({ cartSubTotal: 104.9, volumeSavings: 15.1 });
    expect(cartSummary.explanation).toContainEqual({ rule: 'VOLUME_PRICE', label: 'Volume prices', amount: -15.1 });
  });

  it('counts rows that come another way, and no parts of sets', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: TRAY, qty: 2 }, { itemId: TRAY, qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect((await guest.cart()).items.map(priceOf)).toEqual([
      [2, 12, 22.98, 3, 7],
      [1, 12, 11.49, 3, 7],
    ]);
    const another = aVisitor(site);
    // Two trays a set: they are sold at the set's price.
    const { items } = await another.add({ itemId: '100039', qty: 4 }, { itemId: TRAY, qty: 2 });
    const ofTrays = items.filter(({ itemId }) => itemId === TRAY);
    expect(ofTrays.map((row) => [row.qty, row.priceInfo.finalPrice]).toSorted()).toEqual([
      [2, 24],
      [8, 0],
    ]);
  });

  it('is offered no lower price for more than the rows of the cart may have together', async () => {
    await changeItem(site, TRAY, { facts: { limitPerOrder: 12 } });
    const guest = aVisitor(site);
    await guest.add({ itemId: TRAY, qty: 4 }, { itemId: TRAY, qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect((await guest.cart()).items.map(priceOf)[0]).toEqual([4, 12, 45.96, 3, 5]);
    // Of 5 + 5 more it is 10, which costs less; from 25 on it could not be had.
    const { items } = await guest.add({ itemId: TRAY, qty: 5 });
    expect(items.map(priceOf)[0]).toEqual([9, 12, 94.41, 10, undefined]);
    await changeItem(site, TRAY, { facts: { limitPerOrder: 9 } });
    const another = aVisitor(site);
    await another.add({ itemId: TRAY, qty: 5 }, { itemId: TRAY, qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect((await another.cart()).items.map(priceOf).map((row) => row.at(-1))).toEqual([undefined, undefined]);
    await changeItem(site, TRAY, { facts: { limitPerOrder: 9999 } });
  });

  it('tells everybody who sees its page and its tile, from one piece on', async () => {
    expect(await product(aVisitor(site), TRAY)).toMatchObject({
      priceValue: 12,
      volumePrices: [
        { fromQty: 3, pricePerUnit: 11.49 },
        { fromQty: 10, pricePerUnit: 10.49 },
        { fromQty: 25, pricePerUnit: 9.49 },
      ],
    });
    expect(await product(aVisitor(site), '100002')).not.toHaveProperty('volumePrices');
  });

  it('is told by quantity to nobody who is not told what one costs', async () => {
    await changeItem(site, TRAY, { facts: { isPriceInCart: true } });
    expect(await product(aVisitor(site), TRAY)).not.toHaveProperty('volumePrices');
    await changeItem(site, TRAY, { facts: { isPriceInCart: false } });
    expect(await product(aVisitor(site), TRAY)).toHaveProperty('volumePrices');
  });

  it('costs an account what its contract says, or what everybody pays where that is lower', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    expect(await product(bea, PAPER)).toMatchObject({
      priceValue: 41.29,
      volumePrices: [{ pricePerUnit: 39.99 }, { pricePerUnit: 38.49 }],
    });
    expect(await product(aVisitor(site), PAPER)).not.toHaveProperty('volumePrices');
    expect((await bea.add({ itemId: PAPER, qty: 20 })).items.map(priceOf)).toEqual([[20, 41.29, 799.8, 20, 20]]);
    await site.database.query(`update items set volume_prices = '[[10,4099],[20,4000],[30,3900]]' where item_id = $1`, [PAPER]);
    site.shop.catalog.forget();
    // With what one of its ten reams costs then.
    expect((await product(bea, PAPER)).volumePrices).toEqual([
      { fromQty: 10, pricePerUnit: 40.99, unitPrice: '$4.10/ream' },
      { fromQty: 20, pricePerUnit: 39.99, unitPrice: '$4.00/ream' },
      { fromQty: 30, pricePerUnit: 39, unitPrice: '$3.90/ream' },
      { fromQty: 40, pricePerUnit: 38.49, unitPrice: '$3.85/ream' },
    ]);
    await site.database.query(`update items set volume_prices = '[]' where item_id = $1`, [PAPER]);
    site.shop.catalog.forget();
  });

  it('tells when what was earned has changed meanwhile, and nothing of what the shopper changed', async () => {
    const guest = aVisitor(site);
    await guest.add({ itemId: TRAY, qty: 5 });
    const set = async (prices: string) => {
      await site.database.query('update items set volume_prices = $2 where item_id = $1', [TRAY, prices]);
      site.shop.catalog.forget();
    };
    const { rows } = await site.database.query('select volume_prices::text as prices from items where item_id = $1', [TRAY]);
    await set('[]');
    const cart = await guest.cart();
    expect(cart.items.map(priceOf)).toEqual([[5, 12, 60, undefined, undefined]]);
    expect(cart.changes).toMatchObject([{ kind: 'PRICE', before: 11.49, after: 12 }]);
    await set(String(rows[0].prices));
    const another = aVisitor(site);
    await another.add({ itemId: TRAY, qty: 5 });
    expect((await another.add({ itemId: TRAY, qty: 20 })).changes).toEqual([]);
  });

  const upTo = (count: number) => Array.from({ length: count }, (_, index): VolumePrice => [2 + index, 1_000 - index]);
  it.each<[name: string, isRight: boolean, prices: VolumePrices]>([
    ['the least of both', true, [[2, 1]]],
    ['one piece', false, [[1, 100]]],
    ['nothing', false, [[5, 0]]],
    ['as many as a row holds', true, [[MAX_LINE_QTY, 100]]],
    ['more than a row holds', false, [[MAX_LINE_QTY + 1, 100]]],
    ['as many prices as there may be', true, upTo(MOST_VOLUME_PRICES)],
    ['one price more', false, upTo(MOST_VOLUME_PRICES + 1)],
    [
      'a quantity up and a price down',
      true,
      [
        [5, 100],
        [6, 99],
      ],
    ],
    [
      'a quantity twice',
      false,
      [
        [5, 100],
        [5, 90],
      ],
    ],
    [
      'quantities that go down',
      false,
      [
        [10, 100],
        [5, 90],
      ],
    ],
    [
      'a price twice',
      false,
      [
        [5, 100],
        [10, 100],
      ],
    ],
    [
      'prices that go up',
      false,
      [
        [5, 100],
        [10, 101],
      ],
    ],
  ])('files and the database are of one mind about a list: %s', async (_name, isRight, prices) => {
    const read = volumePricesCell(writtenVolumePrices(prices).join(' | '));
    const { rows } = await site.database.query('select is_volume_prices($1::jsonb) as is_right', [JSON.stringify(prices)]);
    expect([!(read instanceof Wrong), rows[0].is_right]).toEqual([isRight, isRight]);
  });

  it('takes no list that is wrong, whoever writes it', async () => {
    for (const table of ['items', 'contract_prices'])
      for (const wrong of ['[[1,100]]', '{}'])
        await expect(site.database.query(`update ${table} set volume_prices = $1::jsonb`, [wrong]), table).rejects.toThrow(
          'check constraint',
        );
  });
});
