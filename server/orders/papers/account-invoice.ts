import type { Order } from '#contracts/orders.ts';
import { referenceText, waysToPay } from '#domain/accounts/credit/pay-words.ts';
import { invoiceDay, settledText } from '#domain/accounts/credit/statement-words.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { PO_LABELS } from '#domain/checkout/po-number.ts';
import { SHOP_EMAIL } from '#domain/identity/shop-email.ts';
import { rowPriceOf } from '#domain/orders/bill/row-price.ts';
import { isIncluded, rowAmountText } from '#domain/orders/words/row-amount.ts';
import { tenderEnding } from '#domain/payment/cards/card-display.ts';
import { STEP_LABELS } from '#domain/pricing/step-labels.ts';
import { toDollars, type Cents } from '#domain/shared/money.ts';
import type { InvoiceRow, SettledBy } from '../../credit/index.ts';
import type { Paper } from '../../gateways/pdf/paper.ts';
import { dayOf } from './paper-words.ts';
import { billedTo, handingFacts, soldBy, type PaperOf } from './receipt.ts';

/** What left together, in cents: what its rows came to after all that was taken off, their tax, and fees that were taken with it. */
export type InvoicedShipment = {
  readonly lineIds: readonly string[];
  readonly goodsCents: Cents;
  readonly taxCents: Cents;
  readonly feesCents: Cents;
};

/** What is known besides: what was paid and credited of it. */
type Known = PaperOf & { readonly settledBy: readonly SettledBy[] };

/**
 * The invoice of a shipment that went on account: its rows, tax and fees, what other payments have paid of it, what is invoiced, what was paid and credited of that, and what is still open.
 *
 * @param shipment undefined: it is of all of the order.
 */
export function accountInvoicePaper(invoice: InvoiceRow, shipment: InvoicedShipment | undefined, about: Known): Paper {
  const { order, brandName, accent, origin, merchant, at } = about;
  const title = `Invoice ${invoice.invoice_number}`;
  return {
    title,
    heading: title,
    brandName,
    accent,
    at,
    foot: `${brandName} · ${title} · as of ${dayOf(at)}`,
    blocks: [
      {
        kind: 'FACTS',
        facts: [
          soldBy(merchant),
          invoice.bill_to.length > 0 ? { label: 'Bill to', lines: [...invoice.bill_to] } : billedTo(order),
          ...handingFacts(order, 'Ship to'),
          { label: 'Invoice number and date', lines: [invoice.invoice_number, invoiceDay(invoice.issued_on)] },
          { label: 'Terms', lines: [`Net ${invoice.terms_days}`, `Due ${invoiceDay(invoice.due_on)}`] },
          { label: 'Order number', lines: [order.orderNumber] },
          ...bookedFacts(invoice),
        ],
      },
      itemsOf(order, shipment),
      { kind: 'SUMS', sums: sumsOf(invoice, shipment, about) },
      ...(invoice.open_cents > 0 ? [{ kind: 'FACTS' as const, facts: waysToPay(merchant.payTo) }] : []),
      {
        kind: 'LINES',
        lines: [
          ...(invoice.open_cents > 0 ? [referenceText(invoice.invoice_number)] : []),
          `Questions? See all invoices at ${origin}/account/invoices, or write to ${SHOP_EMAIL}.`,
        ],
      },
    ],
  };
}

/** Whether its buyer paid no sales tax, by their organization or a certificate. */
function isTaxExempt({ cartSummary }: Order): boolean {
  return cartSummary.explanation?.some(({ rule }) => rule === 'TAX_EXEMPT') === true;
}

function bookedFacts({ po_number: poNumber, po_release: poRelease, budget_center_name: center }: InvoiceRow) {
  return [
    ...(poNumber === null ? [] : [{ label: PO_LABELS.poNumber, lines: [poNumber] }]),
    ...(poRelease === null ? [] : [{ label: PO_LABELS.poRelease, lines: [poRelease] }]),
    ...(center === null ? [] : [{ label: 'Budget Center', lines: [center] }]),
  ];
}

function itemsOf(order: Order, shipment: InvoicedShipment | undefined): Paper['blocks'][number] {
  const ids = shipment && new Set(shipment.lineIds);
  return {
    kind: 'TABLE',
    heading: 'Items',
    columns: [
      { name: 'Item', share: 56, align: 'start' },
      { name: 'Quantity', share: 12, align: 'end' },
      { name: 'Price each', share: 16, align: 'end' },
      { name: 'Amount', share: 16, align: 'end' },
    ],
    rows: order.items
      .filter(({ cartItemId }) => ids?.has(cartItemId) ?? true)
      .map((item) => {
        const { parentCartItemId, itemId, name, qty, budgetCenterName } = item;
        const { each, amount, parts } = rowPriceOf(item);
        const isPart = isIncluded(parentCartItemId, amount);
        return {
          cells: [
            name,
            qty.toLocaleString('en-US'),
            isPart || each === undefined ? '' : formatDollars(each),
            rowAmountText(parentCartItemId, amount),
          ],
          note: [
            `Item ${itemId}`,
            ...(parts === undefined ? [] : [parts]),
            ...(budgetCenterName === undefined ? [] : [`Budget Center: ${budgetCenterName}`]),
          ].join(' · '),
        };
      }),
  };
}

function sumsOf(
  { amount_cents: amountCents, open_cents: openCents }: InvoiceRow,
  shipment: InvoicedShipment | undefined,
  { order, settledBy }: Pick<Known, 'order' | 'settledBy'>,
) {
  const sum = (label: string, cents: Cents) => ({ label, amount: formatDollars(toDollars(cents)) });
  const parts = shipment === undefined ? [] : partsOf(shipment, amountCents, sum, isTaxExempt(order));
  return [
    ...parts,
    { ...sum('Invoice total', amountCents), isTotal: true },
    ...settledBy.map((one) => sum(settledText(one.kind, { day: one.day, reference: one.cause, card: cardOf(one) }), -one.cents)),
    ...(settledBy.length > 0 ? [{ ...sum('Amount due', openCents), isTotal: true }] : []),
  ];
}

function cardOf({ brand, last_four: lastFourDigit }: SettledBy): string | undefined {
  return brand === null || lastFourDigit === null ? undefined : tenderEnding({ paymentType: 'CREDIT_CARD', brand, lastFourDigit });
}

function partsOf(
  { goodsCents, taxCents, feesCents }: InvoicedShipment,
  amountCents: Cents,
  sum: (label: string, cents: Cents) => { label: string; amount: string },
  isExempt: boolean,
) {
  const otherwiseCents = goodsCents + taxCents + feesCents - amountCents;
  return [
    sum('Items after discounts', goodsCents),
    sum(isExempt && taxCents === 0 ? STEP_LABELS.TAX_EXEMPT : 'Tax', taxCents),
    ...(feesCents > 0 ? [sum('Delivery and fees, with tax', feesCents)] : []),
    ...(otherwiseCents > 0 ? [sum('Paid by gift card', -otherwiseCents)] : []),
  ];
}
