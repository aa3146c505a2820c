import { describe, expect, it } from 'vitest';
import { availableCredit, chargeCredit, daysPastDue, isCreditOpen, isOnInvoice } from './invoice-credit.ts';

const credit = { limitCents: 100_000, heldCents: 10_000, owedCents: 40_000, termsDays: 30, oldestDueOn: undefined };

describe('the credit of an organization', () => {
  it('is its limit without what it owes and what its orders hold', () => {
    expect(chargeCredit(credit, 50_000)).toEqual({ chargedCents: 50_000, availableCents: 50_000, afterCents: 0 });
    expect(chargeCredit(credit, 50_001).afterCents).toBe(-1);
  });
  it('is passed by what is owed above it and the order together', () =>
    expect(chargeCredit({ ...credit, owedCents: 110_000 }, 5_000)).toEqual({
      chargedCents: 5_000,
      availableCents: 0,
      afterCents: -25_000,
    }));
  it('is more where more was paid than owed, and nothing where the limit was lowered below what is owed', () => {
    expect(availableCredit({ ...credit, owedCents: -500 })).toBe(90_500);
    expect(availableCredit({ ...credit, limitCents: 20_000 })).toBe(0);
  });
  it.each([
    [undefined, 0, true],
    ['2026-11-29', 0, true],
    ['2026-11-28', 1, true],
    ['2026-10-30', 30, true],
    ['2026-10-29', 31, false],
  ])('with an invoice due on %s is %i days past due', (oldestDueOn, days, isOpen) => {
    expect(daysPastDue({ oldestDueOn }, '2026-11-29')).toBe(days);
    expect(isCreditOpen({ oldestDueOn }, '2026-11-29')).toBe(isOpen);
  });
});

describe('an open balance', () => {
  const nobodyChose = { isOffered: true, chosen: undefined, isPreselected: false, hasMainTender: false };
  it.each([
    ['where that was chosen', { chosen: true }, true],
    ['not where nobody chose', {}, false],
    ['where it is preselected and nobody chose [C6-37]', { isPreselected: true }, true],
    ['not where something else was chosen over what is preselected', { isPreselected: true, chosen: false }, false],
    ['not where a card pays [C1-46]', { chosen: true, hasMainTender: true }, false],
    ['not where it is not offered', { isOffered: false, chosen: true, isPreselected: true }, false],
  ])('goes on invoice %s', (_, said, expected) => expect(isOnInvoice({ ...nobodyChose, ...said })).toBe(expected));
});
