import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { NeedsApproval } from '#app/cart/summary/needs-approval.tsx';
import { OverLimit } from '#app/cart/summary/over-limit.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { AddressStep } from './address/address-step.tsx';
import { BudgetSection } from './budgets/budget-section.tsx';
import { ChallengeDialog } from './payment/challenge-dialog.tsx';
import type { CheckoutPageProps, StepProps } from './checkout-props.ts';
import type { CheckoutOutcome } from './checkout-outcome.ts';
import { currentStep, stepOfFailure, type StepName } from './checkout-view.ts';
import { OrderSummary } from './order-summary.tsx';
import { OrderUnderWay } from './order-under-way.tsx';
import { PaymentStep } from './payment/payment-step.tsx';
import { PickupStep } from './pickup/pickup-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { sentOrder } from './sent-order.ts';

/** The way to an order: one step open at a time, what is done folded to what was said, the order beside it all the while. */
export function CheckoutPage(props: CheckoutPageProps) {
  const { checkout, edited, isResumed, outcome } = props;
  const failed = outcome?.kind === 'FAILED' ? outcome : undefined;
  const told = outcome?.kind === 'TOLD' ? outcome : undefined;
  const failure = failed && { ...failed, step: stepOfFailure(checkout, failed.step) };
  const current = currentStep(checkout, failure?.step ?? openedBy(outcome) ?? edited);
  const steps = useFocusOnStep(current, failure === undefined);
  const step: StepProps = { ...props, current, failure, failedAt: failed?.step };
  const challenge = outcome?.kind === 'CHALLENGE' && (
    <ChallengeDialog key={outcome.transactionId} challenge={outcome} checkout={checkout} vendorOrigin={props.vendorOrigin} />
  );
  // It is this page that waits for the payer: nobody is told of another tab.
  if (checkout.isUnderWay && challenge !== false) return <AtBank>{challenge}</AtBank>;
  if (checkout.isUnderWay)
    return <OrderUnderWay order={sentOrder(checkout)} isResumed={isResumed && outcome === undefined} errors={failed?.errors} />;
  return (
    <div className="page checkout">
      <h1 className="mb-4">Checkout</h1>
      <div className="checkout-columns">
        <div ref={steps} className="checkout-steps">
          <div className="checkout-fold">
            <Disclosure
              summary={
                <span className="flex flex-1 justify-between gap-4">
                  Order summary <b className="figures">{checkout.total}</b>
                </span>
              }
            >
              <OrderSummary checkout={checkout} cartPath={props.cartPath} scope="fold-" />
            </Disclosure>
          </div>
          {isResumed && outcome === undefined && (
            <Notice tone="warning" title="Your bank has answered">
              Nothing in this cart has been charged. To order it, check it and place the order below.
            </Notice>
          )}
          {told !== undefined && told.isOfBudget !== true && (
            <Notice tone={told.isGood === undefined ? 'warning' : told.isGood ? 'success' : 'info'} isLive>
              {told.text}
            </Notice>
          )}
          {checkout.invoice?.isChosen === true && checkout.invoice.stopped !== undefined && current !== 'payment' && (
            <Notice tone="warning" title={checkout.invoice.stopped.title}>
              {checkout.invoice.stopped.text}
            </Notice>
          )}
          {checkout.overLimit !== undefined && <OverLimit overLimit={checkout.overLimit} />}
          {checkout.approvalReasons !== undefined && <NeedsApproval reasons={checkout.approvalReasons} />}
          {checkout.steps.includes('address') && <AddressStep {...step} />}
          {checkout.steps.includes('pickup') && <PickupStep {...step} />}
          <BudgetSection
            checkout={checkout}
            problem={told?.isOfBudget === true && told.split === undefined ? told.text : undefined}
            split={told?.split}
          />
          <PaymentStep {...step} />
          <ReviewStep {...step} />
        </div>
        <aside className="checkout-aside card" aria-label="Order summary">
          <OrderSummary checkout={checkout} cartPath={props.cartPath} />
        </aside>
      </div>
      {challenge}
    </div>
  );
}

/** What stands behind the question of the payer's bank. */
function AtBank({ children }: { children: ReactNode }) {
  return (
    <div className="page page-narrow py-8">
      <div className="card flex flex-col gap-4">
        <h1>Confirm your payment</h1>
        <p>
          Your bank asks whether it is you. Your order is placed as soon as you say yes. If you say no, nothing is charged and your cart is
          yours again.
        </p>
        {children}
      </div>
    </div>
  );
}

/** The step that an outcome keeps open although nothing failed. */
function openedBy(outcome: CheckoutOutcome | undefined): StepName | undefined {
  if (outcome?.kind === 'BALANCE') return 'payment';
  return outcome?.kind === 'TOLD' ? outcome.step : undefined;
}

/** What the router calls the place that the browser itself has loaded. */
const INITIAL_KEY = 'default';

/** Moves the focus to the step that is open when checkout is come to, and to each that opens then; an error summary takes it instead where there is one. */
function useFocusOnStep(current: string, isWanted: boolean) {
  const steps = useRef<HTMLDivElement>(null);
  const last = useRef(current);
  // The page before took its button, and the focus, with it; a page that the browser itself has loaded begins at its top.
  const isFollowed = useLocation().key !== INITIAL_KEY;
  useEffect(() => {
    if (!isFollowed || last.current === 'review' || document.activeElement !== document.body) return;
    steps.current?.querySelector<HTMLElement>(`#step-${last.current}`)?.focus({ preventScroll: true });
  }, [isFollowed]);
  useEffect(() => {
    if (last.current === current) return;
    last.current = current;
    if (isWanted) steps.current?.querySelector<HTMLElement>(`#step-${current}`)?.focus();
  }, [current, isWanted]);
  return steps;
}
