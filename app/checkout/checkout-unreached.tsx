import { useLocation } from 'react-router';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { PATHS } from '#app/shell/site-paths.ts';
import { UNKNOWN_TITLE, type CheckoutFailure, type CheckoutIntent } from './checkout-outcome.ts';

/** What can be sent again as it was: of the others something is kept that stands in no page. */
const CAN_BE_REPEATED: readonly CheckoutIntent[] = ['address', 'choose-address', 'billing-address', 'pickup', 'place'];

/** Where neither a form of checkout could be done nor the page be shown again: what was entered is sent once more with one press. */
export function CheckoutUnreached({ failure: { errors, values, intent } }: { failure: CheckoutFailure }) {
  const { pathname } = useLocation();
  const isPlacing = intent === 'place';
  return (
    <div className="page page-narrow flex flex-col gap-5 py-8">
      <title>Checkout</title>
      <h1>Checkout</h1>
      <ErrorSummary title={isPlacing ? UNKNOWN_TITLE : 'This has not been saved yet'} errors={errors} />
      {intent !== undefined && CAN_BE_REPEATED.includes(intent) ? (
        <form method="post" action={pathname} className="flex flex-col gap-3">
          <input type="hidden" name="intent" value={intent} />
          {Object.entries(values).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {!isPlacing && <p className="text-ink-soft">We kept what you entered.</p>}
          <Button>{isPlacing ? 'Place order' : 'Try again'}</Button>
        </form>
      ) : (
        <p>
          <LinkButton to={PATHS.checkout}>Back to checkout</LinkButton>
        </p>
      )}
    </div>
  );
}
