import { describe, expect, it } from 'vitest';
import { invoiceStatus } from './invoice-status.ts';

describe('an invoice that is due on November 20', () => {
  it.each([
    ['2026-11-14', 'OPEN'],
    ['2026-11-15', 'DUE'],
    ['2026-11-20', 'DUE'],
    ['2026-11-21', 'PAST_DUE'],
  ])('on %s is %s', (today, status) => expect(invoiceStatus({ openCents: 1, dueOn: '2026-11-20' }, today)).toBe(status));

  it('is paid once nothing of it is open, however late', () =>
    expect(invoiceStatus({ openCents: 0, dueOn: '2026-11-20' }, '2027-01-01')).toBe('PAID'));
});
