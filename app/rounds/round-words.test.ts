import { describe, expect, it } from 'vitest';
import { HIDDEN_AMOUNT } from '#domain/accounts/hidden-prices.ts';
import { closingText, countText, rulesOf, sumText } from './round-words.ts';

describe('a round in words', () => {
  it('says that it closed before its deadline as long as that is ahead', () => {
    const round = { closesText: 'Tue, Dec 1', isEarly: false };
    expect(closingText({ ...round, state: 'OPEN' })).toBe('Closes Tue, Dec 1');
    expect(closingText({ ...round, state: 'CLOSED' })).toBe('Deadline was Tue, Dec 1');
    expect(closingText({ ...round, state: 'BOUGHT', isEarly: true })).toBe('Closed before its deadline, Tue, Dec 1');
    expect(closingText({ ...round, state: 'CANCELLED', isEarly: true })).toBe('Canceled before its deadline, Tue, Dec 1');
  });

  it('counts items as a cart does', () => {
    expect(countText({ people: 1, pieces: 1 })).toBe('1 person, 1 item');
    expect(countText({ people: 4, pieces: 1007 })).toBe('4 people, 1,007 items');
    expect(countText({ people: 0, pieces: 0 })).toBe('Nothing added yet');
  });

  it('says what it comes to, and who is over, and no figure to who sees none', () => {
    const person = { participantId: 'a', name: 'Ann', isGuest: false, hasLeft: false, rows: 1, total: 1, isOverCap: true };
    const round = { people: 2, pieces: 5, total: 1872.44, participants: [person, { ...person, isOverCap: false }], isOverCap: false };
    expect(sumText(round)).toBe('2 people, 5 items · $1,872.44 · 1 person over the limit');
    expect(sumText({ ...round, participants: [], total: HIDDEN_AMOUNT, isOverCap: true })).toBe(
      '2 people, 5 items · over the limit for everyone',
    );
  });

  it('tells a limit to who sees prices, and to others whom to ask, without a figure', () => {
    const round = { personCap: 100, totalCap: null, categories: [{ id: 'x', name: 'Paper' }], coordinator: 'Bea Buyer', ownTotal: 12 };
    expect(rulesOf(round)).toEqual(['Up to $100.00 per person', 'Only Paper']);
    const hidden = rulesOf({ ...round, ownTotal: HIDDEN_AMOUNT });
    expect(hidden[0]).toContain('ask Bea Buyer how much you can add');
    expect(hidden.join()).not.toContain('$');
    expect(rulesOf({ ...round, personCap: null, ownTotal: HIDDEN_AMOUNT })).toEqual(['Only Paper']);
  });
});
