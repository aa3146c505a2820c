import { expect, it } from 'vitest';
import { readTypedPrice } from './typed-price.ts';

it.each([
  ['18', 18],
  [' $18.50 ', 18.5],
  ['1,249.9', 1249.9],
  ['.50', undefined],
  ['18.505', undefined],
  ['1,24', undefined],
  ['12e3', undefined],
  ['-3', undefined],
  ['', undefined],
])('reads %j as a price of %s', (text, dollars) => {
  expect(readTypedPrice(text)).toBe(dollars);
});
