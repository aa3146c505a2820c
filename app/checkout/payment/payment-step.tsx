import { useState } from 'react';
import { useLocation, useNavigation, useSubmit } from 'react-router';
import CreditCard from 'lucide-react/icons/credit-card';
import Lock from 'lucide-react/icons/lock';
import type { FormError } from '#app/api/form-errors.ts';
import { CardFrame } from '#app/payment/card-frame.tsx';
import { useIsInBrowser } from '#app/payment/in-browser.ts';
import type { PaymentView } from '#app/payment/payment-words.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SkeletonBlock } from '#app/ui/progress/skeleton.tsx';
import { CaptchaField, captchaFor, type CaptchaProps } from './captcha-field.tsx';
import { notPlacedTitle } from '../checkout-outcome.ts';
import type { StepProps } from '../checkout-props.ts';
import { stepState } from '../checkout-view.ts';
import { HostedCardForm, SaveCard } from './hosted-card-form.tsx';
import { GiftCards } from './gift-cards.tsx';
import { OtherWays } from './other-ways.tsx';
import { paymentChanges } from './payment-changes.ts';
import { CAPTCHA_FIELDS, GIFT_CARD_FORM } from './payment-fields.ts';
import { SavedCards } from './saved-cards.tsx';
import { useSignedInMark } from '../signed-in-mark.tsx';
import { Step } from '../step.tsx';

const NO_ERRORS: readonly FormError[] = [];

/** How it is paid: gift cards first, and a card for what they leave. A card's number goes to the payment vendor and never through the shop. */
export function PaymentStep(props: StepProps) {
  const { checkout, current, failure } = props;
  const main = checkout.payments.filter(({ hasBalance }) => !hasBalance);
  const needsCard = checkout.leftToPay !== undefined;
  return (
    <Step
      name="payment"
      number={checkout.steps.indexOf('payment') + 1}
      title="Payment"
      state={stepState(checkout, 'payment', current)}
      changeText="Change payment"
      summary={<PaymentList payments={checkout.payments} />}
    >
      <div className="step-form">
        <ErrorSummary title={failureTitle(props)} errors={failure?.step === 'payment' ? failure.errors : NO_ERRORS} />
        {failure?.declined?.isCard === true && (
          <p>Try another card below, or call the bank that issued this one: it can tell you why, and we can't.</p>
        )}
        <PaymentChanges {...props} />
        <GiftCards {...props} />
        {checkout.approval !== undefined && <ApproveMore {...checkout.approval} />}
        {needsCard && main.length > 0 && checkout.approval === undefined && failure?.step !== 'payment' && <KeepPayment payments={main} />}
        {needsCard && <OtherWays types={checkout.vendorPayments} />}
        {needsCard ? <PayWithCard {...props} /> : <NoCardNeeded isFree={checkout.payments.length === 0} />}
      </div>
    </Step>
  );
}

function failureTitle({ failure, failedAt }: StepProps): string {
  if (failure?.declined !== undefined)
    return failure.declined.isCard ? `Your ${failure.declined.name} was declined` : `${failure.declined.name} did not go through`;
  if (failure?.captcha !== undefined) return 'One question first';
  if (failedAt === 'review') return notPlacedTitle(failure);
  if (failure?.values['form'] === GIFT_CARD_FORM) return 'Please check your gift card';
  return failure?.values['form'] === undefined ? 'Your payment did not go through' : 'Please check what you entered';
}

/** What gift and prepaid cards pay now, where it is something else than when the order was sent. */
export function PaymentChanges({ checkout, failure, failedAt }: Pick<StepProps, 'checkout' | 'failure' | 'failedAt'>) {
  const changes = failedAt === 'review' ? paymentChanges(failure?.values['pays'], checkout.payments) : [];
  if (changes.length === 0) return null;
  return (
    <Notice tone="warning" title={checkout.leftToPay === undefined ? undefined : `${checkout.leftToPay} left to pay with your card`}>
      {changes.map((change) => (
        <p key={change}>{change}</p>
      ))}
    </Notice>
  );
}

/** Each payment, with what it pays where there are several. */
function PaymentList({ payments }: { payments: readonly PaymentView[] }) {
  const needed = payments.filter(({ isNeeded }) => isNeeded);
  const isShared = needed.length > 1 || needed.some(({ hasBalance }) => hasBalance);
  if (needed.length === 0) return <p>Nothing to pay</p>;
  return (
    <ul className="flex flex-col gap-2">
      {needed.map((payment) => (
        <PaymentLine key={payment.id} payment={payment} isShared={isShared} />
      ))}
    </ul>
  );
}

function PaymentLine({ payment: { name, expiry, amount }, isShared }: { payment: PaymentView; isShared: boolean }) {
  return (
    <li className="flex items-center gap-3">
      <CreditCard size={22} aria-hidden="true" className="flex-none text-ink-soft" />
      <span>
        <b className="figures">{name}</b>
        {expiry !== undefined && <span className="figures block text-sm text-ink-soft">{expiry}</span>}
      </span>
      {isShared && <span className="figures ml-auto">{amount}</span>}
    </li>
  );
}

function NoCardNeeded({ isFree }: { isFree: boolean }) {
  const { pathname } = useLocation();
  return (
    <div className="flex flex-col gap-3">
      {isFree && <p>There is nothing to pay: no card is needed.</p>}
      <LinkButton size="large" isWide to={pathname} preventScrollReset>
        Continue to review
      </LinkButton>
    </div>
  );
}

/** While another card is being chosen the one of before still counts. */
function KeepPayment({ payments }: { payments: readonly PaymentView[] }) {
  const { pathname } = useLocation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-paper p-3">
      <PaymentList payments={payments} />
      <LinkButton look="secondary" size="small" to={pathname} preventScrollReset>
        Keep {payments[0]?.isCard === false ? payments[0].name : 'this card'}
      </LinkButton>
    </div>
  );
}

/** What was approved at a vendor does not pay what the order comes to by now. */
function ApproveMore({ name, approved, needed }: NonNullable<StepProps['checkout']['approval']>) {
  return (
    <Notice tone="warning" title={`${needed} left to pay`}>
      You approved {approved} at {name}. Approve the new total, or choose another way to pay. Nothing was charged.
    </Notice>
  );
}

function PayWithCard(props: StepProps) {
  const { savedCards } = props.checkout;
  const captcha = captchaFor(props, 'credit', 'prepaid');
  const [typed, setTyped] = useState({ id: '', answer: '' });
  // Where scripts run one question is for all the ways to give a card; else each form asks by itself.
  const answer = useIsInBrowser() ? (typed.id === captcha?.challenge.id ? typed.answer : '') : undefined;
  return (
    <>
      {captcha !== undefined && answer !== undefined && (
        <CaptchaField
          captcha={captcha}
          onAnswer={(text) => {
            setTyped({ id: captcha.challenge.id, answer: text });
          }}
        />
      )}
      <SavedCards cards={savedCards} captcha={captcha} answer={answer} />
      {savedCards.length > 0 ? (
        <h3 className="border-t border-line pt-4 text-md">Another card</h3>
      ) : (
        props.checkout.vendorPayments.length > 0 && <h3 className="text-md">Pay with a card</h3>
      )}
      {/* A prepaid card that joined leaves empty fields to the next card. */}
      <NewCard key={props.checkout.payments.length} {...props} captcha={captcha} answer={answer} />
    </>
  );
}

function NewCard({ checkout, vendorOrigin, isDotcom, captcha, answer }: StepProps & CaptchaProps) {
  const isInBrowser = useIsInBrowser();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [isToSave, setIsToSave] = useState(false);
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  const submit = useSubmit();
  const asked = { captcha, answer };
  const mark = useSignedInMark();
  const answered = captcha && { [CAPTCHA_FIELDS.id]: captcha.challenge.id, [CAPTCHA_FIELDS.answer]: answer ?? '' };
  const handOver = (token: string) => {
    void submit(
      { intent: 'card', token, ...(isToSave && { saveCard: 'on' }), ...answered, ...mark },
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
        <HostedCardForm isMain mayBeSaved={checkout.isSignedIn} {...asked} />
      ) : (
        <>
          <div className="with-scripts">
            {isInBrowser ? (
              <CardFrame
                vendorOrigin={vendorOrigin}
                checkoutId={checkout.cartId}
                isDotcom={isDotcom}
                mayBeSaved={checkout.isSignedIn}
                isBusy={formData?.get('intent') === 'card'}
                onToken={handOver}
                onGiveUp={() => {
                  setIsElsewhere(true);
                }}
              >
                {checkout.isSignedIn && (
                  <SaveCard
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
            <HostedCardForm isMain mayBeSaved={checkout.isSignedIn && !isInBrowser} {...asked} />
          </div>
          <div className="with-scripts">
            <HostedCardForm isSaved={isToSave} captcha={captcha} answer={answer ?? ''} />
          </div>
        </>
      )}
    </>
  );
}
