import { Form, useNavigation } from 'react-router';
import { HOLD_MINUTES } from '#domain/orders/hold-minutes.ts';
import type { FormError } from '#app/api/form-errors.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { UNKNOWN_TITLE } from './checkout-outcome.ts';
import { FORM_MARKS } from './form-marks.ts';
import type { SentOrder } from './sent-order.ts';
import { SignedInMark } from './signed-in-mark.tsx';

type Props = {
  order: SentOrder;
  isResumed?: boolean;
  errors?: readonly FormError[] | undefined;
  /** The page that places it. */
  action?: string;
};

const NO_ERRORS: readonly FormError[] = [];

/** The cart was sent already, from another tab or with an answer that got lost: one press leads to what became of it. */
export function OrderUnderWay({ order, isResumed = false, errors = NO_ERRORS, action = PATHS.checkout }: Props) {
  const { formData } = useNavigation();
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-4">
        <h1>{isResumed ? 'Your bank has answered' : 'Your order is being placed'}</h1>
        <ErrorSummary title={UNKNOWN_TITLE} errors={errors} />
        <p>
          {isResumed
            ? 'Press once more to finish your order.'
            : 'It has already been sent, maybe from another tab. Press the button to see where it stands.'}{' '}
          It is placed and paid only once.
        </p>
        <Form method="post" action={action}>
          <SignedInMark />
          <input type="hidden" name="intent" value="place" />
          <input type="hidden" name={FORM_MARKS.isUnderWay} value="on" />
          {Object.entries(order).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button size="large" isWide isBusy={formData?.get('intent') === 'place'} busyText="Looking …">
            {isResumed ? 'Finish your order' : 'Go to your order'}
          </Button>
        </Form>
        {!isResumed && (
          <p className="text-sm text-ink-soft">
            Your bank may ask you to confirm the payment. Want to pay another way? Decline it there, and your cart is yours again. If nobody
            answers, the order ends by itself after {HOLD_MINUTES} minutes and nothing is charged.
          </p>
        )}
        <p>
          <LinkButton look="secondary" to={PATHS.home}>
            Continue shopping
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
