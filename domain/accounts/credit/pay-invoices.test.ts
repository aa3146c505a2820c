import { describe, expect, it } from 'vitest';
import { claimsLeft, payableCents, problemsOfPaying } from './pay-invoices.ts';

const invoice = (invoiceNumber: string, openCents: number, claimedCents = 0) => ({ invoiceNumber, openCents, claimedCents });
const codes = (cents: number, openCents: number, claimedCents = 0) =>
  problemsOfPaying([{ invoiceNumber: 'A', cents }], [invoice('A', openCents, claimedCents)]).map(({ code }) => code);

describe('what can be paid of an invoice', () => {
  it('is what is open and nobody is paying', () => expect(payableCents(invoice('A', 1000, 300))).toBe(700));

  it.each([
    [1, 1000, 0, []],
    [1000, 1000, 0, []],
    [1001, 1000, 0, ['TOO_MUCH']],
    [0, 1000, 0, ['NOTHING']],
    [-5, 1000, 0, ['NOTHING']],
    [700, 1000, 300, []],
    [701, 1000, 300, ['BEING_PAID']],
    [1, 1000, 1000, ['BEING_PAID']],
    [1, 0, 0, ['PAID']],
  ])('%i cents of %i, %i of them being paid: %j', (cents, open, claimed, expected) =>
    expect(codes(cents, open, claimed)).toEqual(expected),
  );

  it('is nothing of one that there is not, and one amount of each', () => {
    const wanted = ['A', 'B', 'A'].map((invoiceNumber) => ({ invoiceNumber, cents: 10 }));
    expect(problemsOfPaying(wanted, [invoice('A', 100)]).map(({ invoiceNumber, code }) => [invoiceNumber, code])).toEqual([
      ['B', 'UNKNOWN'],
      ['A', 'TWICE'],
    ]);
  });
});

describe('what is charged once something else was paid meanwhile', () => {
  const claims = [
    { invoiceNumber: 'A', cents: 100 },
    { invoiceNumber: 'B', cents: 50 },
  ];
  it.each([
    [0, [100, 50]],
    [20, [100, 30]],
    [50, [100, 0]],
    [120, [30, 0]],
    [150, [0, 0]],
    [999, [0, 0]],
  ])('is %i cents less, the last ones first, and never below nothing', (paid, left) =>
    expect(claimsLeft(claims, paid).map(({ cents }) => cents)).toEqual(left),
  );
});
