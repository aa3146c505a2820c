import { memo, Suspense, useCallback, useMemo, useSyncExternalStore, type FormEvent } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useClientLinks } from '#app/ui/client-links.ts';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useIsCartUpdating } from '#app/cart/actions/cart-busy.ts';
import { CartChanges } from '#app/cart/changes/cart-changes.tsx';
import { latestResult, subscribeToPlaces } from '#app/cart/actions/place-state.ts';
import type { ActionResult } from '#app/cart/actions/action-result.ts';
import { CartRow } from '#app/cart/rows/cart-row.tsx';
import { CartSummary } from '#app/cart/summary/cart-summary.tsx';
import { CheckoutBar } from '#app/cart/summary/checkout-form.tsx';
import { FurnitureService } from '#app/cart/services/furniture-service.tsx';
import { GiftChoices, GiftRows } from '#app/cart/gifts/gifts.tsx';
import type { PackedCart, PackedRow } from '#app/cart/rows/packed-rows.ts';
import { useResultToast } from '#app/cart/actions/result-toast.ts';
import { MessageList } from '#app/cart/messages/message-list.tsx';
import type { Flash } from '#app/api/flash.server.ts';
import { FlashMessages } from '#app/cart/messages/flash-messages.tsx';
import { UnavailableRows } from '#app/cart/rows/unavailable-rows.tsx';
import { useCartForms, useKeptFocus } from '#app/cart/actions/use-cart-forms.ts';

export type CartPageProps = {
  cart: PackedCart;
  flash: Flash | undefined;
  /** Of the form that was just sent from this page. */ result: ActionResult | undefined;
};

/** The cart with everything that can be done to it. */
export function CartPage({ cart, flash, result }: CartPageProps) {
  const follow = useClientLinks();
  const send = useCartForms();
  const keepFocus = useKeptFocus();
  // One list for one result: the summary takes the focus whenever the list is another one.
  const errors = useMemo(
    () => (result === undefined || result.isDone ? [] : result.messages.map(({ text }) => ({ message: text }))),
    [result],
  );
  const submit = useCallback(
    (event: FormEvent<HTMLElement>) => {
      keepFocus(event);
      send(event);
    },
    [keepFocus, send],
  );
  return (
    <div className="page cart" onSubmit={submit}>
      <div className="cart-head">
        <h1 id="cart-title" tabIndex={-1}>
          Your cart
        </h1>
        <p className="figures text-ink-soft">{itemsText(cart.count)}</p>
      </div>
      <div className="cart-columns">
        <div className="cart-main" onClick={follow}>
          <FlashMessages flash={flash} />
          <ErrorSummary title="You cannot check out yet" errors={errors} />
          <CartContent cart={cart} />
        </div>
        <CartSummary cart={cart} />
      </div>
      <PhoneBar cart={cart} />
      <Toasting />
    </div>
  );
}

/** All that stands in the cart. Only another cart renders it again, not what the router is doing meanwhile. */
const CartContent = memo(({ cart }: { cart: PackedCart }) => (
  <>
    <MessageList messages={cart.messages} />
    <CartChanges changes={cart.changes} />
    {cart.stops.map((stop) => (
      <Notice key={stop} tone={cart.isError ? 'failure' : 'warning'} title={stop} />
    ))}
    <GiftChoices choices={cart.giftChoices} />
    <UnavailableRows rows={cart.unavailable} />
    {cart.added.length > 0 && <AddedRows added={cart.added} />}
    {cart.groups.map((group) => (
      <DeliveryGroup key={group.key} group={group} />
    ))}
    <GiftRows gifts={cart.gifts} />
    <FurnitureService table={cart.furniture} />
  </>
));
CartContent.displayName = 'CartContent';

/** Says at the foot of the page what came of changes. Shows nothing itself. */
function Toasting() {
  useResultToast(useSyncExternalStore(subscribeToPlaces, latestResult, () => undefined));
  return null;
}

function PhoneBar({ cart: { total, isStopped } }: { cart: PackedCart }) {
  return <CheckoutBar total={total} isStopped={isStopped} isUpdating={useIsCartUpdating()} />;
}

function DeliveryGroup({ group: { key, title, orderBy, count, rows } }: { group: PackedCart['groups'][number] }) {
  return (
    <section className="cart-group" aria-labelledby={`group-${key}`}>
      <h2 id={`group-${key}`} className="cart-group-title">
        <span className="cart-group-name">
          {title}
          {orderBy !== undefined && <span className="cart-group-order-by"> {orderBy}</span>}
        </span>{' '}
        <span className="cart-group-count">{itemsText(count)}</span>
      </h2>
      <Rows rows={rows} />
    </section>
  );
}

function AddedRows({ added }: { added: readonly PackedRow[] }) {
  return (
    <section className="cart-group" aria-labelledby="added-title">
      <h2 id="added-title" className="cart-added-title">
        <CircleCheck size={20} aria-hidden="true" />
        {added.length === 1 ? 'Added to your cart' : `${added.length} items added to your cart`}
      </h2>
      <Rows rows={added} />
    </section>
  );
}

/** Each row by itself takes over what the server sent: a press on one does not wait for all the others. */
function Rows({ rows }: { rows: readonly PackedRow[] }) {
  return (
    <ul className="cart-rows">
      {rows.map(({ lineId, text }) => (
        <Suspense key={lineId} fallback={null}>
          <CartRow text={text} />
        </Suspense>
      ))}
    </ul>
  );
}

function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`;
}
