import { describe, expect, it } from 'vitest';
import { isRenewedAtYes, isTooOldToTake } from './hold-life.ts';
import { PAYMENT_TYPES, type PaymentType } from './payment-types.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const HELD_AT = Date.UTC(2026, 10, 20, 15);
const ENDLESS: readonly PaymentType[] = ['GIFT_CARD', 'PREPAID_CARD', 'INVOICE'];
const after = (days: number) => HELD_AT + days * DAY_MS;
const hold = (type: PaymentType) => ({ type, heldAt: HELD_AT });

describe('a hold', () => {
  it.each(PAYMENT_TYPES.filter((type) => !ENDLESS.includes(type)))('of %s is taken from for six days, and renewed from then on', (type) => {
    expect(isTooOldToTake(hold(type), after(6) - 1)).toBe(false);
    expect(isTooOldToTake(hold(type), after(6))).toBe(true);
    expect(isTooOldToTake(hold(type), after(30))).toBe(true);
  });

  it.each(ENDLESS)('of %s never runs out', (type) => {
    expect(isTooOldToTake(hold(type), after(400))).toBe(false);
    expect(isRenewedAtYes(hold(type), after(400), after(500))).toBe(false);
  });
});

describe('at a yes a hold', () => {
  it.each([
    { is: 'six days old', now: 6, neededAt: 6, renewed: true },
    { is: 'young, and its day comes while it lasts', now: 2, neededAt: 6.9, renewed: false },
    { is: 'run out by the first day', now: 2, neededAt: 7, renewed: true },
    { is: 'of today, though its day is far', now: 0.9, neededAt: 20, renewed: false },
    { is: 'without a day', now: 5, neededAt: undefined, renewed: false },
  ])('that is $is: renewed $renewed', ({ now, neededAt, renewed }) => {
    const needed = neededAt === undefined ? undefined : after(neededAt);
    expect(isRenewedAtYes(hold('CREDIT_CARD'), after(now), needed)).toBe(renewed);
  });
});
