import { describe, expect, it } from 'vitest';
import {
  ADD_ITEMS,
  intentionOf,
  inPhase,
  readyToSend,
  withIntention,
  type Fields,
  type Intention,
  type WantedIntent,
} from './intentions.ts';

let last = 0;
function wanting(intent: WantedIntent, fields: Record<string, string>): Intention {
  last += 1;
  const entries: Fields = Object.entries(fields);
  return intentionOf(entries, { key: `key-${last}`, madeAt: last, intent });
}
const quantity = (cartItemId: string, qty: number) => wanting('quantity', { cartItemId, qty: String(qty) });
const listOf = (...wanted: Intention[]) => wanted.reduce<readonly Intention[]>(withIntention, []);
const shape = (list: readonly Intention[]) => list.map(({ intent, fields }) => `${intent} ${fields.map(([, value]) => value).join(' ')}`);
const sent = (list: readonly Intention[]) => list.map((one) => ({ ...one, phase: 'sent' as const }));

describe('what is wanted of a row', () => {
  it('last is what is sent after what is under way; what was wanted in between is not', () => {
    const first = sent(listOf(quantity('a', 2)));
    const list = [quantity('a', 3), quantity('a', 4), quantity('b', 9)].reduce<readonly Intention[]>(withIntention, first);
    expect(shape(list)).toEqual(['quantity a 2', 'quantity a 4', 'quantity b 9']);
    expect(shape(readyToSend(list))).toEqual(['quantity b 9']);
    expect(shape(readyToSend(list.slice(1)))).toEqual(['quantity a 4', 'quantity b 9']);
  });

  it('is nothing more once it is to go', () => {
    const list = listOf(quantity('a', 2), wanting('remove', { cartItemId: 'a' }));
    expect(shape(list)).toEqual(['remove a']);
    expect(withIntention(list, quantity('a', 5))).toBe(list);
  });

  it('in another way waits for what was wanted before it', () => {
    const list = listOf(quantity('a', 2), wanting('delivery', { cartItemId: 'a', deliveryType: 'ISP' }));
    expect(shape(readyToSend(list))).toEqual(['quantity a 2']);
  });
});

describe('an add', () => {
  const add = (itemId: string, qty = '1') => wanting(ADD_ITEMS, { itemId, qty });

  it('that is pressed again while it is under way is one add [C7-45]', () => {
    const list = listOf(add('1'));
    expect(withIntention(list, add('1'))).toBe(list);
    expect(withIntention(sent(list), add('1', '5'))).toHaveLength(1);
  });

  it('goes beside those of other items', () => {
    expect(readyToSend(listOf(add('1'), add('2'), add('3')))).toHaveLength(3);
  });

  it('may be of a coupon alone, by which it is known', () => {
    expect(wanting(ADD_ITEMS, { itemId: '', coupon: 'ITEM10' }).name).toBe('ITEM10');
  });
});

it('what got no answer is sent again, before what came after it, under its key, and is known by it meanwhile', () => {
  const list = listOf(quantity('a', 2));
  const after = withIntention(inPhase(list, list[0]?.key ?? '', 'unreached'), quantity('a', 3));
  expect(readyToSend(after)).toEqual([{ ...list[0], phase: 'unreached', offline: true }]);
  expect(sent(after)[0]).toMatchObject({ phase: 'sent', offline: true });
});

it('the same of the whole cart while it is under way means the same; something else of it does not [C7-45]', () => {
  const list = listOf(wanting('apply-coupon', { code: 'A' }));
  expect(withIntention(sent(list), wanting('apply-coupon', { code: 'A' }))).toHaveLength(1);
  expect(withIntention(sent(list), wanting('apply-coupon', { code: 'B' }))).toHaveLength(2);
});

it('texts with numbers of items are told apart by all that they say, and not by their coupon', () => {
  const list = listOf(wanting(ADD_ITEMS, { numbers: '100001 2', coupon: 'A' }));
  expect(withIntention(sent(list), wanting(ADD_ITEMS, { numbers: '100001 2', coupon: 'A' }))).toHaveLength(1);
  expect(withIntention(sent(list), wanting(ADD_ITEMS, { numbers: '100001 3', coupon: 'A' }))).toHaveLength(2);
});
