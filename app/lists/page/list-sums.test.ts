import { describe, expect, it } from 'vitest';
import type { ListRowView } from '../list-rows.ts';
import { leftOutText, listSum, rowSum } from './list-sums.ts';

const row = (itemId: string, qty: number, price: number | null, more: Partial<NonNullable<ListRowView['product']>> = {}): ListRowView => ({
  itemId,
  qty,
  note: '',
  product: {
    title: `Item ${itemId}`,
    url: '/',
    picture: { key: 'k', alt: '', color: '#000000' },
    price: '',
    priced: { priceValue: price as number, memberPrice: null as unknown as number },
    facts: '',
    canBeAdded: true,
    ...more,
  },
});
const gone: ListRowView = { itemId: '9', qty: 1, note: '' };

describe('what a list comes to', () => {
  it('is told of each row of several pieces, and of none without a price', () => {
    expect(rowSum(row('1', 7, 41.29), 7)).toBe('7 × $41.29 = $289.03');
    expect([rowSum(row('1', 1, 2), 1), rowSum(row('1', 2, null), 2), rowSum(row('1', 2, 2, { canBeAdded: false }), 2)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('counts what can be had, as many as there are by now', () => {
    const rows = [row('1', 2, 2), row('2', 1, 5), row('3', 4, 9, { canBeAdded: false }), gone];
    expect(listSum(rows, new Map())).toBe('4 items · $9.00 · 2 available');
    expect(listSum(rows, new Map([['1', 10]]))).toBe('4 items · $25.00 · 2 available');
    expect(listSum([row('1', 2, null)], new Map())).toBe('1 item');
  });

  it('leaves nothing out without a word', () => {
    expect(leftOutText([row('1', 2, 2)])).toBe('');
    expect(leftOutText([row('1', 2, 2), row('3', 4, 9, { canBeAdded: false, note: 'Discontinued' }), gone])).toBe(
      'Not added: Item 3 (Discontinued); Item 9 (We don’t sell it anymore).',
    );
    expect(leftOutText(Array.from({ length: 7 }, () => gone))).toMatch(/; 2 more\.$/);
  });
});
