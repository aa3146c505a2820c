import { describe, expect, it } from 'vitest';
import { checkCard, type TypedCard } from './card-check.ts';

const now = new Date('2026-11-20T12:00:00Z');
const aCard = (changes: TypedCard = {}): TypedCard => ({
  number: '4242 4242 4242 4242',
  expiryMonth: '12',
  expiryYear: '2030',
  cvv: '123',
  ...changes,
});

function errorsOf(typed: TypedCard, isCvvAsked = true): string[] {
  const check = checkCard(typed, { now, isCvvAsked });
  return check.ok ? [] : check.errors.map(({ field, code }) => `${field} ${code}`);
}

describe('the fields of a card', () => {
  it('pass together and leave digits, brand and expiry', () => {
    const card = { digits: '4242424242424242', brand: 'VISA', expiry: { month: '12', year: '2030' } };
    expect(checkCard(aCard(), { now, isCvvAsked: true })).toEqual({ ok: true, card });
  });

  it('are all named when they are empty', () => {
    expect(errorsOf({})).toEqual(['number REQUIRED', 'expiry REQUIRED', 'cvv REQUIRED']);
  });

  it('may lack an expiry only on the store card [C5-43] [C5-44]', () => {
    expect(errorsOf({ number: '7972000000000009' })).toEqual([]);
    expect(errorsOf({ number: '7972000000000009', expiryMonth: '12', expiryYear: '2020' })).toEqual(['expiry EXPIRED']);
    expect(errorsOf(aCard({ expiryMonth: '', expiryYear: '' }))).toEqual(['expiry REQUIRED']);
  });

  it('must not be expired', () => {
    expect(errorsOf(aCard({ expiryMonth: '11', expiryYear: '2026' }))).toEqual([]);
    expect(errorsOf(aCard({ expiryMonth: '10', expiryYear: '2026' }))).toEqual(['expiry EXPIRED']);
  });

  it('need a security code of the length of the brand [C5-47] [C5-49] [C9-24]', () => {
    for (const cvv of ['12', '1234', '12a']) expect(errorsOf(aCard({ cvv }))).toEqual(['cvv INVALID']);
    expect(errorsOf(aCard({ number: '378282246310005', cvv: '123' }))).toEqual(['cvv INVALID']);
    expect(errorsOf(aCard({ number: '378282246310005', cvv: '1234' }))).toEqual([]);
  });

  it('need no security code where the page does not ask for one', () => {
    expect(errorsOf(aCard({ cvv: undefined }), false)).toEqual([]);
  });
});
