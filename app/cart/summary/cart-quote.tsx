import type { Cart } from '#contracts/cart.ts';
import { NEW_QUOTE_PATH, quotePath } from '#app/organization/quote-paths.ts';
import { CartForm } from '#app/cart/actions/cart-form.tsx';
import { usePlaceState, WHOLE_CART } from '#app/cart/actions/place-state.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

/** Whose prices the cart has, and how it gets rid of them. Nothing of a cart without a quote. */
export function CartQuoteNotice({ quote }: Pick<Cart, 'quote'>) {
  const { busy } = usePlaceState(WHOLE_CART);
  if (quote === undefined) return null;
  const { quoteNumber, isGood, isUsed } = quote;
  return (
    <Notice
      tone={isGood ? 'success' : 'warning'}
      title={isGood ? `Prices of quote ${quoteNumber}` : `Quote ${quoteNumber} no longer applies`}
      action={
        <CartForm intent="leave-quote">
          <Button look="secondary" size="small" isBusy={busy.includes('leave-quote')}>
            Take the quote off
          </Button>
        </CartForm>
      }
    >
      <p>
        {isGood && isUsed && 'The quoted items cost what we offered, up to the quoted quantity. '}
        {isGood && !isUsed && 'None of its items is in your cart at a better price, so nothing changes. '}
        <a className="link" href={quotePath(quoteNumber)}>
          See the quote
        </a>
      </p>
    </Notice>
  );
}

/** The way to ask what all this would cost, for who buys for an organization. */
export function AskForQuote() {
  return (
    <p className="text-sm">
      Buying a lot?{' '}
      <a className="link" href={NEW_QUOTE_PATH}>
        Request a quote
      </a>
    </p>
  );
}
