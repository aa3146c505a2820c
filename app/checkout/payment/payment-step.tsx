import { useState } from 'react';
import { useLocation } from 'react-router';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import type { FormError } from '#app/api/form-errors.ts';
import type { PaymentView } from '#app/payment/payment-words.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { notPlacedTitle, type CheckoutFailure } from '../checkout-outcome.ts';
import type { StepProps } from '../checkout-props.ts';
import { stepState } from '../checkout-view.ts';
import { GiftCards } from './gift-cards.tsx';
import { PayByInvoice } from './invoice/pay-by-invoice.tsx';
import { paymentChanges } from './payment-changes.ts';
import { PayWithCard } from './card/pay-with-card.tsx';
import { PaymentShortcuts, usePaymentDrawers } from './drawers/payment-drawers.tsx';
import { GIFT_CARD_FORM } from './payment-fields.ts';
import { refusalWords } from './refusals/refusal-words.ts';
import { Step } from '../step.tsx';

const NO_ERRORS: readonly FormError[] = [];

/** How it is paid: gift cards first, and a card for what they leave. A card's number goes to the payment vendor and never through the shop. */
export function PaymentStep(props: StepProps) {
  const { checkout, current, failure } = props;
  const main = checkout.payments.filter(({ hasBalance }) => !hasBalance);
  const needsCard = checkout.leftToPay !== undefined;
  // What is chosen among the saved cards is kept by its own button.
  const isToBeKept =
    checkout.invoice?.isChosen !== true &&
    main.some(({ name }) => !checkout.savedCards.some((card) => card.isChosen && card.name === name));
  const { opens, drawers } = usePaymentDrawers(props);
  const state = stepState(checkout, 'payment', current);
  const isPaid = checkout.complete.includes('payment');
  // What is wrong with another card is said by its fields: what was said of the one before would contradict it.
  const [over, setOver] = useState<readonly FormError[]>();
  const told = failure?.step === 'payment' && failure.errors !== over ? failure : undefined;
  return (
    <Step
      name="payment"
      number={checkout.steps.indexOf('payment') + 1}
      title="Payment"
      state={state}
      changes="payment"
      onChange={isPaid ? opens('payment_drawer') : undefined}
      summary={
        <>
          <PaymentList payments={checkout.payments} />
          {isPaid && <PaymentShortcuts opens={opens} hasOthers={needsCard && checkout.vendorPayments.length > 0} />}
          {drawers}
        </>
      }
    >
      <div className="step-form">
        <ErrorSummary title={failureTitle(props)} errors={told?.errors ?? NO_ERRORS} next={told && whatNext(told)} />
        {props.leftVendor !== undefined && props.outcome === undefined && (
          <Notice tone="warning" isLive>
            You came back from {props.leftVendor} without approving the payment. Nothing was charged.
          </Notice>
        )}
        <PaymentChanges {...props} />
        {checkout.showsPrices && <GiftCards {...props} />}
        {checkout.approval !== undefined && <ApproveMore {...checkout.approval} />}
        {needsCard && isToBeKept && checkout.approval === undefined && failure?.step !== 'payment' && <KeepPayment payments={main} />}
        {needsCard && checkout.invoice !== undefined && <PayByInvoice invoice={checkout.invoice} />}
        {!checkout.showsPrices ? (
          checkout.invoice === undefined && <OnlyByInvoice />
        ) : needsCard ? (
          <PayWithCard
            {...props}
            onRefused={() => {
              setOver(failure?.errors);
            }}
          />
        ) : (
          <NoCardNeeded isFree={checkout.payments.length === 0} />
        )}
      </div>
    </Step>
  );
}

function failureTitle({ failure, failedAt }: StepProps): string {
  if (failure?.declined !== undefined)
    return failure.declined.isCard ? `Your ${failure.declined.name} was declined` : `${failure.declined.name} did not go through`;
  if (failure?.captcha !== undefined) return 'One question first';
  if (failedAt === 'review') return notPlacedTitle(failure);
  const words = refusalWords(failure?.refusedBy?.code);
  if (words !== undefined) return words.title;
  if (failure?.values['form'] === GIFT_CARD_FORM) return 'Please check your gift card';
  return failure?.values['form'] === undefined ? 'Your payment did not go through' : 'Please check what you entered';
}

const ANOTHER_CARD = 'The bank that issued it can tell you why; we can’t.';

/** What can be done about a refusal, where its text does not say it. */
function whatNext({ declined, captcha, refusedBy }: CheckoutFailure): string | undefined {
  if (declined !== undefined) return declined.isCard ? ANOTHER_CARD : undefined;
  return captcha === undefined ? refusalWords(refusedBy?.code)?.next : undefined;
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

function PaymentLine({ payment: { name, expiry, plan, amount, isInvoice }, isShared }: { payment: PaymentView; isShared: boolean }) {
  const Icon = isInvoice === true ? FileText : CreditCard;
  return (
    <li className="flex items-center gap-3">
      <Icon size={22} aria-hidden="true" className="flex-none text-ink-soft" />
      <span>
        <b className="figures">{name}</b>
        {(expiry ?? plan) !== undefined && <span className="figures block text-sm text-ink-soft">{expiry ?? plan}</span>}
      </span>
      {isShared && <span className="figures ml-auto">{amount}</span>}
    </li>
  );
}

/** Who is not shown prices pays nothing of their own, and their organization can’t be invoiced. */
function OnlyByInvoice() {
  return (
    <Notice tone="warning" title="You can’t pay for this order">
      You don’t see prices, so your orders go on your organization’s account, and it isn’t set up for invoices. Ask your administrator to
      order this.
    </Notice>
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
