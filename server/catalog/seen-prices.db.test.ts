import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { getCategory, ProductTile, search } from '#contracts/catalog.ts';
import type { CartItem } from '#contracts/cart-item.ts';
import { randomFrom, type Random } from '#database/demo/random.ts';
import { PRICE_RANGES } from '#domain/catalog/offered-price-ranges.ts';
import { fromDollars } from '#domain/shared/money.ts';
import {
  MARKET,
  maySee,
  openMarket,
  paysFor,
  PRINTERS,
  STALLS,
  visit,
  type Market,
  type MarketPerson,
  type Ware,
} from '#tests/support/market.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** MARKET_SEED gives again what failed with that seed. */
const SEED = Number(process.env['MARKET_SEED'] ?? Math.trunc(Math.random() * 1e9));
const PAIRS = 10_000;
const LISTINGS_EACH = 4;
const ROWS_OF_A_CART = 200;

type Answer = z.output<(typeof search)['answer']> | z.output<(typeof getCategory)['answer']>;
/** A listing as it can be asked for, without page and size. */
type Wish = {
  readonly categoryId: string | undefined;
  readonly brands: readonly string[];
  readonly supercategories: readonly string[];
  /** Means nothing to who has no such filter. */
  readonly isOnContract: boolean;
  /** From and to how many dollars. */
  readonly prices: readonly (readonly [from: number, to: number])[];
  readonly colors: readonly string[];
  readonly printers: readonly string[];
  readonly isInStock: boolean;
  readonly isOnSale: boolean;
  readonly sort: 'price_asc' | 'price_desc';
};

const site = useShop();
const random = randomFrom(SEED);
let market: Market;
const visitors = new Map<MarketPerson, Visitor>();

const payable = (tile: ProductTile) => tile.memberPrice ?? tile.priceValue;
const idsOf = (tiles: readonly ProductTile[]) => tiles.map((tile) => tile.itemId);

async function ask(visitor: Visitor, wish: Wish, page: number, size: number): Promise<Answer['data']> {
  const query = new URLSearchParams({ sort: wish.sort, page: String(page), size: String(size) });
  for (const brand of wish.brands) query.append('brand', brand);
  for (const category of wish.supercategories) query.append('supercategory', category);
  if (wish.isOnContract) query.append('onContract', 'true');
  for (const [from, to] of wish.prices) query.append('price', `${from}-${to}`);
  for (const color of wish.colors) query.append('attribute', `Color:${color}`);
  for (const printer of wish.printers) query.append('printer', printer);
  if (wish.isInStock) query.append('inStock', 'true');
  if (wish.isOnSale) query.append('promo', 'sale');
  const path = wish.categoryId === undefined ? '/ele-lpd/api/searchProxy/search?q=gizmo&' : `/cc/api/categories/${wish.categoryId}?`;
  const { status, body } = await visitor.get<Answer>(`${path}${query}`);
  // A category of which somebody may see nothing is none: what they should have found tells whether that is so.
  if (status === 404 && wish.categoryId !== undefined) return { items: [], facets: [], totalItems: 0 };
  expect(status, path).toBe(200);
  return body.data;
}

/** All pages of a listing. */
async function askAll(visitor: Visitor, wish: Wish, size: number): Promise<{ tiles: ProductTile[]; first: Answer['data'] }> {
  const first = await ask(visitor, wish, 1, size);
  const tiles = [...first.items];
  for (let page = 2; page <= Math.ceil(first.totalItems / size) + 1; page += 1) tiles.push(...(await ask(visitor, wish, page, size)).items);
  return { tiles, first };
}

const EVERYTHING = {
  brands: [],
  supercategories: [],
  isOnContract: false,
  prices: [],
  colors: [],
  printers: [],
  isInStock: false,
  isOnSale: false,
};

function someWish(from: Random): Wish {
  const categoryId = from.pick(['', MARKET, ...STALLS]) || undefined;
  return {
    categoryId,
    brands: from.chance(0.3) ? ['Alder', 'Cedar'] : [],
    supercategories: categoryId === undefined && from.chance(0.3) ? [STALLS[0], STALLS[2]] : [],
    isOnContract: from.chance(0.3),
    prices: from.chance(0.2)
      ? [
          [2, 5],
          from.pick([
            [7, 9],
            [10, 25],
          ] as const),
        ]
      : [],
    colors: from.chance(0.2) ? ['Blue', 'Red'] : [],
    printers: from.chance(0.3) ? PRINTERS.slice(0, 2) : [],
    isInStock: from.chance(0.2),
    isOnSale: from.chance(0.1),
    sort: from.chance(0.7) ? 'price_asc' : 'price_desc',
  };
}

function isWanted(person: MarketPerson, wish: Wish, ware: Ware): boolean {
  const { categoryId, brands, supercategories, isOnContract } = wish;
  const contract = person.account?.contract;
  const hasFilter = contract !== undefined && contract.size > 0 && person.permissions.includes('G_CSE');
  if (isOnContract && hasFilter && !contract.has(ware.itemId)) return false;
  return (
    (categoryId === undefined || categoryId === MARKET || categoryId === ware.categoryId) &&
    (brands.length === 0 || brands.includes(ware.brand)) &&
    (supercategories.length === 0 || supercategories.includes(ware.categoryId)) &&
    isInOneOf(wish.prices, paysFor(person, ware)) &&
    (wish.colors.length === 0 || wish.colors.includes(ware.color)) &&
    (wish.printers.length === 0 || wish.printers.some((printer) => ware.printers.includes(printer))) &&
    !(wish.isInStock && ware.isSoldOut) &&
    !(wish.isOnSale && (ware.reductionCents === null || ware.priceCents === null || contract?.has(ware.itemId) === true))
  );
}

function isInOneOf(prices: Wish['prices'], cents: number | null): boolean {
  return (
    prices.length === 0 ||
    (cents !== null &&
      prices.some(
        ([from, to]) => cents >= from * 100 && (cents < to * 100 || (cents === to * 100 && !PRICE_RANGES.includes(`${from}-${to}`))),
      ))
  );
}

/** What a facet's value stands for, added to a wish. */
function narrowedBy(wish: Wish, key: string, value: string): Wish {
  const [from = '', to = ''] = value.split('-');
  return {
    ...wish,
    ...(key === 'brand' && { brands: [value] }),
    ...(key === 'supercategory' && { supercategories: [value] }),
    ...(key === 'onContract' && { isOnContract: true }),
    ...(key === 'price' && { prices: [[Number(from), Number(to || '999999')] as const] }),
    ...(key === 'attribute' && { colors: [value.slice('Color:'.length)] }),
    ...(key === 'printer' && { printers: [value] }),
    ...(key === 'inStock' && { isInStock: true }),
    ...(key === 'promo' && { isOnSale: true }),
  };
}

describe(`whoever looks at a market of random wares (seed ${SEED})`, () => {
  beforeAll(async () => {
    market = await openMarket(site, random);
    for (const person of market.people) visitors.set(person, await visit(site, person));
  });

  it(
    'finds in every listing what they may see, once, in the order of the prices on the tiles [K-45 X-10 C6-07 C6-09]',
    { timeout: 120_000 },
    async () => {
      for (const [person, visitor] of visitors) {
        for (let repeat = 0; repeat < LISTINGS_EACH; repeat += 1) {
          const wish = someWish(random);
          const { tiles, first } = await askAll(visitor, wish, random.pick([13, 24, 100]));
          const situation = `seed ${SEED}, ${person.name}, ${JSON.stringify(wish)}`;
          const expected = market.wares.filter((ware) => maySee(person, ware) && isWanted(person, wish, ware));
          expect(idsOf(tiles).toSorted(), situation).toEqual(expected.map((ware) => ware.itemId));
          expect(first.totalItems, situation).toBe(tiles.length);
          const prices = tiles.map(payable);
          const known = prices.filter((price) => price !== null);
          expect(known, situation).toEqual(known.toSorted((a, b) => (wish.sort === 'price_asc' ? a - b : b - a)));
          expect(
            prices.slice(known.length).every((price) => price === null),
            situation,
          ).toBe(true);
          const costs = new Map(expected.map((ware) => [ware.itemId, paysFor(person, ware)]));
          for (const tile of tiles) {
            const cents = costs.get(tile.itemId) ?? null;
            expect(payable(tile), `${situation}, ${tile.itemId}`).toBe(cents === null ? null : cents / 100);
          }
        }
      }
    },
  );

  it('finds as many under a facet as it says, and offers all of them [K-45 X-10]', { timeout: 120_000 }, async () => {
    const offered = new Set<string>();
    for (const [person, visitor] of visitors) {
      const wish = someWish(random);
      const { facets } = await ask(visitor, wish, 1, 1);
      for (const { key, values } of facets) {
        if (values.length === 0) continue;
        const { value, count } = random.pick(values);
        offered.add(key);
        const narrowed = narrowedBy(wish, key, value);
        expect((await ask(visitor, narrowed, 1, 1)).totalItems, `seed ${SEED}, ${person.name}, ${JSON.stringify(narrowed)}`).toBe(count);
      }
    }
    expect([...offered].toSorted()).toEqual(['attribute', 'brand', 'inStock', 'onContract', 'price', 'printer', 'promo', 'supercategory']);
  });

  it(`pays in the cart what the tile says, for ${PAIRS} pairs of item and shopper [C1-10]`, { timeout: 300_000 }, async () => {
    let pairs = 0;
    for (let round = 1; pairs < PAIRS; round += 1) {
      for (const [person, visitor] of visitors) {
        const { tiles } = await askAll(visitor, { ...EVERYTHING, categoryId: MARKET, sort: 'price_asc' }, 100);
        const wanted = tiles
          .filter((tile) => tile.actionLabel === 'ADD')
          .toSorted(() => random.next() - 0.5)
          .slice(0, ROWS_OF_A_CART);
        await site.database.query("update carts set status = 'CANCELLED' where status = 'OPEN'");
        if (wanted.length === 0) continue;
        const { items } = await visitor.add(...wanted.map(({ itemId }) => ({ itemId, qty: 1 })));
        expect(items.length, `seed ${SEED}, ${person.name}`).toBe(wanted.length);
        const rows = new Map(items.map((row) => [row.itemId, row]));
        for (const tile of wanted) {
          const row = rows.get(tile.itemId);
          const situation = `seed ${SEED}, ${person.name}, ${tile.itemId}`;
          expect(row?.priceInfo.basePricePerUnit, situation).toBe(tile.priceValue);
          expect(row?.priceInfo.wasPricePerUnit ?? null, situation).toBe(tile.onContract ? null : tile.originalPrice);
          expect(row === undefined ? undefined : afterMemberPrice(row), situation).toBe(fromDollars(payable(tile) ?? 0));
          expect(row?.onContract, situation).toBe(tile.onContract);
        }
        pairs += wanted.length;
      }
      expect(round, 'rounds enough for so many pairs').toBeLessThan(10);
    }
  });
});

/** What is to be paid for the row when nothing but the member price is taken off, in cents. */
function afterMemberPrice({ priceInfo, priceSteps }: CartItem): number | undefined {
  const off = priceSteps.filter((step) => step.rule === 'MEMBER_PRICE').reduce((sum, step) => sum + Math.abs(step.amount), 0);
  return fromDollars(Math.round((priceInfo.basePrice - off) * 100) / 100);
}
