import type { Input } from '#contracts/call.ts';
import type { mailOrderLink as mailOrderLinkCall } from '#contracts/orders.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { mailboxOf, normalisedEmail } from '#domain/identity/email-normalisation.ts';
import { publish } from '../events/index.ts';
import { attemptsBy, giveBack, reserve, tooManyAttempts } from '../limits/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { findOrderOfOwner, isOfGuest } from './order.repository.ts';
import { lookupAttempts } from './reading/lookup-attempts.ts';

/**
 * Sends the key of a guest's order to the mailbox that it was ordered with, for who lost its mails: number and email, which stand on a packing
 * slip, let nobody cancel or return it, and the mailbox does. A pair that is none is counted as a look-up in vain and answered like an order
 * that does not exist.
 */
export async function mailOrderLink(
  shop: Shop,
  { shopper, actor }: Looking,
  { params: { orderNumber }, body }: Input<typeof mailOrderLinkCall>,
): Promise<Reply<{ orderNumber: string }>> {
  const email = normalisedEmail(body.email);
  const guesses = await reserve(shop, lookupAttempts(actor, email));
  if (!guesses.ok) return tooManyAttempts(guesses);
  const [order] = await findOrderOfOwner(shop.database, [orderNumber, shopper.tenant, null, null, email]);
  if (order === undefined || !isOfGuest(order) || order.placed_at === null) return refuse('ORDER_NOT_FOUND');
  await giveBack(shop, guesses);
  const mailbox = mailboxOf(order.email);
  const mails = await reserve(shop, [
    ...attemptsBy(actor, { network: 'ORDER_LINK_ADDRESS' }),
    // What is used up here lies in the mailbox: the link to this very order.
    { kind: 'ORDER_LINK', subject: orderNumber },
    { kind: 'ORDER_LINK_MAILBOX', subject: `${mailbox} ${order.network ?? ''}` },
    { kind: 'ORDER_LINK_DAY', subject: mailbox },
  ]);
  if (!mails.ok) return tooManyAttempts(mails);
  await publish(shop.database, { kind: 'order.link-asked', payload: { orderNumber } }, shop.now());
  return answer({ orderNumber });
}
