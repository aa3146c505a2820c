import { describe, expect, it } from 'vitest';
import { priceSaid } from './price-said.ts';

describe('a price beside the name of a thing', () => {
  it.each([
    ['copy paper under $40', 'copy paper', '0-40'],
    ['chairs less than 1,200 dollars', 'chairs', '0-1200'],
    ['under $ 9.50 pens', 'pens', '0-9.50'],
    ['desk over $200', 'desk', '200-'],
    ['paper under 5', 'paper', '0-5'],
    ['chair less than 1,200', 'chair', '0-1200'],
    ['laptop bag $20 to $60', 'laptop bag', '20-60'],
    ['laptop bag between $20 and $60', 'laptop bag', '20-60'],
  ])('is what it may cost: %s', (typed, words, range) => {
    expect(priceSaid(typed)).toEqual({ words, range });
  });

  it.each([
    'under desk drawer',
    'folders under 40 sheets',
    'table under 40 inches',
    '$5 gift card',
    'under $40',
    'pens under $9999999',
    'from $60 to $20 chairs',
    '',
  ])('is none that can be read in “%s”', (typed) => {
    expect(priceSaid(typed)).toBeUndefined();
  });
});
