import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliveryType } from '../delivery/delivery-types.ts';
import { aContext, aLine, anOffer, stockOf, wanted } from './a-cart.test-builder.ts';
import { addToCart, type AddContext } from './add-to-cart.ts';
import type { CartLine } from './cart-line.ts';
import { changeLines } from './change-lines.ts';
import { chooseGifts, dropUnearnedGifts, type Gift } from './free-items.ts';
import { splitLine } from './rows/split-line.ts';
import { uniteWithTwin } from './rows/unite-rows.ts';

/** CART_RUNS=20000 is the figure to reach before a release. */
const RUNS = Number(process.env['CART_RUNS'] ?? 400);
const TIMEOUT_MS = 10_000 + RUNS * 20;

const SHOP = [
  anOffer('pen'),
  anOffer('planner', { limitPerOrder: 3 }),
  anOffer('laptop', { warrantyItemIds: ['plan2', 'plan3'], techHelpItemIds: ['setup'] }),
  anOffer('plan2', { childOf: ['laptop'], relation: 'WARRANTY' }),
  anOffer('plan3', { childOf: ['laptop'], relation: 'WARRANTY' }),
  anOffer('setup', { childOf: ['laptop'], relation: 'TECHHELP' }),
  anOffer('set', {
    bundle: [
      { itemId: 'pad', qty: 1 },
      { itemId: 'tray', qty: 2 },
    ],
  }),
  anOffer('pad'),
  anOffer('tray'),
  anOffer('water', { surcharge: { feePerUnitCents: 150, alternates: [{ itemId: 'pallet', factor: 4 }] } }),
  anOffer('pallet'),
  anOffer('desk', { furnitureRates: { BASC: 4500, CUST: 0 } }),
  anOffer('flags', { isAddOn: true }),
  anOffer('sample', { isFreeSample: true }, { unitPriceCents: 0 }),
  anOffer('successor'),
  anOffer('stapler', { isDiscontinued: true, substitute: { kind: 'FULLHARDSUB', itemId: 'successor' } }),
];
const GIFTS: Gift[] = [{ promotionId: 'FREEPEN', itemId: 'sample', maxQty: 1 }];
const factsOf = (line: CartLine) => SHOP.find((offer) => offer.itemId === line.itemId)?.facts ?? {};

const itemId = fc.constantFrom(...SHOP.map((offer) => offer.itemId), 'unknown');
const qty = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 12 }) },
  { weight: 2, arbitrary: fc.constantFrom(0, -1, 1.5, 4_999, 5_000, 9_998, 9_999, 10_000, 20_000) },
);
const wish = fc.record({
  itemId,
  qty,
  deliveryType: fc.constantFrom<DeliveryType>('STA', 'STA', 'ISP', 'STS', 'PCK'),
  storeNumber: fc.constantFrom(undefined, '1547', '0008', '9999'),
  parentItemId: fc.constantFrom(undefined, 'laptop', 'pen'),
  relation: fc.constantFrom(undefined, 'WARRANTY' as const, 'ADDON' as const, 'BUNDLE' as const),
  surchargeAltItemId: fc.constantFrom(undefined, undefined, 'pallet'),
});
const command = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), items: fc.array(wish, { minLength: 1, maxLength: 4 }), isSet: fc.boolean() }),
  fc.record({
    kind: fc.constant('change' as const),
    at: fc.nat(30),
    qty: fc.option(
      qty.filter((n) => Number.isInteger(n) && n >= 0),
      { nil: undefined },
    ),
    deliveryType: fc.option(fc.constantFrom<DeliveryType>('STA', 'ISP', 'STS', 'PCK'), { nil: undefined }),
    storeNumber: fc.constantFrom('1547', '0008'),
    isSplit: fc.boolean(),
    furniture: fc.option(fc.record({ BASC: fc.nat(6), CUST: fc.nat(6) }), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('gift' as const), qty: fc.integer({ min: 1, max: 2 }) }),
  fc.constant({ kind: 'noGift' as const }),
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

function run(context: AddContext, one: Command): readonly CartLine[] {
  const { lines } = context;
  switch (one.kind) {
    case 'add':
      return addToCart(
        { ...context, ignoresExistingQty: one.isSet },
        one.items.map((item) => wanted(item.itemId, item)),
      ).lines;
    case 'change': {
      const line = lines[one.at % Math.max(1, lines.length)];
      if (line === undefined) return lines;
      const { kind: _, at: __, ...change } = one;
      return changeLines(context, [{ lineId: line.lineId, ...change }]).lines;
    }
    case 'gift':
      return chooseGifts(lines, [{ itemId: 'sample', promotionId: 'FREEPEN', qty: one.qty }], {
        gifts: GIFTS,
        availableQty: () => 5,
        newId: context.newId,
        nowMs: 0,
      }).lines;
    case 'noGift':
      return dropUnearnedGifts(lines, []).lines;
    default:
      return one satisfies never;
  }
}

/** What is wrong with a cart; nothing when it is as it has to be. */
function faultsOf(lines: readonly CartLine[]): string[] {
  const byId = new Map(lines.map((line) => [line.lineId, line]));
  const faults: string[] = [];
  if (byId.size !== lines.length) faults.push('two rows have one id');
  if (lines.length > 200) faults.push(`${lines.length} rows`);
  for (const line of lines) {
    const name = `${line.qty} ${line.itemId}`;
    if (!Number.isInteger(line.qty) || line.qty < 1 || line.qty > 9_999) faults.push(`${name}: not 1 to 9,999`);
    const parent = line.parentLineId === undefined ? undefined : byId.get(line.parentLineId);
    if (line.parentLineId !== undefined && parent === undefined) faults.push(`${name}: its parent is gone`);
    if (parent !== undefined && line.relation === 'BUNDLE') {
      const perSet = factsOf(parent).bundle?.find((part) => part.itemId === line.itemId)?.qty ?? 0;
      if (line.qty !== perSet * parent.qty) faults.push(`${name}: part of ${parent.qty} sets`);
      if (line.deliveryType !== parent.deliveryType || line.storeNumber !== parent.storeNumber) faults.push(`${name}: goes another way`);
    } else if (parent !== undefined && line.qty > parent.qty) faults.push(`${name}: more than ${parent.qty} ${parent.itemId}`);
    const children = lines.filter((row) => row.parentLineId === line.lineId);
    const plans = children.filter((row) => row.relation === 'WARRANTY').reduce((sum, row) => sum + row.qty, 0);
    if (plans > line.qty) faults.push(`${plans} plans for ${name}`);
    const parts = children.filter((row) => row.relation === 'BUNDLE');
    if (parts.length !== (factsOf(line).bundle?.length ?? 0)) faults.push(`${name}: ${parts.length} parts`);
    const { BASC, CUST } = line.details.furniture ?? { BASC: 0, CUST: 0 };
    if (BASC + CUST > line.qty) faults.push(`${name}: service for ${BASC + CUST}`);
    if (line.details.surchargeAltItemId !== undefined && line.qty % 4 !== 0) faults.push(`${name}: no whole packs`);
  }
  const planners = lines.filter((line) => line.itemId === 'planner').reduce((sum, line) => sum + line.qty, 0);
  if (planners > 3) faults.push(`${planners} planners of 3`);
  const samples = lines.filter((line) => line.itemId === 'sample').reduce((sum, line) => sum + line.qty, 0);
  if (samples > 1) faults.push(`${samples} gifts of 1`);
  return faults;
}

describe('whatever is done to a cart', () => {
  it(
    'rows hold 1 to 9,999, no child more than its parent, sets their parts, and there are 200 rows at most [C5-02 C5-03 C5-04 C5-12]',
    { timeout: TIMEOUT_MS },
    () => {
      fc.assert(
        fc.property(fc.array(command, { minLength: 1, maxLength: 25 }), fc.integer({ min: 0, max: 199 }), (commands, rowsBefore) => {
          const start = Array.from({ length: rowsBefore }, (_, index) =>
            aLine({ lineId: `old-${index}`, position: index + 1, itemId: `item-${index}` }),
          );
          let context = aContext(SHOP, { lines: rowsBefore < 150 ? [] : start, availableAt: stockOf({ tray: 13_000 }) });
          for (const one of commands) {
            context = { ...context, lines: run(context, one) };
            expect(faultsOf(context.lines), JSON.stringify(one)).toEqual([]);
          }
        }),
        { numRuns: RUNS },
      );
    },
  );

  it('a command changes no row that was there before it: the caller can compare', { timeout: TIMEOUT_MS }, () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 12 }), (commands) => {
        let context = aContext(SHOP);
        for (const one of commands) {
          const before = structuredClone(context.lines);
          const after = run(context, one);
          expect(context.lines).toEqual(before);
          context = { ...context, lines: after };
        }
      }),
      { numRuns: RUNS },
    );
  });
});

/** Pieces of each item. */
function pieces(lines: readonly CartLine[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const line of lines) sums[line.itemId] = (sums[line.itemId] ?? 0) + line.qty;
  return sums;
}

describe('splitting and uniting', () => {
  it('neither loses nor makes a piece, of the row or of what belongs to it', { timeout: TIMEOUT_MS }, () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('laptop', 'set', 'pen', 'desk'), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 1, max: 39 }),
        fc.tuple(fc.nat(20), fc.nat(20), fc.nat(40)),
        (items, rowQty, splitQty, [plan2, plan3, setup]) => {
          const context = aContext(SHOP);
          const cart = addToCart(
            context,
            items.map((id) => wanted(id, { qty: rowQty })),
          );
          const parentItemId = 'laptop';
          const children = [
            wanted('plan2', { qty: plan2, parentItemId }),
            wanted('plan3', { qty: plan3, parentItemId }),
            wanted('setup', { qty: setup, parentItemId }),
          ];
          const { lines } = addToCart({ ...context, lines: cart.lines }, children);
          for (const line of lines.filter((row) => row.parentLineId === undefined)) {
            const split = splitLine(lines, line.lineId, {
              qty: splitQty,
              place: { deliveryType: 'STS', storeNumber: '1547', level: undefined },
              newId: context.newId,
            });
            expect(pieces(split)).toEqual(pieces(lines));
            expect(faultsOf(split)).toEqual([]);
            const moved = split.find((row) => row.details.splitFrom === line.lineId && row.parentLineId === undefined);
            if (moved === undefined) continue;
            const back = split.map((row) =>
              row.lineId === moved.lineId || (row.parentLineId === moved.lineId && row.relation === 'BUNDLE')
                ? { ...row, deliveryType: 'STA' as const, storeNumber: undefined }
                : row,
            );
            const united = uniteWithTwin(back, moved.lineId);
            expect(pieces(united.lines)).toEqual(pieces(lines));
            expect(united.lines.length).toBe(lines.length);
            expect(faultsOf(united.lines)).toEqual([]);
          }
        },
      ),
      { numRuns: RUNS },
    );
  });
});
