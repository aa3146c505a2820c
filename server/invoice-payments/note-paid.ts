import type { WantedPayment } from '#domain/accounts/credit/pay-invoices.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { tenderEnding } from '#domain/payment/cards/card-display.ts';
import type { Tx } from '../db/database.ts';
import { noteAccountChange } from '../shoppers/index.ts';
import type { PaymentRow } from './invoice-payment.repository.ts';

/** Writes into the log of the organization who has paid what, in the transaction that books it. */
export async function notePaid(tx: Tx, payment: PaymentRow, paid: readonly WantedPayment[], at: Date): Promise<void> {
  const {
    payment_number: subject,
    user_id: userId,
    account_number: number,
    brand,
    last_four: lastFourDigit,
    charged_cents: cents,
  } = payment;
  const said = { before: '' };
  await noteAccountChange(
    tx,
    { by: { userId, account: { number } }, at },
    {
      kind: 'INVOICES_PAID',
      about: { subject },
      differences: [
        { ...said, what: 'Amount', after: formatPrice(cents ?? 0) },
        { ...said, what: 'Card', after: tenderEnding({ paymentType: 'CREDIT_CARD', brand, lastFourDigit }) },
        ...paid.filter((part) => part.cents > 0).map((part) => ({ ...said, what: part.invoiceNumber, after: formatPrice(part.cents) })),
      ],
    },
  );
}
