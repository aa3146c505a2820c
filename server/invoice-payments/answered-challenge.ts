import type { Shop } from '../shop.ts';
import { answerInvoiceChallenge } from './invoice-payment.repository.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * A payer's bank has sent its payer back: what they said is written down, and the payment goes on, as far as the bank answers now.
 *
 * @returns the payment; undefined: no bank was asked for one under this transaction.
 */
export async function settleAnsweredChallenge(shop: Shop, transactionId: string, status: 'Y' | 'N'): Promise<string | undefined> {
  const [answered] = await answerInvoiceChallenge(shop.database, [transactionId, status]);
  if (answered === undefined) return undefined;
  const { payment_number: paymentNumber } = answered;
  await settlePayment(shop, paymentNumber, { as: 'LISTENER', actor: 'shopper' });
  return paymentNumber;
}
