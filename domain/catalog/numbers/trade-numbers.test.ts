import { describe, expect, it } from 'vitest';
import { checkDigitOf, gtinName, isGtin } from './trade-numbers.ts';

describe('the number under a bar code', () => {
  it.each(['036000291452', '4006381333931', '96385074', '00012345600012'])('is one by its last digit: %s', (gtin) => {
    expect(isGtin(gtin)).toBe(true);
    expect(checkDigitOf(gtin.slice(0, -1))).toBe(Number(gtin.at(-1)));
  });

  it.each(['036000291453', '4006381333913', '03600029145', '0360002914522222', '03600029145X', ''])('is none: %s', (text) => {
    expect(isGtin(text)).toBe(false);
  });

  it('is called what people call it', () => {
    expect([gtinName('036000291452'), gtinName('4006381333931'), gtinName('96385074')]).toEqual(['UPC', 'EAN', 'GTIN']);
  });
});
