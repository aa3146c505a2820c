import { describe, expect, it } from 'vitest';
import { returnStatus } from './return-status.ts';

const of = (...states: ('PENDING' | 'DONE' | 'REFUSED')[]) => returnStatus(states.map((state) => ({ state })));

describe('a return', () => {
  it('is with us until all of its money is back', () => {
    expect(of('PENDING')).toBe('RECEIVED');
    expect(of('DONE', 'PENDING')).toBe('RECEIVED');
    expect(of('DONE', 'DONE')).toBe('REFUNDED');
    expect(of()).toBe('REFUNDED');
  });

  it('says when a vendor refuses to give its money back', () => {
    expect(of('DONE', 'REFUSED')).toBe('REFUND_FAILED');
    expect(of('PENDING', 'REFUSED')).toBe('REFUND_FAILED');
  });
});
