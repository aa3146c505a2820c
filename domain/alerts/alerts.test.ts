import { describe, expect, it } from 'vitest';
import { isAlertMet, mayAskForPrice, offeredAlerts, suggestedCents, type Watched } from './alerts.ts';

const SOLD: Watched = { isBuyable: true, mayComeBack: false, priceCents: 2000 };
const GONE: Watched = { isBuyable: false, mayComeBack: true, priceCents: 2000 };

describe('what can be asked about an item', () => {
  it('is its price while it can be had, and its return while it cannot', () => {
    expect(offeredAlerts(SOLD)).toEqual(['PRICE']);
    expect(offeredAlerts(GONE)).toEqual(['BACK']);
    expect(offeredAlerts({ ...GONE, mayComeBack: false })).toEqual([]);
  });

  it('is no price where none is shown, or none could be lower', () => {
    expect(offeredAlerts({ ...SOLD, priceCents: undefined })).toEqual([]);
    expect(offeredAlerts({ ...SOLD, priceCents: 1 })).toEqual([]);
    expect(offeredAlerts({ ...SOLD, priceCents: 2 })).toEqual(['PRICE']);
  });

  it('is a price below the one of now', () => {
    expect([0, 1, 1999, 2000, undefined].map((cents) => mayAskForPrice(cents, SOLD))).toEqual([false, true, true, false, false]);
    expect(mayAskForPrice(100, { ...SOLD, priceCents: undefined })).toBe(false);
  });
});

describe('an alert is met', () => {
  it('when the item can be ordered', () => {
    const back = { kind: 'BACK', belowCents: null } as const;
    expect([isAlertMet(back, SOLD), isAlertMet(back, GONE)]).toEqual([true, false]);
  });

  it('when it costs no more than was asked for, and can be had for that', () => {
    const met = (belowCents: number | null, item: Watched) => isAlertMet({ kind: 'PRICE', belowCents }, item);
    expect([met(1999, SOLD), met(2000, SOLD), met(null, SOLD)]).toEqual([false, true, false]);
    expect(met(2000, GONE)).toBe(false);
    expect(met(2000, { ...SOLD, priceCents: undefined })).toBe(false);
  });
});

it('the price that is suggested is a tenth less, in whole dollars from 20 on', () => {
  expect([64_900, 2000, 1999, 425, 1].map(suggestedCents)).toEqual([58_400, 1800, 1799, 382, 1]);
});
