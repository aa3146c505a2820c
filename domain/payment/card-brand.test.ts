import { describe, expect, it } from 'vitest';
import { brandCode, brandFromCode, brandOf } from './card-brand.ts';

describe('the brand of a card number', () => {
  it.each(['51', '52', '53', '54', '55'])('is Mastercard for prefix %s [C5-31]', (prefix) => {
    expect(brandOf(prefix.padEnd(16, '0'))).toBe('MASTERCARD');
  });

  it.each(['50', '56'])('is invalid beside the Mastercard range, for prefix %s [C5-31 C5-42]', (prefix) => {
    expect(brandOf(prefix.padEnd(16, '0'))).toBeUndefined();
  });

  it('is Mastercard for prefix 36, and invalid beside it [C5-32]', () => {
    expect(brandOf('3600000000000000')).toBe('MASTERCARD');
    expect(brandOf('3500000000000000')).toBeUndefined();
    expect(brandOf('3800000000000000')).toBeUndefined();
  });

  it('is Mastercard for every number with a leading 2 [C5-33]', () => {
    for (const prefix of ['2', '20', '2221', '2720', '29']) expect(brandOf(prefix.padEnd(16, '9'))).toBe('MASTERCARD');
  });

  it('is Visa for a leading 4, up to and after the store variant [C5-34]', () => {
    for (const prefix of ['4', '40', '453093', '453095', '49']) expect(brandOf(prefix.padEnd(16, '0'))).toBe('VISA');
  });

  it('is the store card for prefix 453094, its Canadian variant [C5-34 C5-35]', () => {
    expect(brandOf('4530940000000000')).toBe('STORE_CARD');
    expect(brandOf('453094')).toBe('STORE_CARD');
    expect(brandOf('45309')).toBe('VISA');
  });

  it('is Amex for 34 and 37 [C5-36]', () => {
    expect(brandOf('340000000000000')).toBe('AMEX');
    expect(brandOf('370000000000000')).toBe('AMEX');
    expect(brandOf('330000000000000')).toBeUndefined();
  });

  it('is the store card for 7972 [C5-37]', () => {
    expect(brandOf('7972000000000009')).toBe('STORE_CARD');
    expect(brandOf('7971000000000000')).toBeUndefined();
  });

  it('is the store card for 6035 [C5-38]', () => {
    expect(brandOf('6035000000000000')).toBe('STORE_CARD');
    expect(brandOf('6034000000000000')).toBeUndefined();
  });

  it('is the store card for 60111, before Discover gets a say [C5-39]', () => {
    expect(brandOf('6011100000000000')).toBe('STORE_CARD');
    expect(brandOf('6011000000000000')).toBe('DISCOVER');
    expect(brandOf('6011200000000000')).toBe('DISCOVER');
  });

  it('takes further store prefixes from the configuration [C5-40]', () => {
    expect(brandOf('8123000000000000', ['7972', '8123'])).toBe('STORE_CARD');
    expect(brandOf('8123000000000000')).toBeUndefined();
    expect(brandOf('4111000000000000', ['4111'])).toBe('STORE_CARD');
    expect(brandOf('4111000000000000', [''])).toBe('VISA');
  });

  it.each([
    ['622125', undefined],
    ['622126', 'DISCOVER'],
    ['622925', 'DISCOVER'],
    ['622926', undefined],
    ['643', undefined],
    ['644', 'DISCOVER'],
    ['649', 'DISCOVER'],
    ['65', 'DISCOVER'],
    ['66', undefined],
    ['6010', undefined],
    ['6011', 'DISCOVER'],
  ])('of prefix %s is %s at the edges of the Discover ranges [C5-41]', (prefix, brand) => {
    expect(brandOf(prefix.padEnd(16, '0'))).toBe(brand);
  });

  it.each(['', '0', '1', '30', '39', '57', '61', '6006', '7', '8', '9'])('is invalid for prefix "%s" [C5-42]', (prefix) => {
    expect(brandOf(prefix)).toBeUndefined();
  });
});

describe('the code of a brand', () => {
  it('is MASTER_CARD for Mastercard and the name itself for the others', () => {
    expect(brandCode('MASTERCARD')).toBe('MASTER_CARD');
    expect(brandCode('VISA')).toBe('VISA');
    expect(brandCode('AMEX')).toBe('AMEX');
    expect(brandCode('DISCOVER')).toBe('DISCOVER');
    expect(brandCode('STORE_CARD')).toBe('STORE_CARD');
  });

  it('is read back, and an unknown one is no brand', () => {
    expect(brandFromCode('MASTER_CARD')).toBe('MASTERCARD');
    expect(brandFromCode('AMEX')).toBe('AMEX');
    expect(brandFromCode('MASTERCARD')).toBeUndefined();
    expect(brandFromCode('toString')).toBeUndefined();
  });
});
