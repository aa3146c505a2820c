import { describe, expect, it } from 'vitest';
import type { AddedLine, MissedItem } from '#app/adding/add-outcome.ts';
import { toldOfAdd } from './told-add.ts';
import type { Ready } from './quick-rows.ts';

const ready = (ids: readonly string[], beyond: readonly string[] = []): Ready => ({
  items: ids.map((itemId) => ({ itemId, qty: 9, keys: [`k${itemId}`], item: {} as Ready['items'][number]['item'] })),
  beyond,
  over: [],
});
const line = (itemId: string, addedQty = 9): AddedLine => ({
  lineId: itemId,
  itemId,
  title: `Item ${itemId}`,
  url: '/',
  picture: undefined,
  askedQty: 9,
  addedQty,
  qty: addedQty,
  price: '$1.00',
  notice: undefined,
});
const miss = (itemId: string, code: string, text: string): MissedItem => ({
  itemId,
  qty: 9,
  message: { code, tone: 'failure', title: undefined, text },
  suggestions: [],
});

describe('what is said of an add of rows', () => {
  it('says of a full cart in one sentence how many rows stay, and none of them for itself', () => {
    const full = [miss('2', 'EXCEEDED_LIMIT', 'Try again'), miss('3', 'EXCEEDED_LIMIT', 'Try again')];
    const { told, missed } = toldOfAdd({ isDone: true, lines: [line('1')], missed: full, messages: [] }, ready(['1', '2', '3'], ['k4']));
    expect(told.text).toBe('1 item added to your cart. Your cart is full: it holds 200 different items.');
    expect(told.more).toEqual(['3 rows stay below. Place this order first, or take something out of your cart.']);
    expect([...missed]).toEqual([
      ['2', undefined],
      ['3', undefined],
    ]);
  });

  it('says that a full cart took nothing', () => {
    const { told } = toldOfAdd({ isDone: false, lines: [], missed: [miss('2', 'EXCEEDED_LIMIT', 'x')], messages: [] }, ready(['2']));
    expect([told.isDone, told.text]).toEqual([false, 'Nothing was added. Your cart is full: it holds 200 different items.']);
  });

  it('says of what fewer are there, and leaves a reason at each row that is not in the cart', () => {
    const { told, missed } = toldOfAdd(
      { isDone: true, lines: [line('1', 3)], missed: [miss('2', 'GONE', 'Gone.')], messages: [] },
      ready(['1', '2']),
    );
    expect(told.more).toEqual(['1: we added 3 of 9.', '1 item couldn’t be added. The reason is beside each row below.']);
    expect(missed.get('2')).toBe('Gone.');
  });
});
