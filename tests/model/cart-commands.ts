import fc from 'fast-check';
import type { Command, DrawnChange, DrawnWish, Person } from './command.ts';
import { ITEMS, SCARCE, ZIPS, type Way } from './model-catalog.ts';

const GENTLE = ['100001', '100002', '100003', '100006', '100013', '100016', '100039', SCARCE];
const itemId = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...GENTLE) },
  { weight: 1, arbitrary: fc.constant(SCARCE) },
  { weight: 3, arbitrary: fc.constantFrom('100004', '100017', '100019', '100020', '100021', '100033', '100041', '100011', '100048') },
  { weight: 3, arbitrary: fc.constantFrom(...Object.keys(ITEMS)) },
  { weight: 1, arbitrary: fc.constantFrom('999999', "x'; --") },
);
const goodQty = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 2, arbitrary: fc.constantFrom(8, 12, 24, 25, 30, 41) },
  { weight: 1, arbitrary: fc.constantFrom(999, 5000, 9_998, 9_999, 12_000) },
);
const wishedQty = fc.oneof({ weight: 12, arbitrary: goodQty }, { weight: 1, arbitrary: fc.constantFrom(undefined, 0, -1, 1.5) });
const way = fc.constantFrom<Way>('STA', 'STA', 'STA', 'ISP', 'STS', 'PCK');
const store = fc.constantFrom(undefined, '1547', '1547', '1547', '0104', '0008', '9999');
const seldom = fc.integer({ min: 0, max: 7 }).map((n) => n === 7);
const row = fc.nat({ max: 30 });
const code = fc.constantFrom(
  'ITEM10',
  'LAPTOP50',
  'TWENTYOFF',
  'BASKET5',
  'BASKET15',
  'PICKUP3',
  'ONCE',
  'FREESHIP',
  'REWARD5',
  'CHECKOUT10',
  'EXPIRED1',
  'FREEPEN',
  'nothing',
  ' basket5 ',
);

const wish: fc.Arbitrary<DrawnWish> = fc.record({
  itemId,
  qty: wishedQty,
  way,
  store,
  isPacked: seldom,
  isAddOn: seldom,
  parent: fc.oneof(
    { weight: 5, arbitrary: fc.constant('BY_ITEM' as const) },
    { weight: 1, arbitrary: fc.constant('NONE' as const) },
    { weight: 2, arbitrary: row },
  ),
});
const service = fc.record({ BASC: fc.integer({ min: 0, max: 4 }), CUST: fc.integer({ min: 0, max: 3 }) });
const change: fc.Arbitrary<DrawnChange> = fc.record({
  row,
  qty: fc.oneof({ weight: 8, arbitrary: goodQty }, { weight: 1, arbitrary: fc.constantFrom(0, -1, undefined) }),
  way: fc.option(way, { nil: undefined, freq: 2 }),
  store,
  service: fc.option(service, { nil: undefined, freq: 2 }),
});
/** Rows that go to one store by one request. */
const toOneStore: fc.Arbitrary<DrawnChange[]> = fc
  .record({
    way: fc.constantFrom<Way>('ISP', 'ISP', 'STS', 'PCK'),
    store: fc.constantFrom('1547', '0104', '0008'),
    changes: fc.array(change, { minLength: 2, maxLength: 4 }),
  })
  .map(({ way, store, changes }) => changes.map((one) => ({ ...one, way, store })));
const codes = fc.array(code, { minLength: 1, maxLength: 3 });

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({
      does: fc.constant('ADD'),
      wishes: fc.array(wish, { minLength: 1, maxLength: 4 }),
      sets: seldom,
      keepsOriginal: seldom,
      coupons: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, codes),
    }),
  },
  { weight: 8, arbitrary: fc.record({ does: fc.constant('UPDATE'), changes: fc.array(change, { minLength: 1, maxLength: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('UPDATE'), changes: toOneStore }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('REMOVE'), row }) },
  {
    weight: 7,
    arbitrary: fc.record({ does: fc.constant('DELIVER'), row, qty: fc.option(goodQty, { nil: undefined, freq: 2 }), way, store }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('APPLY'), codes }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('TAKE_OFF'), codes }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('ZIP'), zip: fc.constantFrom(...Object.keys(ZIPS), '00000') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('GIFT'),
      itemId: fc.constantFrom('100014', '100014', '100014', '100001'),
      qty: fc.constantFrom(1, 1, 1, 2),
      promotionId: fc.constantFrom('FREEPEN', 'FREEPEN', 'FREEPEN', 'BASKET5'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('DROP_GIFT'), row }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('STOCK'), pieces: fc.constantFrom(0, 1, 3, 20) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('SIGN_IN'), person: fc.constantFrom<Person>('PLAIN', 'JOINER', 'MEMBER') }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('SIGN_OUT') }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('READ') }) },
);

const saving: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('SAVE'), row }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('MOVE_BACK'),
      picked: fc.oneof(fc.constant('ALL' as const), fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 3 })),
      way,
      store,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('FORGET'), picked: fc.nat({ max: 5 }) }) },
);

/** What one shopper does, one thing after the other. */
export const commandSequences: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof({ weight: 6, arbitrary: command }, { weight: 1, arbitrary: saving }),
  { minLength: 1, maxLength: 14, size: 'max' },
);
