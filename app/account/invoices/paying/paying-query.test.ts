import { describe, expect, it } from 'vitest';
import { amountField, askedIn, choosePath, settledPath, wantedOf } from './paying-query.ts';

const invoice = (invoiceNumber: string, open: number, beingPaid = 0) => ({
  invoiceNumber,
  orderNumber: '1',
  poNumber: null,
  dueOn: '2026-12-01',
  status: 'OPEN' as const,
  amount: open,
  open,
  beingPaid,
});
const INVOICES = [invoice('INV-1-1', 100), invoice('INV-2-1', 49.99, 9.99)];
const asked = (path: string) => askedIn(new URL(path, 'http://localhost').searchParams);
const read = (path: string) => wantedOf(asked(path), INVOICES);

describe('what is to be paid, in the address', () => {
  it('comes back as it was settled', () => {
    const wanted = [
      { invoiceNumber: 'INV-1-1', cents: 150 },
      { invoiceNumber: 'INV-2-1', cents: 4000 },
    ];
    expect(read(settledPath(wanted))).toEqual({ wanted, errors: [] });
    expect(asked(settledPath(wanted)).isSent).toBe(true);
    expect(read(choosePath(wanted))).toEqual({ wanted, errors: [] });
    expect(asked(choosePath(wanted)).isSent).toBe(false);
  });

  it('is all that can be paid where no amount is said', () =>
    expect(read('/?invoice=INV-2-1').wanted).toEqual([{ invoiceNumber: 'INV-2-1', cents: 4000 }]));

  it.each([
    ['/?next=card', undefined],
    ['/?invoice=INV-1-1&amount-INV-1-1=lots', amountField('INV-1-1')],
    ['/?invoice=INV-1-1&amount-INV-1-1=100.01', amountField('INV-1-1')],
    ['/?pay=INV-2-1:40.01', amountField('INV-2-1')],
    ['/?pay=INV-9-1:1.00', undefined],
    [`/?${Array.from({ length: 41 }, (_, index) => `pay=INV-${index}-1:1.00`).join('&')}`, undefined],
  ])('%s is wrong, and says so at its field', (path, field) => {
    const { errors } = read(path);
    expect(errors).toHaveLength(1);
    expect(errors[0]?.field).toBe(field);
  });
});
