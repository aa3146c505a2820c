import { refuse } from '#contracts/door.ts';
import { invoiceName } from '#domain/accounts/credit/credit-words.ts';
import { creditHeldBy, creditOrder, invoiceOrder, releaseCredit } from '../../credit/index.ts';
import { transaction } from '../../db/transaction.ts';
import { AN_EMPTY_TENDER, type AttachedTender } from '../attached-tender.ts';
import type { PaymentMethod } from './payment-method.ts';

/** The invoice among the tenders of a cart. It is none of its payments: what goes on invoice says its accounting. */
const INVOICE_TENDER = 'invoice';

/** An invoice as a tender of an order, called by its terms. */
export function invoiceTender(termsDays: number): AttachedTender {
  return { ...AN_EMPTY_TENDER, paymentId: INVOICE_TENDER, paymentType: 'INVOICE', token: '', brand: invoiceName(termsDays) };
}

const PREFIX = 'credit_';
const orderOf = (vendorId: string) => vendorId.slice(PREFIX.length);

/**
 * An invoice on account. Whoever holds its money is the shop itself: the credit was held when the order was claimed, what leaves is invoiced, what comes back is credited. Each of
 * these is written into the book under the key that the move of money has, so asking again writes nothing twice.
 */
export const invoice: PaymentMethod = {
  type: 'INVOICE',
  // It is chosen by the order's accounting, and added to nothing.
  offer: () => false,
  attach: async () => ({ refusal: refuse('INVALID_REQUEST') }),
  balance: async () => undefined,
  hold: async ({ database }, { reference, amountCents }) => {
    const held = await creditHeldBy(database, reference);
    return held?.atFirstCents === amountCents && held.leftCents === amountCents
      ? { kind: 'APPROVED', vendorId: `${PREFIX}${reference}` }
      : { kind: 'DECLINED', vendorId: undefined };
  },
  find: async ({ database }, { reference }) => {
    const held = await creditHeldBy(database, reference);
    if (held === undefined) return 'NONE';
    return held.leftCents > 0 ? { kind: 'APPROVED', vendorId: `${PREFIX}${reference}` } : { kind: 'DECLINED', vendorId: undefined };
  },
  capture: async ({ database, now }, { vendorId, amountCents, key }) =>
    (await invoiceOrder(database, orderOf(vendorId), { amountCents, cause: key, now: now() })) ? 'DONE' : 'REFUSED',
  release: async ({ database, now }, { vendorId, amountCents, key }) => {
    await transaction(database, (tx) => releaseCredit(tx, orderOf(vendorId), { atMostCents: amountCents, cause: key, now: now() }));
    return 'DONE';
  },
  refund: async ({ database, now }, { vendorId, amountCents, key }) =>
    (await creditOrder(database, orderOf(vendorId), { amountCents, cause: key, now: now() })) ? 'DONE' : 'REFUSED',
};
