import { Form, useLocation, useNavigation } from 'react-router';
import { formatDollars } from '#domain/catalog/price-text.ts';
import type { FormError } from '#app/api/form-errors.ts';
import type { CaptchaData } from '#contracts/captcha.ts';
import { OverLimitAtButton } from '#app/cart/summary/over-limit.tsx';
import { SumList } from '#app/cart/summary/sum-list.tsx';
import { aboutPath, helpPath } from '#app/help/help-topics.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { StepProps } from './checkout-props.ts';
import { notPlacedTitle, PLACE_ORDER_FORM } from './checkout-outcome.ts';
import { stepState, type CheckoutView } from './checkout-view.ts';
import { BudgetCharges } from './budgets/budget-charges.tsx';
import { CaptchaInForm, captchaFor } from './payment/captcha-field.tsx';
import { PaymentShares, SummaryGroups } from './order-summary.tsx';
import { sharesText } from './payment/payment-changes.ts';
import { PaymentChanges } from './payment/payment-step.tsx';
import { Step } from './step.tsx';
import { PurchaseOrder } from './purchase-order.tsx';
import { SignedInMark } from './signed-in-mark.tsx';

const NO_ERRORS: readonly FormError[] = [];

/** Everything once more, and the button that says what it does. */
export function ReviewStep({ checkout, current, failure, failedAt }: StepProps) {
  return (
    <Step
      name="review"
      number={checkout.steps.indexOf('review') + 1}
      title="Review and order"
      state={stepState(checkout, 'review', current)}
    >
      <div className="step-form">
        <ErrorSummary title={notPlacedTitle(failure)} errors={failure?.step === 'review' ? failure.errors : NO_ERRORS} />
        {failure?.step === 'review' && <TotalChange before={failure.values['ordTotal']} checkout={checkout} />}
        {failure?.step === 'review' && <PaymentChanges checkout={checkout} failure={failure} failedAt={failedAt} />}
        {checkout.overLimit === undefined && <PurchaseOrder checkout={checkout} failure={failure} />}
        <SummaryGroups groups={checkout.groups} headingLevel={3} />
        {checkout.budgetCharges.length > 0 && (
          <div>
            <h3 className="mb-1 text-sm font-semibold">Budget Center</h3>
            <BudgetCharges charges={checkout.budgetCharges} />
          </div>
        )}
        {/* Where the sums stand beside the steps they need not be said twice. */}
        <div className="review-sums">
          <SumList sums={checkout.sums} total={checkout.total} />
          <PaymentShares payments={checkout.payments} leftToPay={checkout.leftToPay} />
        </div>
        {checkout.overLimit === undefined ? (
          <PlaceOrderForm checkout={checkout} captcha={captchaFor({ checkout, failure }, 'credit')} />
        ) : (
          <OverLimitAtButton overLimit={checkout.overLimit} />
        )}
      </div>
    </Step>
  );
}

/** What the total was when the order was sent, where it is another one now. */
function TotalChange({ before = '', checkout: { ordTotal, total } }: { before?: string | undefined; checkout: CheckoutView }) {
  if (before === '' || Number(before) === ordTotal) return null;
  return (
    <Notice tone="warning">
      The total was {formatDollars(Number(before))}. It is {total} now.
    </Notice>
  );
}

/** Sends the order with what the shopper has seen; the server refuses any other total. */
function PlaceOrderForm({
  checkout: { cartId, version, ordTotal, total, payments, chargeText, purchaseOrder, approvalReasons },
  captcha,
}: {
  checkout: CheckoutView;
  captcha: CaptchaData | undefined;
}) {
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  return (
    <Form id={PLACE_ORDER_FORM} method="post" action={pathname} className="flex flex-col gap-2">
      <SignedInMark />
      <input type="hidden" name="intent" value="place" />
      {purchaseOrder && <input type="hidden" name="poBefore" value={purchaseOrder.poNumber} />}
      {purchaseOrder && <input type="hidden" name="releaseBefore" value={purchaseOrder.poRelease} />}
      <input type="hidden" name="cartId" value={cartId} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="ordTotal" value={ordTotal} />
      <input type="hidden" name="pays" value={sharesText(payments)} />
      {payments.some(({ hasBalance }) => !hasBalance) && <CaptchaInForm captcha={captcha} />}
      <Button
        size="large"
        isWide
        isBusy={formData?.get('intent') === 'place'}
        busyText={approvalReasons === undefined ? 'Placing your order …' : 'Sending your order …'}
      >
        {approvalReasons === undefined ? 'Place order' : 'Send for approval'}
        {ordTotal !== undefined && ` · ${total}`}
      </Button>
      {chargeText !== undefined && <p className="text-center text-sm text-ink-faint">{chargeText}</p>}
      <p className="text-center text-sm text-ink-faint">
        By placing your order you agree to our{' '}
        <a className="link" href={aboutPath('terms')} target="_blank" rel="noreferrer">
          terms<span className="hearable">, in a new tab</span>
        </a>
        . Changed your mind? See{' '}
        <a className="link" href={helpPath('returns')} target="_blank" rel="noreferrer">
          how returns work<span className="hearable">, in a new tab</span>
        </a>
        .
      </p>
    </Form>
  );
}
