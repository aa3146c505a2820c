import { describe, expect, it } from 'vitest';
import { isChallengeResult } from './challenge-result.ts';

const waiting = { origin: 'http://shop.example', window: { name: 'frame' }, transactionId: 'tx_1' };
const says = (more: object = {}) =>
  isChallengeResult(
    { origin: waiting.origin, source: waiting.window, data: { type: 'tdresult', transactionId: 'tx_1', status: 'Y' }, ...more },
    waiting,
  );

describe('the answer of the payer’s bank', () => {
  it('is taken from our own page in the frame', () => {
    expect(says()).toBe(true);
  });

  it('is not taken from anybody else, or about another payment [T35]', () => {
    expect(says({ origin: 'http://elsewhere.example' })).toBe(false);
    expect(says({ source: {} })).toBe(false);
    expect(says({ data: { type: 'tdresult', transactionId: 'tx_2' } })).toBe(false);
    for (const data of [null, undefined, 'tdresult', {}, { type: 'tdresult' }, { transactionId: 'tx_1' }])
      expect(says({ data })).toBe(false);
    expect(
      isChallengeResult(
        { origin: waiting.origin, source: undefined, data: { type: 'tdresult', transactionId: 'tx_1' } },
        { ...waiting, window: undefined },
      ),
    ).toBe(false);
  });
});
