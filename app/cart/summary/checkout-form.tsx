import type { FormEvent } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import Lock from 'lucide-react/icons/lock';
import { Button, type ButtonSize } from '#app/ui/button.tsx';
import { isOutOfReach, isQuiet, whenQuiet } from '#app/cart/actions/place-state.ts';

/** The way to checkout: the server decides whether it can be gone, and what has to be asked first. */
export function CheckoutForm({ isStopped, size }: { isStopped: boolean; size?: ButtonSize | undefined }) {
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  return (
    <Form method="post" action={pathname} onSubmit={waitForChanges}>
      <input type="hidden" name="intent" value="checkout" />
      <Button size={size} isWide disabled={isStopped} isBusy={formData?.get('intent') === 'checkout'}>
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
export function CheckoutBar({ total, isStopped, isUpdating }: { total: string; isStopped: boolean; isUpdating: boolean }) {
  return (
    <div className="checkout-bar" data-state={isUpdating ? 'updating' : undefined}>
      <a className="checkout-bar-total" href="#summary-title">
        <span>Total</span> <b>{total}</b>
        <span className="hearable">See the summary</span>
      </a>
      <CheckoutForm isStopped={isStopped} />
    </div>
  );
}
