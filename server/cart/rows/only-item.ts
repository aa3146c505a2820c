import { messageText, wireCode } from '#contracts/messages.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { addToCart, WANTED_BY_ITSELF, type WantedItem } from '#domain/cart/add-to-cart.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { LineMessage } from '#domain/cart/line-message.ts';
import { changeContext } from '../change-context.ts';
import type { OpenCart } from '../opened-cart.ts';

/** What is wanted of one item that is bought by itself. */
export type OnlyItem = Pick<WantedItem, 'itemId' | 'qty' | 'deliveryType' | 'level' | 'storeNumber'>;

/**
 * The rows of a cart that holds one item and nothing else but the rows given, whatever it held before. All of it or nothing: fewer than were asked for, another way to get
 * it than was chosen, or a successor in its place would be ordered unseen.
 */
export function onlyItem(
  open: OpenCart,
  wanted: OnlyItem,
  before: readonly CartLine[] = [],
): { readonly lines: readonly CartLine[] } | { readonly refusal: Reply<never> } {
  const context = { ...changeContext(open, before), ignoresExistingQty: true, keepsOriginal: true };
  const { lines, added, messages } = addToCart(context, [{ ...WANTED_BY_ITSELF, ...wanted }]);
  const isWhole = added.every(({ requestedQty, qtyAdded }) => qtyAdded > 0 && qtyAdded === requestedQty);
  const against = messages.find(({ code, type }) => type === 'ERROR' || (!isWhole && type === 'WARN') || code === 'SAME_DAY_NOT_POSSIBLE');
  if (isWhole && against === undefined) return { lines };
  if (against === undefined) return { refusal: refuse('INVALID_ITEM') };
  const message = textOf(against);
  return { refusal: refuse('INVALID_ITEM', { message, errors: [{ code: wireCode(against.code), message }] }) };
}

/** What is said of it: the cart's own texts tell of units that were added, and here none were. */
function textOf({ code, params = {} }: LineMessage): string {
  if (code === 'PARTIAL_QTY_AVAILABLE') return `Only ${params['qtyAdded']} left. Nothing was ordered.`;
  if (code === 'QTY_LIMIT_ITEM') return `You can order up to ${params['limit']} of this. Nothing was ordered.`;
  if (code === 'EXCEEDS_MAX_LINE_QTY') return `You can order up to ${MAX_LINE_QTY.toLocaleString('en-US')} at a time. Nothing was ordered.`;
  if (code === 'PERSONALIZATION_NEEDED') return 'This item needs a few details. Add it to your cart from its page. Nothing was ordered.';
  return messageText(code, params);
}
