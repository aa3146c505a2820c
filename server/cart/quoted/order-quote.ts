import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { CartResponse } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import type { leaveQuote as leaveCall, orderQuote as orderCall } from '#contracts/quotes/order.ts';
import { addToCart, WANTED_BY_ITSELF, type WantedItem } from '#domain/cart/add-to-cart.ts';
import { isFreeItem, type CartLine } from '#domain/cart/cart-line.ts';
import { tooLateText } from '#domain/quotes/quote-words.ts';
import type { OpenQuote } from '../../quotes/index.ts';
import type { Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { changeAndView, changeCart } from '../change-cart.ts';
import { changeContext } from '../change-context.ts';
import { quoteOf } from '../open-cart.ts';
import { viewCart } from '../view/cart.view.ts';

type Ordered = z.input<(typeof orderCall)['answer']>;

/**
 * Puts what was quoted into the cart, at the quoted prices: of each item at least as many as were quoted, whatever was there before. What cannot be had is told, and nothing else
 * takes its place. A cart that has it already gets what is missing.
 *
 * NOT_FOUND: no offer of the shopper's own; QUOTE_CHANGED: it cannot be ordered as it stands; CART_STATUS_ERROR: the cart has another one.
 */
export async function orderQuote(shop: Shop, buying: Buying, { params }: Input<typeof orderCall>): Promise<Reply<Ordered>> {
  const quote = await quoteOf(shop, shop.database, buying.shopper, { number: params.quoteNumber, orderNumber: undefined });
  if (buying.shopper.tenant !== 'SBA' || quote?.state === undefined) return refuse('NOT_FOUND');
  if (quote.standing !== 'GOOD') return refuse('QUOTE_CHANGED', { message: tooLateText(quote.state) });
  const itemIds = quote.rows.map(({ itemId }) => itemId);
  return changeAndView(
    shop,
    buying,
    { itemIds },
    (open) => {
      const other =
        open.quote !== undefined && open.quote.number !== quote.number && open.quote.standing === 'GOOD' ? open.quote : undefined;
      if (other !== undefined) return { refusal: refuse('CART_STATUS_ERROR', { message: hasOther(other.number) }) };
      const wanted = quote.rows.flatMap(({ itemId, qty }) => missingOf(open.cart.lines, itemId, qty));
      const outcome = addToCart({ ...changeContext(open), ignoresExistingQty: false, keepsOriginal: true }, wanted);
      return {
        after: { lines: outcome.lines, checkout: { ...open.cart.checkout, quote: quote.number } },
        told: {
          messages: outcome.messages,
          newItemAdded: outcome.added.some(({ qtyAdded }) => qtyAdded > 0),
          touchedLineIds: outcome.touchedLineIds,
          removed: outcome.removed,
        },
      };
    },
    (_shop, open, assessed, version, told) => ({
      cart: viewCart(shop, open, assessed, version, told),
      missing: notThere(
        quote,
        assessed.lines.filter(({ lineId }) => assessed.available.has(lineId)),
      ),
    }),
  );
}

const hasOther = (number: string) => `Your cart has quote ${number} in it. Order that one first, or take it off your cart.`;

/** How many of an item stand in rows of their own. */
function qtyIn(lines: readonly CartLine[], itemId: string): number {
  return lines
    .filter((line) => line.itemId === itemId && line.parentLineId === undefined && !isFreeItem(line))
    .reduce((sum, { qty }) => sum + qty, 0);
}

function missingOf(lines: readonly CartLine[], itemId: string, qty: number): WantedItem[] {
  const missing = qty - qtyIn(lines, itemId);
  return missing <= 0 ? [] : [{ ...WANTED_BY_ITSELF, itemId, qty: missing, deliveryType: 'STA' }];
}

/** What of a quote is not there in full. */
function notThere({ rows }: OpenQuote, available: readonly CartLine[]): Ordered['missing'] {
  return rows.flatMap(({ itemId, name, qty }) => {
    const there = Math.min(qty, qtyIn(available, itemId));
    return there === qty ? [] : [{ itemId, name, qty, there }];
  });
}

/** Takes the quote off the cart: its rows stay, at the prices of today. */
export function leaveQuote(shop: Shop, buying: Buying, _input: Input<typeof leaveCall>): Promise<Reply<CartResponse>> {
  return changeCart(shop, buying, { keepsCheckout: true }, ({ cart: { checkout } }) => {
    const { quote, ...rest } = checkout;
    return { after: quote === undefined ? {} : { checkout: rest }, told: {} };
  });
}
