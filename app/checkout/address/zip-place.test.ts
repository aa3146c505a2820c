import { describe, expect, it } from 'vitest';
import { fiveDigits, withPlace } from './zip-place.ts';

describe('the place of a ZIP code', () => {
  const place = { city: 'Framingham', state: 'MA' };

  it('stands in for a city and a state that were left empty', () => {
    expect(withPlace({ city: ' ', state: '' }, place)).toEqual(place);
  });

  it('leaves what was entered', () => {
    expect(withPlace({ city: 'Natick', state: '' }, place)).toEqual({ city: 'Natick', state: 'MA' });
    expect(withPlace({ city: 'Nashua', state: 'NH' }, place)).toEqual({ city: 'Nashua', state: 'NH' });
  });

  it('is looked for once all five digits are there', () => {
    expect(['01702', ' 01702-1234 '].map(fiveDigits)).toEqual(['01702', '01702']);
    expect(['0170', '017023', 'K1A 0B1', ''].map(fiveDigits)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
