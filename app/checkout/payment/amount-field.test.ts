import { describe, expect, it } from 'vitest';
import { readAmount } from './amount-field.ts';

describe('an amount as it is typed', () => {
  it('is read with and without its sign, cents and commas', () => {
    expect(['25', '25.5', '25.00', '$25', '$ 25', ' 1,250.10 '].map(readAmount)).toEqual([25, 25.5, 25, 25, 25, 1250.1]);
  });

  it('may be left out', () => {
    expect(['', '  '].map(readAmount)).toEqual([undefined, undefined]);
  });

  it('is refused when it is none, or nothing', () => {
    for (const text of ['0', '0.00', '-5', '25.001', '1,25', 'all', '1e3', '12345678']) expect(readAmount(text), text).toBe('UNREADABLE');
  });
});
