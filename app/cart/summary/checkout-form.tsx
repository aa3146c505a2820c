import { PRICE_NOT_AVAILABLE_TEXT } from '#domain/catalog/price-text.ts';
import type { FormEvent } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import Lock from 'lucide-react/icons/lock';
import { Button, type ButtonSize } from '#app/ui/button.tsx';
import { isOutOfReach, isQuiet, whenQuiet } from '#app/cart/actions/place-state.ts';

type CheckoutFormProps = {
  isStopped: boolean;
  /** Above what its buyer may order: whoever goes on cannot order there, so it is not the first thing to do. */
  isOverLimit: boolean;
  size?: ButtonSize | undefined;
};

/** The way to checkout: the server decides whether it can be gone, and what has to be asked first. */
export function CheckoutForm({ isStopped, isOverLimit, size }: CheckoutFormProps) {
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  return (
    <Form method="post" action={pathname} onSubmit={waitForChanges}>
      <input type="hidden" name="intent" value="checkout" />
      <Button
        look={isOverLimit ? 'secondary' : undefined}
        size={size}
        isWide
        disabled={isStopped}
        isBusy={formData?.get('intent') === 'checkout'}
      >
        <Lock size={18} aria-hidden="true" />
        Check out
      </Button>
    </Form>
  );
}

/**
 * What was changed just before goes first: nobody checks out with another quantity than they see. While the shop is out of reach it does not wait:
 * the page says that it is, and goes nowhere later.
 */
function waitForChanges(event: FormEvent<HTMLFormElement>): void {
  if (isQuiet() || isOutOfReach()) return;
  event.preventDefault();
  const form = event.currentTarget;
  void whenQuiet(isOutOfReach).then(() => {
    form.requestSubmit();
  });
}

/** The same where the thumb finds it, on windows that show the summary at the end of the rows. */
export function CheckoutBar({
  total,
  isUpdating,
  ...form
}: { total: string; isUpdating: boolean } & Pick<CheckoutFormProps, 'isStopped' | 'isOverLimit'>) {
  return (
    <div className="checkout-bar" data-state={isUpdating ? 'updating' : undefined}>
      <a className="checkout-bar-total" href="#summary-title">
        {total === PRICE_NOT_AVAILABLE_TEXT ? (
          <b>{form.isOverLimit ? 'Over your limit' : 'Your cart'}</b>
        ) : (
          <>
            <span>{form.isOverLimit ? 'Over your limit' : 'Total'}</span> <b>{total}</b>
          </>
        )}
        <span className="hearable">See the summary</span>
      </a>
      <CheckoutForm {...form} />
    </div>
  );
}
