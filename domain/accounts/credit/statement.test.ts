import { describe, expect, it } from 'vitest';
import { makeStatement, monthAfter, monthsDown } from './statement.ts';

describe('the statement of a month', () => {
  const statement = makeStatement(
    50_000,
    [
      { kind: 'INVOICE', day: '2026-11-03', reference: 'INV-1-1', cents: 12_000 },
      { kind: 'PAYMENT', day: '2026-11-10', reference: 'WIRE 7', cents: 40_000 },
      { kind: 'CREDIT', day: '2026-11-12', reference: '1', cents: 2_000 },
    ],
    [
      { dueOn: '2026-12-03', openCents: 6_000 },
      { dueOn: '2026-11-30', openCents: 4_000 },
      { dueOn: '2026-11-29', openCents: 3_000 },
      { dueOn: '2026-10-31', openCents: 1_000 },
      { dueOn: '2026-10-30', openCents: 3_000 },
      { dueOn: '2026-08-31', openCents: 2_000 },
      { dueOn: '2026-01-01', openCents: 2_000 },
    ],
    '2026-11-30',
  );

  it('says what was owed, what happened, and what is owed then', () => {
    expect(statement.lines.map(({ reference, balanceCents }) => [reference, balanceCents])).toEqual([
      ['INV-1-1', 62_000],
      ['WIRE 7', 22_000],
      ['1', 20_000],
    ]);
    expect(statement).toMatchObject({
      openingCents: 50_000,
      invoicedCents: 12_000,
      paidCents: 40_000,
      creditedCents: 2_000,
      closingCents: 20_000,
    });
  });

  it('takes back what was paid by mistake', () => {
    const made = makeStatement(
      5_000,
      [
        { kind: 'PAYMENT', day: '2026-11-10', reference: 'WIRE 7', cents: 4_000 },
        { kind: 'REVERSAL', day: '2026-11-11', reference: 'WIRE 7', cents: 4_000 },
      ],
      [],
      '2026-11-30',
    );
    expect([made.closingCents, made.paidCents, made.lines.map(({ balanceCents }) => balanceCents)]).toEqual([5_000, 0, [1_000, 5_000]]);
  });

  it('says how late what is open is, what is due on the last day not yet, and what was paid ahead', () =>
    expect([statement.agingCents, statement.unappliedCents]).toEqual([[10_000, 4_000, 3_000, 0, 4_000], 1_000]));

  it('is of nothing where nothing happened', () =>
    expect(makeStatement(700, [], [], '2026-11-30')).toMatchObject({ openingCents: 700, closingCents: 700, lines: [] }));
});

describe('months', () => {
  it('follow each other over the turn of a year', () =>
    expect([monthAfter('2026-12'), monthAfter('2026-01')]).toEqual(['2027-01', '2026-02']));
  it('are listed from the latest down, as many as are wanted', () => {
    expect(monthsDown('2026-11', '2027-02', 12)).toEqual(['2027-02', '2027-01', '2026-12', '2026-11']);
    expect(monthsDown('2020-01', '2027-02', 2)).toEqual(['2027-02', '2027-01']);
  });
});
