import { expect, it } from 'vitest';
import { payLaterSchedule } from './pay-later-words.ts';

const klarna = (amountApplied: number) => ({ vendorPaymentType: 'KLARNA' as const, amountApplied });
const order = { shipments: [{ kind: 'PARCEL', status: 'PLACED' }], deliveryGroups: [], items: [], invoice: null } as const;
const charged = { ...order, invoice: { issuedAt: '2026-11-28T20:00:00.000Z' } };

it('what is paid later is told before its first charge by what that waits for', () => {
  expect(payLaterSchedule(klarna(67.96), order)).toBe('4 payments of $16.99: the first when your order ships, then every 2 weeks');
  expect(payLaterSchedule(klarna(106.55), order)).toBe('4 payments: $26.66 when your order ships, then $26.63 every 2 weeks');
});

it('no other payment has a plan', () => {
  expect(payLaterSchedule({ vendorPaymentType: 'PAYPAL', amountApplied: 5 }, charged)).toBeUndefined();
  expect(payLaterSchedule({ vendorPaymentType: null, amountApplied: 5 }, charged)).toBeUndefined();
});

it('what is paid later names its days from the first charge on', () => {
  expect(payLaterSchedule(klarna(67.96), charged)).toBe('4 payments of $16.99: Nov 28, Dec 12, Dec 26 and Jan 9');
  expect(payLaterSchedule(klarna(106.55), charged)).toBe('4 payments: $26.66 on Nov 28, then $26.63 on Dec 12, Dec 26 and Jan 9');
});
