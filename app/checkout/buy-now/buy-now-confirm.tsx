import type { FormEvent, ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { BudgetCharges } from '../budgets/budget-charges.tsx';
import { NeedsApproval } from '#app/cart/summary/needs-approval.tsx';
import { OverLimit, OverLimitAtButton, type OverLimitView } from '#app/cart/summary/over-limit.tsx';
import { SumList } from '#app/cart/summary/sum-list.tsx';
import { ADD_PATH } from '#app/catalog/tiles/add-requests.ts';
import { BUY_NOW_PATHS } from './buy-now-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { UNKNOWN_TITLE } from '../checkout-outcome.ts';
import { SummaryGroups } from '../order-summary.tsx';
import { CaptchaInForm } from '../payment/captcha-field.tsx';
import { Lines } from '../step.tsx';
import type { BuyNowOutcome, BuyNowView } from './buy-now-outcome.ts';
import '../../cart/cart.css';
import '../checkout.css';

type Props = {
  outcome: BuyNowOutcome;
  isBusy: boolean;
  /** Takes the order over that is sent; without it the page is left. */
  onSend?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** What gives it up. */
  giveUp: ReactNode;
};

/** The order of one item before it is placed: where it goes, who pays, when it comes and what it costs; or what keeps it from being placed. */
export function BuyNowConfirm({ outcome, isBusy, onSend, giveUp }: Props) {
  const failure = outcome.kind === 'FAILED' ? outcome : undefined;
  const isUnknown = failure?.isUnreached === true;
  return (
    <div className="flex flex-col gap-4">
      {failure !== undefined && (
        <ErrorSummary title={isUnknown ? UNKNOWN_TITLE : 'Your order has not been placed'} errors={failure.errors} />
      )}
      {outcome.kind === 'CONFIRM' && outcome.note !== undefined && (
        <Notice tone="warning" isLive>
          {outcome.note}
        </Notice>
      )}
      {failure?.lacksMeans === true && (
        <p>
          <LinkButton to={BUY_NOW_PATHS.settings}>Buy now settings</LinkButton>
        </p>
      )}
      {isUnknown && (
        <p>
          <Link className="link" to={PATHS.orders}>
            Look at your orders
          </Link>
        </p>
      )}
      {outcome.order !== undefined && <Order order={outcome.order} isBusy={isBusy} onSend={onSend} failure={failure} />}
      {failure?.wanted !== undefined && (failure.order === undefined || failure.isDeclined === true) && !isUnknown && (
        <AddInstead wanted={failure.wanted} isDeclined={failure.isDeclined === true} />
      )}
      {giveUp}
    </div>
  );
}

type Failure = Extract<BuyNowOutcome, { kind: 'FAILED' }>;

type OrderProps = Pick<Props, 'isBusy' | 'onSend'> & { order: BuyNowView; failure: Failure | undefined };

function Order({ order, isBusy, onSend, failure }: OrderProps) {
  const { shipping, billing, pickupPerson, payments, groups, sums, total, overLimit, budgetCharges } = order;
  const goesTo = order.isShipped ? shipping : undefined;
  return (
    <>
      {order.approvalReasons !== undefined && <NeedsApproval reasons={order.approvalReasons} />}
      {overLimit !== undefined && <OverLimit overLimit={{ ...overLimit, text: askInstead(overLimit) }} />}
      <SummaryGroups groups={groups} headingLevel={3} />
      <dl className="step-facts">
        {goesTo !== undefined && (
          <div>
            <dt>Deliver to</dt>
            <dd>
              <Lines lines={[goesTo.name, ...goesTo.lines]} />
            </dd>
          </div>
        )}
        {goesTo === undefined && pickupPerson !== null && pickupPerson !== undefined && (
          <div>
            <dt>Picked up by</dt>
            <dd>{pickupPerson.name}</dd>
          </div>
        )}
        {billing !== undefined && goesTo === undefined && (
          <div>
            <dt>Bill to</dt>
            <dd>
              <Lines lines={[billing.name, ...billing.lines]} />
            </dd>
          </div>
        )}
        {budgetCharges.length > 0 && (
          <div>
            <dt>Budget Center</dt>
            <dd>
              <BudgetCharges charges={budgetCharges} />
            </dd>
          </div>
        )}
        <div>
          <dt>Pay with</dt>
          <dd>
            {payments.map(({ id, name, expiry }) => (
              <span key={id} className="block">
                {name}
                {expiry !== undefined && <span className="text-ink-faint"> · {expiry}</span>}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      <p>
        <Link className="link inline-flex min-h-11 items-center text-sm" to={BUY_NOW_PATHS.settings}>
          Change address or settings
        </Link>
      </p>
      <SumList sums={sums} total={total} />
      {overLimit === undefined ? (
        <PlaceForm order={order} isBusy={isBusy} onSend={onSend} failure={failure} />
      ) : (
        <OverLimitAtButton overLimit={overLimit} />
      )}
    </>
  );
}

/** There is no cart of which anything could be taken out. */
function askInstead({ approver, isBudget }: OverLimitView): string {
  if (isBudget === true) return 'Add it to your cart to charge a different budget center, or ask for more in this one.';
  return approver === undefined ? 'It comes to more than you can order.' : `Ask ${approver.name} to order it for you.`;
}

function PlaceForm({ order, isBusy, onSend, failure }: OrderProps) {
  const { cartId, version, ordTotal, total, chargeText } = order;
  return (
    <Form method="post" action={BUY_NOW_PATHS.order} onSubmit={onSend} className="flex flex-col gap-2">
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="cartId" value={cartId} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="ordTotal" value={ordTotal} />
      <CaptchaInForm captcha={failure?.captcha ?? order.captcha} />
      <Button size="large" isWide isBusy={isBusy} busyText="Placing your order …">
        Buy now · {total}
      </Button>
      {chargeText !== undefined && <p className="text-center text-sm text-ink-faint">{chargeText}</p>}
    </Form>
  );
}

/** The way over the cart, where another card or less of it can be chosen. */
function AddInstead({ wanted: { itemId, qty }, isDeclined }: { wanted: NonNullable<Failure['wanted']>; isDeclined: boolean }) {
  return (
    <form method="post" action={ADD_PATH}>
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="qty" value={qty} />
      <Button look="secondary" isWide>
        {isDeclined ? 'Add to cart and pay another way' : 'Add to cart instead'}
      </Button>
    </form>
  );
}
