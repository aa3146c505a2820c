import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelInAscii } from './punycode.ts';

it.each([
  ['example', 'example'],
  ['münchen', 'xn--mnchen-3ya'],
  ['日本語', 'xn--wgv71a119e'],
  ['почта', 'xn--80a1acny'],
])('a part of a domain is written as the net writes it: %s', (label, written) => {
  expect(labelInAscii(label)).toBe(written);
});

it('is written as Node writes it', () => {
  const sign = fc.constantFrom(...'abcxyz019üöäéñçøπδжщя日本語文字한글');
  const label = fc.array(sign, { minLength: 1, maxLength: 20 }).map((signs) => signs.join('').normalize('NFC'));
  fc.assert(
    fc.property(label, (one) => /^\d+$/.test(one) || labelInAscii(one) === domainToASCII(`${one}.example`).replace('.example', '')),
  );
});
