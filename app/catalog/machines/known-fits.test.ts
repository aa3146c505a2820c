import { expect, it } from 'vitest';
import { forgetMisfits, knownMisfits, noteFits } from './known-fits.ts';

it('what fits none of the visitor’s printers is known from the last that was told of it, until they want it nevertheless', () => {
  noteFits({ fits: { '1': null, '2': 'Fits your Front desk printer', '3': null } }, 'Sam');
  expect(knownMisfits(['3', '1', '2', '4', '1'])).toEqual(['3', '1']);
  noteFits({ fits: { '3': 'Fits your Front desk printer' } }, 'Sam');
  expect(knownMisfits(['1', '3'])).toEqual(['1']);
  forgetMisfits(['1']);
  expect(knownMisfits(['1'])).toEqual([]);
});

it('who signs in next is asked about nothing that was told to somebody else', () => {
  noteFits({ fits: { '1': null, '2': null } }, 'Sam');
  noteFits({ fits: { '3': null } }, 'Bea');
  expect(knownMisfits(['1', '2', '3'])).toEqual(['3']);
});
