import { describe, expect, it } from 'vitest';
import { MOST_ROWS, MOST_ROWS_OF_GUEST, MOST_ROWS_OF_GUESTS } from './round-limits.ts';
import { outcomeOf, outcomeText } from './round-outcomes.ts';
import { stateByRows } from './round-states.ts';
import { overCap, roomFor } from './row-room.ts';
import { shareOut } from './share-out.ts';
import { guestNameProblem, problemsOfRound } from './wanted-round.ts';

const SUMS = { totalCents: 90_00, personCents: 40_00, totalCapCents: 100_00, personCapCents: 50_00 };
const ROOM = { rows: 3, guest: undefined, sums: SUMS };

describe('what fits into a round', () => {
  it.each([
    [10_00, undefined, undefined],
    [10_01, undefined, 'PERSON'],
    [10_00, 20_00, undefined],
    [0, undefined, undefined],
  ])('a row of %s cents that was %s before', (row, before, expected) => {
    expect(roomFor(ROOM, row, before)).toBe(expected);
  });

  it('is what is left in all, too, and so many rows', () => {
    const inAll = { ...ROOM, sums: { ...SUMS, personCapCents: undefined } };
    expect(roomFor(inAll, 10_00)).toBeUndefined();
    expect(roomFor(inAll, 10_01)).toBe('TOTAL');
    expect(roomFor({ ...ROOM, rows: MOST_ROWS }, 1)).toBe('ROWS');
    expect(roomFor({ ...ROOM, rows: MOST_ROWS }, 1, 1)).toBeUndefined();
  });

  it('stays where a limit was lowered, or made less; only more of it is refused', () => {
    const over = { ...ROOM, sums: { ...SUMS, personCents: 70_00 } };
    expect(roomFor(over, 20_00, 20_00)).toBeUndefined();
    expect(roomFor(over, 10_00, 20_00)).toBeUndefined();
    expect(roomFor(over, 20_01, 20_00)).toBe('PERSON');
  });

  it('says nothing of limits in dollars to who is shown no prices', () => {
    expect(roomFor({ ...ROOM, sums: undefined }, 1_000_000_00)).toBeUndefined();
    expect(roomFor({ ...ROOM, sums: undefined, rows: MOST_ROWS }, 1)).toBe('ROWS');
  });

  it('leaves room for people of the organization: guests have a share each, and one together', () => {
    const guest = (own: number, all: number) => ({ ...ROOM, rows: all, guest: { own, all } });
    expect(roomFor(guest(MOST_ROWS_OF_GUEST - 1, MOST_ROWS_OF_GUESTS - 1), 1)).toBeUndefined();
    expect(roomFor(guest(MOST_ROWS_OF_GUEST, MOST_ROWS_OF_GUEST), 1)).toBe('OWN_ROWS');
    expect(roomFor(guest(1, MOST_ROWS_OF_GUESTS), 1)).toBe('GUESTS_ROWS');
    expect(roomFor(guest(MOST_ROWS_OF_GUEST, MOST_ROWS_OF_GUEST), 1, 1)).toBeUndefined();
  });

  it('names the limit that is passed to whoever looks after it', () => {
    expect(overCap(SUMS)).toBeUndefined();
    expect(overCap({ ...SUMS, personCents: 50_01, totalCents: 100_01 })).toBe('PERSON');
    expect(overCap({ ...SUMS, totalCents: 100_01 })).toBe('TOTAL');
    expect(overCap({ ...SUMS, totalCents: 100_01, totalCapCents: undefined })).toBeUndefined();
  });
});

const STAND = { qty: 3, movedQty: 3, orderNumber: null, isWaiting: false, isMoved: false };

describe('fewer than were asked for', () => {
  it('are shared out, who asked first being served first', () => {
    const asked = [{ qty: 2 }, { qty: 3 }, { qty: 1 }];
    expect(shareOut(6, asked)).toEqual([2, 3, 1]);
    expect(shareOut(4, asked)).toEqual([2, 2, 0]);
    expect(shareOut(0, asked)).toEqual([0, 0, 0]);
    // What is over is nobody's of them.
    expect(shareOut(9, asked)).toEqual([2, 3, 1]);
  });

  it('say why at each row', () => {
    const text = (asked: number, added: number, code?: Parameters<typeof outcomeOf>[0]['code']) =>
      outcomeText(outcomeOf({ asked, added, code }), { ...STAND, qty: asked, movedQty: added, isMoved: added > 0 });
    expect(text(2, 2)).toBe('In the cart');
    expect(text(3, 1, 'PARTIAL_QTY_FIXED')).toContain('1 of 3 in the cart');
    expect(text(3, 0, 'OUT_OF_STOCK')).toContain('sold out');
    expect(text(3, 0, 'ITEM_NOT_PUBLISHED')).toContain('no longer sold');
    expect(text(3, 0, 'BLOCKED_FOR_ADD_TO_CART')).toContain('doesn’t buy this');
    expect(text(3, 0, 'EXCEEDED_LIMIT')).toContain('cart is full');
    expect(text(3, 0)).toContain('couldn’t be added');
  });

  it('are told as ordered, or as taken out before', () => {
    const ordered = { ...STAND, orderNumber: '1', isMoved: true };
    expect(outcomeText('FEWER', { ...ordered, movedQty: 2 })).toBe('Ordered: 2 of 3');
    expect(outcomeText('ADDED', ordered)).toBe('Ordered');
    expect(outcomeText('ADDED', { ...ordered, isWaiting: true })).toBe('Waiting for approval');
    expect(outcomeText('FEWER', { ...ordered, isWaiting: true, movedQty: 2 })).toBe('Waiting for approval: 2 of 3');
    expect(outcomeText('ADDED', STAND)).toBe('Not ordered: it was taken out of the cart');
    expect(outcomeText('SOLD_OUT', { ...STAND, movedQty: 0 })).toContain('sold out');
    for (const outcome of ['DECLINED', 'EXPIRED', 'ORDER_CANCELED'] as const)
      expect(outcomeText(outcome, { ...STAND, movedQty: 0 })).toMatch(/^Not ordered: /);
  });
});

describe('what a round is', () => {
  it('follows where its rows are: what is ordered first, then what waits, then what is in the cart', () => {
    const nowhere = { isOrdered: false, isWaiting: false, isInCart: false };
    const [ordered, waiting, inCart] = [
      { ...nowhere, isOrdered: true },
      { ...nowhere, isWaiting: true },
      { ...nowhere, isInCart: true },
    ];
    expect(stateByRows([inCart, waiting, ordered])).toBe('BOUGHT');
    expect(stateByRows([inCart, waiting])).toBe('WAITING');
    expect(stateByRows([nowhere, inCart])).toBe('IN_CART');
    expect(stateByRows([nowhere])).toBe('CLOSED');
  });
});

describe('a round as it is wanted', () => {
  const round = { title: 'December supplies', personCap: 50, totalCap: null, categoryIds: [] };
  const fields = (more: object) => problemsOfRound({ ...round, ...more }).map(({ field }) => field);

  it('has a title that is no address, and limits that are amounts', () => {
    expect(fields({})).toEqual([]);
    expect(fields({ personCap: 1, totalCap: 1_000_000 })).toEqual([]);
    for (const title of ['', 'x'.repeat(81), 'www.evil.example', 'https://evil.example']) expect(fields({ title })).toEqual(['title']);
    for (const personCap of [0, 0.5, -1, 1.234, Number.NaN, Infinity, 1_000_001]) expect(fields({ personCap })).toEqual(['personCap']);
    expect(fields({ personCap: 51, totalCap: 50 })).toEqual(['personCap']);
    expect(fields({ categoryIds: Array.from({ length: 21 }, String) })).toEqual(['categories']);
  });

  it('takes a name of who has no account that leads nowhere', () => {
    expect(guestNameProblem('Hal Hygienist')).toBeUndefined();
    for (const name of ['', 'x'.repeat(61), 'hal@evil.example', 'evil.example', 'a\u202eb']) expect(guestNameProblem(name)).toBeDefined();
  });
});
