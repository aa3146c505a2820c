import { describe, expect, it } from 'vitest';
import { mayMove } from '../shared/state-machine.ts';
import { lastDayProblem, neededByProblem, quoteStateOn, remindedThrough } from './quote-days.ts';
import { quoteIdOf, quoteNumber } from './quote-number.ts';
import {
  actLeadsTo,
  isOpenQuote,
  mayAskAgain,
  mayOffer,
  QUOTE_ACTS,
  QUOTE_MACHINE,
  QUOTE_STATES,
  type QuoteSide,
  type QuoteState,
} from './quote-states.ts';
import { quoteStandText, standingText, tooLateText } from './quote-words.ts';

const SIDES: readonly QuoteSide[] = ['BUYER', 'REPRESENTATIVE'];

describe('what may be done about a quote', () => {
  it('is always a move of its machine', () => {
    for (const act of QUOTE_ACTS)
      for (const side of SIDES)
        for (const state of QUOTE_STATES) {
          const to = actLeadsTo(act, side, state);
          if (to !== undefined) expect(mayMove(QUOTE_MACHINE, state, to), `${side} ${act} ${state}`).toBe(true);
        }
  });

  it('is each side’s own: only the buyer accepts, only the representative refuses, and nobody takes back what was accepted but the buyer', () => {
    expect(SIDES.map((side) => actLeadsTo('ACCEPT', side, 'OFFERED'))).toEqual(['ACCEPTED', undefined]);
    expect(SIDES.map((side) => actLeadsTo('REFUSE', side, 'REQUESTED'))).toEqual([undefined, 'REFUSED']);
    expect(SIDES.map((side) => actLeadsTo('WITHDRAW', side, 'ACCEPTED'))).toEqual(['WITHDRAWN', undefined]);
    expect(SIDES.map((side) => actLeadsTo('WITHDRAW', side, 'OFFERED'))).toEqual(['WITHDRAWN', 'WITHDRAWN']);
  });

  it('ends where it has ended', () => {
    const open = QUOTE_STATES.filter(isOpenQuote);
    expect(open).toEqual(['REQUESTED', 'OFFERED', 'ACCEPTED', 'ORDERING']);
    expect(QUOTE_STATES.filter(mayAskAgain)).toEqual(['REFUSED', 'DECLINED', 'WITHDRAWN', 'EXPIRED']);
    expect(QUOTE_STATES.filter(mayOffer)).toEqual(['REQUESTED', 'OFFERED']);
    for (const state of QUOTE_STATES) {
      expect(QUOTE_MACHINE.moves[state].length > 0).toBe(isOpenQuote(state));
      for (const side of SIDES) expect(quoteStandText(state, side)).not.toBe('');
      expect(tooLateText(state)).toMatch(/\.$/);
    }
  });
});

describe('the number of a quote', () => {
  it('is read as it is written, and nothing else is one', () => {
    expect(quoteIdOf(quoteNumber(1042))).toBe(1042);
    expect(quoteIdOf(' q-7 ')).toBe(7);
    for (const odd of ['', 'Q-', 'Q-0', '1042', 'Q-1.5', 'Q-1e3', 'Q-1234567890123']) expect(quoteIdOf(odd), odd).toBeUndefined();
  });
});

describe('the days of a quote', () => {
  const TODAY = '2026-11-20';

  it('an offer holds through its last day', () => {
    const on = (state: QuoteState, validUntil: string | null) => quoteStateOn({ state, validUntil }, TODAY);
    for (const state of QUOTE_STATES) {
      expect(on(state, '2026-11-19')).toBe(['OFFERED', 'ACCEPTED'].includes(state) ? 'EXPIRED' : state);
      expect([on(state, TODAY), on(state, null)]).toEqual([state, state]);
    }
    expect(remindedThrough(TODAY)).toBe('2026-11-23');
  });

  it('what cannot be its last day is told', () => {
    expect([lastDayProblem(TODAY, TODAY), lastDayProblem('2027-05-19', TODAY)]).toEqual([undefined, undefined]);
    for (const day of ['', 'soon', '2026-11-19', '2027-05-20', '2026-02-30']) expect(lastDayProblem(day, TODAY), day).toBeDefined();
    expect([neededByProblem(TODAY, TODAY), neededByProblem('2028-11-19', TODAY)]).toEqual([undefined, undefined]);
    for (const day of ['soon', '2026-11-19', '2028-11-20']) expect(neededByProblem(day, TODAY), day).toBeDefined();
  });
});

it('a cart is told why the prices of its quote hold no more', () => {
  expect(standingText('GOOD', 'Q-1')).toBeUndefined();
  for (const standing of ['EXPIRED', 'USED', 'GONE'] as const)
    expect(standingText(standing, 'Q-1')).toMatch(/^Quote Q-1 .*Take it off your cart/);
});
