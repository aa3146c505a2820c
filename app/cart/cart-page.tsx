import { useMemo } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useIsCartChanging } from './cart-busy.ts';
import type { CartOutcome } from './cart-outcome.ts';
import { CartRow } from './cart-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import type { CartView } from './cart-view.ts';
import { CheckoutBar } from './checkout-form.tsx';
import { SaidNotices } from './said-notices.tsx';
import { ToldNotices, type Told } from './told-notices.tsx';

export type CartPageProps = {
  cart: CartView;
  told: Told | undefined;
  /** Of the form that was just sent from this page. */ outcome: CartOutcome | undefined;
};

/** The cart with everything that can be done to it. */
export function CartPage({ cart, told, outcome }: CartPageProps) {
  const isChanging = useIsCartChanging();
  // One list for one outcome: the summary takes the focus whenever the list is another one.
  const errors = useMemo(
    () => (outcome === undefined || outcome.isDone ? [] : outcome.said.map(({ text }) => ({ message: text }))),
    [outcome],
  );
  return (
    <div className="page cart">
      <div className="cart-head">
        <h1 id="cart-title" tabIndex={-1}>
          Your cart
        </h1>
        <p className="figures text-ink-soft">{cart.count === 1 ? '1 item' : `${cart.count.toLocaleString('en-US')} items`}</p>
      </div>
      <div className="cart-columns">
        <div className="cart-main">
          <ToldNotices told={told} />
          <ErrorSummary title="You cannot check out yet" errors={errors} />
          <SaidNotices said={cart.said} />
          {cart.isStopped && (
            <Notice
              tone={cart.isError ? 'failure' : 'warning'}
              title="One or more items in your cart is out of stock. Please remove the item to proceed."
            />
          )}
          {cart.added.length > 0 && <AddedRows cart={cart} />}
          {cart.groups.map((group) => (
            <section key={group.key} className="cart-group" aria-labelledby={`group-${group.key}`}>
              <h2 id={`group-${group.key}`} className="cart-group-title">
                <span className="cart-group-name">{group.title}</span>{' '}
                <span className="cart-group-count">{group.count === 1 ? '1 item' : `${group.count.toLocaleString('en-US')} items`}</span>
              </h2>
              <ul className="cart-rows">
                {group.rows.map((row) => (
                  <CartRow key={row.lineId} row={row} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <CartSummary cart={cart} isChanging={isChanging} />
      </div>
      <CheckoutBar total={cart.total} isStopped={cart.isStopped} isChanging={isChanging} />
    </div>
  );
}

function AddedRows({ cart: { added } }: { cart: CartView }) {
  return (
    <section className="cart-group" aria-labelledby="added-title">
      <h2 id="added-title" className="cart-added-title">
        <CircleCheck size={20} aria-hidden="true" />
        {added.length === 1 ? 'Added to your cart' : `${added.length} items added to your cart`}
      </h2>
      <ul className="cart-rows">
        {added.map((row) => (
          <CartRow key={row.lineId} row={row} />
        ))}
      </ul>
    </section>
  );
}
