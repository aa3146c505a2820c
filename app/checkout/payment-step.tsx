import { useState } from 'react';
import { Form, useLocation, useNavigation, useSubmit } from 'react-router';
import CreditCard from 'lucide-react/icons/credit-card';
import ExternalLink from 'lucide-react/icons/external-link';
import Lock from 'lucide-react/icons/lock';
import type { FormError } from '#app/api/form-errors.ts';
import { CardFrame } from '#app/payment/card-frame.tsx';
import { useIsInBrowser } from '#app/payment/in-browser.ts';
import type { PaymentView } from '#app/payment/payment-words.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/choices.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SkeletonBlock } from '#app/ui/skeleton.tsx';
import type { StepProps } from './checkout-props.ts';
import { stepState } from './checkout-view.ts';
import { Step } from './step.tsx';

const NO_ERRORS: readonly FormError[] = [];

/** How it is paid. The card's number goes to the payment vendor and never through the shop. */
export function PaymentStep(props: StepProps) {
  const { checkout, current, failure } = props;
  return (
    <Step
      name="payment"
      number={checkout.steps.indexOf('payment') + 1}
      title="Payment"
      state={stepState(checkout, 'payment', current)}
      changeText="Change payment"
      summary={
        <ul>
          {checkout.payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} />
          ))}
        </ul>
      }
    >
      <div className="step-form">
        <ErrorSummary title="Your payment did not go through" errors={failure?.step === 'payment' ? failure.errors : NO_ERRORS} />
        {checkout.payments.length > 0 && failure?.step !== 'payment' && <KeepPayment payments={checkout.payments} />}
        <NewCard {...props} />
      </div>
    </Step>
  );
}

function PaymentLine({ payment: { name, expiry } }: { payment: PaymentView }) {
  return (
    <li className="flex items-center gap-3">
      <CreditCard size={22} aria-hidden="true" className="flex-none text-ink-soft" />
      <span>
        <b className="figures">{name}</b>
        {expiry !== undefined && <span className="figures block text-sm text-ink-soft">{expiry}</span>}
      </span>
    </li>
  );
}

/** While another card is being chosen the one of before still counts. */
function KeepPayment({ payments }: { payments: readonly PaymentView[] }) {
  const { pathname } = useLocation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-paper p-3">
      <ul>
        {payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </ul>
      <LinkButton look="secondary" size="small" to={pathname} preventScrollReset>
        Keep this card
      </LinkButton>
    </div>
  );
}

function NewCard({ checkout, vendorOrigin, isDotcom }: StepProps) {
  const isInBrowser = useIsInBrowser();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [isToSave, setIsToSave] = useState(false);
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  const submit = useSubmit();
  const handOver = (token: string) => {
    void submit(
      { intent: 'card', token, ...(isToSave && { saveCard: 'on' }) },
      { method: 'post', action: pathname, preventScrollReset: true },
    );
  };
  return (
    <>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Lock size={16} aria-hidden="true" className="flex-none" />
        Your card goes straight to our payment partner. We never see its number.
      </p>
      {isElsewhere ? (
        <HostedCardForm isMain />
      ) : (
        <>
          <div className="with-scripts">
            {isInBrowser ? (
              <CardFrame
                vendorOrigin={vendorOrigin}
                checkoutId={checkout.cartId}
                isDotcom={isDotcom}
                isBusy={formData?.get('intent') === 'card'}
                onToken={handOver}
                onGiveUp={() => {
                  setIsElsewhere(true);
                }}
              >
                {checkout.isSignedIn && (
                  <Checkbox
                    label="Save this card for next time"
                    name="saveCard"
                    checked={isToSave}
                    onChange={(event) => {
                      setIsToSave(event.currentTarget.checked);
                    }}
                  />
                )}
              </CardFrame>
            ) : (
              <SkeletonBlock className="h-64" />
            )}
          </div>
          <div className="without-scripts">
            <HostedCardForm isMain />
          </div>
          <div className="with-scripts">
            <HostedCardForm />
          </div>
        </>
      )}
    </>
  );
}

/** The card on the vendor's own page, and back: for where the frame does not work. */
function HostedCardForm({ isMain = false }: { isMain?: boolean | undefined }) {
  const { pathname } = useLocation();
  return (
    // Leaves the site: the browser itself has to go.
    <Form method="post" action={pathname} reloadDocument className={isMain ? 'flex flex-col gap-2' : 'text-center'}>
      <input type="hidden" name="intent" value="hosted-card" />
      {isMain && <p>You enter the card on our payment partner's page and come straight back here to review the order.</p>}
      <Button look={isMain ? 'primary' : 'quiet'} size={isMain ? 'large' : 'small'} isWide={isMain}>
        {isMain ? 'Enter the card' : 'Enter the card on our payment partner’s page instead'}
        <ExternalLink size={16} aria-hidden="true" />
      </Button>
    </Form>
  );
}
