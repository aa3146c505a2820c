import { describe, expect, it } from 'vitest';
import { creditFigures, invoiceRow, statementRows, statementView } from './invoices-view.ts';

const invoice = {
  invoiceNumber: 'INV-100-1',
  orderNumber: '100',
  issuedOn: '2026-11-01',
  dueOn: '2026-12-01',
  amount: 80,
  open: 20,
  beingPaid: 0,
  status: 'DUE' as const,
  buyer: 'Tess Teacher',
  mayOpen: true,
  poNumber: 'PO-7',
  poRelease: '2',
  budgetCenterName: 'Art room',
};
const statement = {
  month: '2026-11',
  accountNumber: '4410002',
  accountName: 'Northwind Schools',
  billTo: [],
  from: '2026-11-01',
  to: '2026-11-30',
  isToDate: false,
  termsDays: 30,
  opening: 100,
  invoiced: 80,
  credited: 0,
  paid: 150,
  closing: 30,
  lines: [
    {
      day: '2026-11-01',
      kind: 'INVOICE' as const,
      reference: 'INV-100-1',
      dueOn: '2026-12-01',
      orderNumber: '100',
      poNumber: '=1+1',
      card: null,
      mayOpen: true,
      amount: 80,
      balance: 180,
    },
    {
      day: '2026-11-09',
      kind: 'PAYMENT' as const,
      reference: 'WIRE 9',
      dueOn: null,
      orderNumber: null,
      poNumber: null,
      card: null,
      mayOpen: false,
      amount: 150,
      balance: 30,
    },
  ],
  aging: [{ days: 'Current', amount: 30 }],
  unapplied: 0,
};

describe('the page of invoices', () => {
  it('says what is owed, late, on order and left', () => {
    const figures = creditFigures({ limit: 1000, termsDays: 30, owed: 200, onOrder: 50, available: 750, pastDue: 20 });
    expect(figures.map(({ label, amount, isLate }) => [label, amount, isLate])).toEqual([
      ['You owe', '$200.00', false],
      ['Past due', '$20.00', true],
      ['Not invoiced yet', '$50.00', false],
      ['Credit left', '$750.00', false],
    ]);
    expect(creditFigures({ limit: 1000, termsDays: 30, owed: -5, onOrder: 0, available: 1005, pastDue: 0 })[0]).toMatchObject({
      label: 'Paid ahead',
      amount: '$5.00',
    });
  });

  it('says of an invoice where it stands, who ordered, and how it is booked [C9-40]', () =>
    expect(invoiceRow(invoice, '2026-11-29')).toMatchObject({
      status: 'Due Dec 1, 2026',
      open: '$20.00',
      paper: '/account/invoices/INV-100-1/invoice.pdf',
      notes: ['Tess Teacher', 'PO: PO-7, release 2', 'Art room'],
    }));

  it('says whether anything of it is open', () =>
    expect([1, 0].map((open) => invoiceRow({ ...invoice, open }, '2026-11-29').owes)).toEqual([true, false]));
});

describe('a statement', () => {
  it('tells each line with the balance after it', () => {
    const view = statementView(statement);
    expect(view.title).toBe('Statement for November 2026');
    expect(view.lines.map(({ what, amount, balance }) => [what, amount, balance])).toEqual([
      ['Invoice INV-100-1', '$80.00', '$180.00'],
      ['Payment WIRE 9', '-$150.00', '$30.00'],
    ]);
    expect(view.lines.map(({ order }) => order)).toEqual(['100', undefined]);
    expect(statementView({ ...statement, isToDate: true }).sums.at(-1)?.label).toBe('Balance today');
  });

  it('is a file whose amounts add up to its closing balance', () => {
    const rows = statementRows(statement);
    const amounts = rows.slice(2, 4).map((row) => Number(row[6]));
    expect(Number(rows[1]?.[7]) + amounts.reduce((sum, one) => sum + one, 0)).toBe(30);
    expect(rows[4]?.[7]).toBe('30.00');
    expect(rows[2]?.[6]).toBe('80.00');
  });
});
