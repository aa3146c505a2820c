import { getCart } from '#contracts/cart-calls.ts';
import { DeclinedPayment, removePayment } from '#contracts/checkout.ts';
import type { PageServices } from '#contracts/page.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import { paymentName } from '#app/payment/payment-words.ts';
import type { DeclinedMain } from '../../checkout-outcome.ts';
import { paymentIdsIn } from '../payment-changes.ts';

/** Whether the payer's bank asked and heard no yes, which says nothing against the card. */
export function isUnconfirmed(refused: Readonly<Record<string, unknown>> | undefined): boolean {
  return DeclinedPayment.safeParse(refused?.['declinedPayment']).data?.isUnconfirmed === true;
}

/**
 * Takes the card or the vendor's payment that was just declined off the order, so that it no longer stands as the one that pays.
 *
 * @param refused what the order's refusal says beside its code.
 * @param pays who paid when the order was sent; empty where nobody says.
 * @returns what it is; `undefined` when it was a card with a balance, or another has taken its place meanwhile.
 */
export async function takeOffDeclinedCard(
  { door }: Pick<PageServices, 'door'>,
  refused: Readonly<Record<string, unknown>> | undefined,
  pays: string,
): Promise<DeclinedMain | undefined> {
  const { data: declined } = DeclinedPayment.safeParse(refused?.['declinedPayment']);
  if (declined === undefined || isStoredValue(declined.paymentType)) return undefined;
  const reply = await door(getCart);
  if (!reply.ok) return undefined;
  const card = reply.body.cartInfo.orderPayment.find(
    ({ paymentType, lastFourDigit, vendorPaymentType }) =>
      paymentType === declined.paymentType && lastFourDigit === declined.lastFourDigit && vendorPaymentType === declined.vendorPaymentType,
  );
  if (card === undefined || (pays !== '' && !paymentIdsIn(pays).includes(card.id))) return undefined;
  await door(removePayment, { params: { id: card.id } });
  return { name: paymentName(card).name, isCard: card.vendorPaymentType === null };
}
