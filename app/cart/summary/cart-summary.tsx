import { ToListLink } from '#app/ui/lists/to-list-link.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useIsCartUpdating } from '#app/cart/actions/cart-busy.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { Changing } from '#app/cart/procurement/only-looking.tsx';
import { ReturnLink } from '#app/cart/procurement/return-link.tsx';
import { Coupons } from '#app/cart/discounts/coupons.tsx';
import { DeliveryDay } from '#app/cart/delivery/delivery-day.tsx';
import type { PackedCart } from '#app/cart/rows/packed-rows.ts';
import { Rewards } from '#app/cart/discounts/rewards.tsx';
import { AskForQuote } from './cart-quote.tsx';
import { BudgetLines } from './budget-lines.tsx';
import { NeedsApproval } from './needs-approval.tsx';
import { OverLimit } from './over-limit.tsx';
import { ShippingGoalMeter } from './shipping-goal-meter.tsx';
import { SumList } from './sum-list.tsx';

/** What it all comes to, line by line, and the way to checkout. */
export function CartSummary({ cart }: { cart: PackedCart }) {
  const isUpdating = useIsCartUpdating();
  return (
    <aside className="cart-summary card" aria-labelledby="summary-title">
      <h2 id="summary-title">Summary</h2>
      {/* Once it is reached the lines say so themselves. */}
      {cart.shippingGoal?.isReached === false && <ShippingGoalMeter goal={cart.shippingGoal} />}
      {cart.feesUnknown !== undefined && <Notice tone="warning">{cart.feesUnknown}</Notice>}
      <SumList sums={cart.sums} total={cart.total} isUpdating={isUpdating} />
      <BudgetLines lines={cart.budgets} />
      {cart.overLimit !== undefined && <OverLimit overLimit={cart.overLimit} />}
      {cart.approval !== undefined && <NeedsApproval reasons={cart.approval} />}
      <div className="cart-summary-checkout">
        {cart.procurement === undefined ? (
          <CheckoutForm isStopped={cart.isStopped} isOverLimit={cart.overLimit !== undefined} size="large" />
        ) : (
          <ReturnLink procurement={cart.procurement} />
        )}
      </div>
      {cart.mayAskForQuote === true && cart.procurement === undefined && <AskForQuote />}
      {cart.count > 0 && cart.procurement === undefined && (
        <ToListLink of={{ from: 'cart' }} className={buttonClass({ look: 'quiet', isWide: true })}>
          Save this cart as a list
        </ToListLink>
      )}
      <Changing isOff={cart.procurement?.isOnlyLookedAt === true}>
        <Rewards rewards={cart.rewards} />
        <DeliveryDay later={cart.later} />
        <Coupons coupons={cart.coupons} />
      </Changing>
      <p className="text-sm text-ink-faint">
        {cart.procurement === undefined
          ? 'You’ll review your order before you pay.'
          : 'Nothing is ordered here: your purchasing system does that.'}
      </p>
    </aside>
  );
}
