import { expect, it } from 'vitest';
import { paymentReference } from './payment-reference.ts';

it.each([
  ['wire-77', 'WIRE-77'],
  ['WIRE–77', 'WIRE-77'],
  ['  Wire\r\n77 ', 'WIRE 77'],
  ['wire\u00a0 77', 'WIRE 77'],
  ['\u200b', ''],
])('a payment is the same however its reference is typed: %j', (typed, kept) => {
  expect(paymentReference(typed)).toBe(kept);
});
