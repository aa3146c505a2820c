import { getProduct } from '#contracts/catalog.ts';
import type { PageServices } from '#contracts/page.ts';
import { messageAbout, type ShownMessage } from '#app/cart/messages/shown-message.ts';

/** What an organization does not allow its people to buy. */
const BLOCKED: readonly string[] = ['BLOCKED_FOR_ADD_TO_CART', 'OFF_CONTRACT_ERROR'];

/** So many are looked up: more than that are told by their numbers. */
const MOST_NAMED = 10;

/** A message about something that is not in the cart, with the item that it is about, and whom to ask where an organization does not allow it. @param at which of the messages it is */
export async function messageOfMissing(
  { door }: Pick<PageServices, 'door'>,
  message: ShownMessage,
  itemId: string | undefined,
  at: number,
): Promise<ShownMessage> {
  if (itemId === undefined || !BLOCKED.includes(message.code)) return message;
  const reply = at < MOST_NAMED ? await door(getProduct, { params: { itemId } }) : undefined;
  const product = reply?.ok === true ? reply.body.product : undefined;
  const [asked] = product?.refusal?.ask ?? [];
  const told = messageAbout(message, product?.title ?? `Item ${itemId}`);
  return asked === undefined ? told : { ...told, text: `${told.text}. To get it allowed, ask ${asked.name} (${asked.email}).` };
}
