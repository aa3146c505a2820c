import { describe, expect, it } from 'vitest';
import type { QuickItem, QuickRow } from '#contracts/quick-order/quick-order.ts';
import { costOf } from '#app/catalog/tiles/cost-of.ts';
import { canHave, countsOf, readyIn, subtotalOf } from './quick-rows.ts';
import { firstState, nextState, type QuickState } from './quick-state.ts';

const item = (itemId: string, more: Partial<QuickItem> = {}): QuickItem => ({
  itemId,
  title: `Item ${itemId}`,
  url: `/product_${itemId}`,
  image: { key: 'k', alt: '', color: '#000000' },
  units: 'Each',
  price: '$2.00',
  priceValue: 2,
  memberPrice: null as unknown as number,
  customerSku: null,
  onContract: false,
  deliveryText: null,
  fewLeft: null,
  mostPerOrder: null,
  unitText: null,
  unitQty: null,
  ...more,
});
const answer = (row: number, reference: string, more: Partial<QuickRow> = {}): QuickRow => ({
  row,
  lines: 1,
  typed: reference,
  reference,
  qty: 1,
  qtyText: '1',
  unit: null,
  status: 'MATCHED',
  foundBy: 'NUMBER',
  reason: null,
  note: null,
  item: item(reference),
  choices: [],
  ...more,
});
const texts = ({ rows }: QuickState) => rows.filter(({ text }) => text !== '').map(({ text }) => text);
const list = (state: QuickState, rows: readonly QuickRow[], at?: string) =>
  nextState(state, { type: 'LIST', at, rows, leftOut: [], notes: [] });

describe('the rows of quick order', () => {
  it('take a list behind what is there, or in the place of an empty row, and lose nothing', () => {
    const typed = nextState(firstState([]), { type: 'EDIT', key: 'b3', field: 'text', value: '100009' });
    expect(texts(list(typed, [answer(1, '100001'), answer(2, '100002')]))).toEqual(['100009', '100001', '100002']);
    expect(texts(list(typed, [answer(1, '100001'), answer(2, '100002')], 'b1'))).toEqual(['100001', '100002', '100009']);
    expect(new Set(list(typed, [answer(1, '100001')], 'b1').rows.map(({ key }) => key)).size).toBe(
      list(typed, [answer(1, '100001')], 'b1').rows.length,
    );
  });

  it('take an answer for what was asked, and none for what was changed meanwhile', () => {
    const asked = nextState(firstState([]), { type: 'EDIT', key: 'b0', field: 'text', value: '100001 100002' });
    const [row] = asked.rows;
    const event = { type: 'ANSWER', asked: row === undefined ? [] : [row], rows: [answer(1, '100001'), answer(1, '100002')] } as const;
    expect(texts(nextState(asked, event))).toEqual(['100001', '100002']);
    const changed = nextState(asked, { type: 'EDIT', key: 'b0', field: 'text', value: '100003' });
    expect(texts(nextState(changed, event))).toEqual(['100003']);
  });

  it('take a choice, which another text undoes', () => {
    const open = list(firstState([]), [answer(1, 'pens', { status: 'AMBIGUOUS', item: null, choices: [item('7'), item('8')] })]);
    const key = open.rows.find(({ text }) => text === 'pens')?.key ?? '';
    const chosen = nextState(open, { type: 'CHOOSE', key, item: item('8') });
    expect(readyIn(chosen.rows).items).toMatchObject([{ itemId: '8', qty: 1, keys: [key] }]);
    const edited = nextState(chosen, { type: 'EDIT', key, field: 'text', value: 'pencils' });
    expect(edited.rows.find((row) => row.key === key)).toMatchObject({ itemId: '', answer: undefined });
  });

  it('leave once they are in the cart; what is not stays with its reason', () => {
    const there = list(firstState([]), [answer(1, '100001'), answer(2, '100002'), answer(3, 'x', { status: 'REFUSED', item: null })]);
    const keys = readyIn(there.rows).items.flatMap((one) => one.keys);
    const after = nextState(there, {
      type: 'ADDED',
      keys,
      missed: new Map([['100002', 'Gone.']]),
      told: { text: 'Added.', isDone: true, more: [] },
    });
    expect(after.rows.filter(({ text }) => text !== '').map(({ text, missed }) => [text, missed])).toEqual([
      ['100002', 'Gone.'],
      ['x', undefined],
    ]);
  });

  it('are added each item once, and no more items than a cart holds', () => {
    const many = list(
      firstState([]),
      Array.from({ length: 250 }, (_, at) => answer(at + 1, String(100_000 + (at % 210)))),
    );
    const { items, beyond } = readyIn(many.rows);
    expect([items.length, items[0]?.qty, beyond.length, countsOf(many.rows).ready]).toEqual([200, 2, 10, 250]);
  });

  it('cost what the quantity earns, and nothing where no price is shown', () => {
    expect(costOf(item('1', { volumePrices: [{ fromQty: 5, pricePerUnit: 1.5 }] }), 4)).toBe(800);
    expect(costOf(item('1', { volumePrices: [{ fromQty: 5, pricePerUnit: 1.5 }] }), 6)).toBe(900);
    const hidden = list(firstState([]), [answer(1, '1', { item: item('1', { priceValue: null as unknown as number }) })]);
    expect(subtotalOf(readyIn(hidden.rows))).toBeUndefined();
  });

  it('are none of what is added while their quantity is another one than was looked up', () => {
    const there = list(firstState([]), [answer(1, '100001', { qty: 2, qtyText: '2' }), answer(2, '100002')]);
    const key = there.rows.find(({ text }) => text === '100001')?.key ?? '';
    const changed = nextState(there, { type: 'EDIT', key, field: 'qty', value: '20' });
    expect(readyIn(changed.rows).items.map(({ itemId }) => itemId)).toEqual(['100002']);
    const emptied = nextState(there, { type: 'EDIT', key, field: 'qty', value: '' });
    expect(readyIn(emptied.rows).items.map(({ itemId }) => itemId)).toEqual(['100002']);
  });

  it('stay where together with others they are more of an item than a cart takes', () => {
    const six = { qty: 6_000, qtyText: '6000' };
    const there = list(firstState([]), [answer(1, '100001', six), answer(2, '100001', six)]);
    const { items, over } = readyIn(there.rows);
    expect([items.map(({ qty }) => qty), over]).toEqual([[6_000], [there.rows.filter(({ text }) => text !== '')[1]?.key]]);
  });

  it('cost what will be added of them, however many are wanted', () => {
    const few = answer(1, '1', { qty: 9, qtyText: '9', item: item('1', { mostPerOrder: 3 }) });
    const left = answer(2, '2', { qty: 9, qtyText: '9', item: item('2', { fewLeft: 5, mostPerOrder: 7 }) });
    expect(subtotalOf(readyIn(list(firstState([]), [few, left]).rows))).toBe(600 + 1_000);
    expect(canHave(item('3'), 9)).toBe(9);
  });
});
