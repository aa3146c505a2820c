import { describe, expect, it } from 'vitest';
import { invoiceDay, invoiceStatusText, monthText, statementLineText } from './statement-words.ts';

describe('what is said on invoices and statements', () => {
  it('names months and days with their year', () =>
    expect([monthText('2026-02'), invoiceDay('2026-02-07')]).toEqual(['February 2026', 'Feb 7, 2026']));

  it.each([
    ['OPEN', '2026-12-20', 'Due Dec 20, 2026'],
    ['DUE', '2026-11-29', 'Due today'],
    ['DUE', '2026-11-30', 'Due Nov 30, 2026'],
    ['PAST_DUE', '2026-11-28', '1 day past due'],
    ['PAST_DUE', '2026-11-19', '10 days past due'],
    ['PAID', '2026-11-19', 'Paid'],
  ] as const)('of an invoice that is %s on %s says: %s', (status, dueOn, text) =>
    expect(invoiceStatusText(status, dueOn, '2026-11-29')).toBe(text),
  );

  it('calls its lines by what they are', () =>
    expect((['INVOICE', 'CREDIT', 'PAYMENT'] as const).map((kind) => statementLineText({ kind, reference: '7' }))).toEqual([
      'Invoice 7',
      'Credit for order 7',
      'Payment 7',
    ]));
});
