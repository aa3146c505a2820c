import type { Cart } from '#contracts/cart.ts';
import { standingText } from '#domain/quotes/quote-words.ts';
import type { AssessedCart } from '../assess-cart.ts';
import type { OpenCart } from '../opened-cart.ts';

/** The quote that a cart names; nothing of a cart without. */
export function viewCartQuote({ quote }: OpenCart, { priced }: AssessedCart): Pick<Cart, 'quote'> {
  if (quote === undefined) return {};
  const text = standingText(quote.standing, quote.number);
  return {
    quote: {
      quoteNumber: quote.number,
      isGood: text === undefined,
      text: text ?? null,
      isUsed: priced.lines.some(({ quotedQty }) => quotedQty > 0),
    },
  };
}
