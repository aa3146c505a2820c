import { ProgressMeter } from '#app/ui/meter.tsx';
import type { CartView, FreeDelivery } from './cart-view.ts';
import { CheckoutForm } from './checkout-form.tsx';
import { Coupons } from './coupons.tsx';
import { SumList } from './sum-list.tsx';

/** What it all comes to, line by line, and the way to checkout. */
export function CartSummary({ cart, isChanging }: { cart: CartView; isChanging: boolean }) {
  return (
    <aside className="cart-summary card" aria-labelledby="summary-title">
      <h2 id="summary-title">Summary</h2>
      {cart.freeDelivery !== undefined && <FreeDeliveryProgress freeDelivery={cart.freeDelivery} />}
      <SumList sums={cart.sums} total={cart.total} isChanging={isChanging} />
      <div className="cart-summary-checkout">
        <CheckoutForm isStopped={cart.isStopped} size="large" />
      </div>
      <Coupons coupons={cart.coupons} />
      <p className="text-sm text-ink-faint">You see and confirm the final amount before anything is ordered.</p>
    </aside>
  );
}

function FreeDeliveryProgress({ freeDelivery: { fromDollars, doneDollars, missing } }: { freeDelivery: FreeDelivery }) {
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p>
        {missing === undefined ? (
          <b className="text-success">Your delivery is free</b>
        ) : (
          <>
            <b className="figures">{missing}</b> more for free delivery
          </>
        )}
      </p>
      <ProgressMeter value={doneDollars} most={fromDollars} label="Towards free delivery" />
    </div>
  );
}
