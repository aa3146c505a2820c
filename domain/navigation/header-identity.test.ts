import { describe, expect, it } from 'vitest';
import { initialsOf, maskedNumber } from './header-identity.ts';

describe('the initials in the header', () => {
  it('are the first letters of both names, upper case', () => {
    expect(initialsOf('Sam', 'Shopper')).toBe('SS');
    expect(initialsOf('bea', 'de Buyer')).toBe('BD');
    expect(initialsOf(' émile ', 'ørsted')).toBe('ÉØ');
    expect(initialsOf('𝒜da', 'Lovelace')).toBe('𝒜L');
  });

  it('are fewer when a name is missing', () => {
    expect(initialsOf('Cher', undefined)).toBe('C');
    expect(initialsOf('', '  ')).toBe('');
  });
});

describe('the customer number in the header', () => {
  it('shows its last four characters only', () => {
    expect(maskedNumber('4410001')).toBe('***0001');
    expect(maskedNumber('10001')).toBe('*0001');
    expect(maskedNumber('0001')).toBe('0001');
    expect(maskedNumber('')).toBe('');
  });
});
