import { originOf } from '../../config/origins.ts';
import { MONTH } from '#domain/shared/calendar.ts';
import { findInvoice, findSettledBy, invoicedAccountOf, statementOf, statementPaper } from '../../credit/index.ts';
import type { Paper } from '../../gateways/pdf/paper.ts';
import { mayOpenOrder, seesPrices, type Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { findShipments } from '../fulfilment/shipment.repository.ts';
import { findOrder, findOrderLines } from '../order.repository.ts';
import { viewOrder } from '../reading/order.view.ts';
import { accountInvoicePaper, type InvoicedShipment } from './account-invoice.ts';
import { ACCENTS } from '../../gateways/pdf/accents.ts';

export type FoundPaper = { readonly paper: Paper; readonly fileName: string };

/** What a number and a month could be: other texts need not be asked for. */
const INVOICE_NUMBER = /^[\w-]{1,40}$/;

/** An invoice of the organization of who looks. Undefined for what is not theirs, or not there: nobody learns which. */
export async function invoicePaper(shop: Shop, { shopper }: Looking, invoiceNumber: string): Promise<FoundPaper | undefined> {
  const account = shopper.tenant === 'SBA' ? shopper.account?.number : undefined;
  if (account === undefined || !seesPrices(shopper.person) || !INVOICE_NUMBER.test(invoiceNumber)) return undefined;
  const [invoice] = await findInvoice(shop.database, [invoiceNumber]);
  if (invoice === undefined || invoice.account_number !== account) return undefined;
  const number = [invoice.order_number];
  const [[row], shipments, lines, settledBy] = await Promise.all([
    findOrder(shop.database, number),
    findShipments(shop.database, number),
    findOrderLines(shop.database, number),
    findSettledBy(shop.database, [invoiceNumber]),
  ]);
  // Who may read no others has those of their own orders.
  const maySee = invoicedAccountOf(shopper) !== undefined || mayOpenOrder(shopper, row?.user_id ?? null);
  if (row === undefined || !maySee) return undefined;
  const shipment = shipments.find(({ shipment_id: id }) => id === invoice.shipment_id);
  const invoiced: InvoicedShipment | undefined = shipment && withTax(shipment, lines);
  const about = { order: await viewOrder(shop, row), settledBy, origin: originOf(shop.settings, 'SBA'), ...lookOf(shop) };
  return { paper: accountInvoicePaper(invoice, invoiced, about), fileName: `invoice-${invoiceNumber}.pdf` };
}

/** A shipment keeps what its rows cost with their tax. */
function withTax(
  { line_ids: lineIds, goods_cents: goodsCents, fees_cents: feesCents }: Awaited<ReturnType<typeof findShipments>>[number],
  lines: Awaited<ReturnType<typeof findOrderLines>>,
): InvoicedShipment {
  const own = new Set(lineIds);
  const taxCents = lines.reduce((sum, line) => sum + (own.has(line.line_id) ? line.tax_cents : 0), 0);
  return { lineIds, goodsCents: goodsCents - taxCents, taxCents, feesCents };
}

/** The statement of a month of the organization of who looks. */
export async function statementOfAccount(shop: Shop, { shopper }: Looking, month: string): Promise<FoundPaper | undefined> {
  const account = invoicedAccountOf(shopper);
  if (account === undefined || !MONTH.test(month)) return undefined;
  const made = await statementOf(shop.database, account, month, shop.now());
  return made && { paper: statementPaper(made, lookOf(shop)), fileName: `statement-${month}.pdf` };
}

function lookOf({ settings: { brandName, merchant }, now }: Shop) {
  return { brandName, merchant, accent: ACCENTS.SBA, at: now() };
}
