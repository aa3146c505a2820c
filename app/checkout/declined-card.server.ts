import { getCart } from '#contracts/cart-calls.ts';
import { removePayment } from '#contracts/checkout.ts';
import type { PageServices } from '#contracts/page.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import { paymentName } from '#app/payment/payment-words.ts';
import { paymentIdsIn } from './payment-changes.ts';

/**
 * Takes the card that was just declined off the order, so that it no longer stands as the one that pays.
 *
 * @param pays who paid when the order was sent; empty where nobody says.
 * @returns what the card is called; `undefined` when another has taken its place meanwhile.
 */
export async function takeOffDeclinedCard({ door }: Pick<PageServices, 'door'>, pays: string): Promise<string | undefined> {
  const reply = await door(getCart);
  if (!reply.ok) return undefined;
  const card = reply.body.cartInfo.orderPayment.find(({ paymentType, amountApplied }) => !isStoredValue(paymentType) && amountApplied > 0);
  if (card === undefined || (pays !== '' && !paymentIdsIn(pays).includes(card.id))) return undefined;
  await door(removePayment, { params: { id: card.id } });
  return paymentName(card).name;
}
