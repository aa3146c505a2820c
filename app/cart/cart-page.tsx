import { lazy, memo, Suspense, useCallback, useDeferredValue, useMemo, useState, type FormEvent } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { itemsText } from '#domain/cart/rows/count-items.ts';
import { useHasIdled } from '#app/shell/when-idle.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { cartPath } from '#app/shell/site-paths.ts';
import { ASK_ZIP, zipPath } from '#app/shell/zip-path.ts';
import { Button } from '#app/ui/button.tsx';
import { useClientLinks } from '#app/ui/client-links.ts';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useIsCartUpdating } from '#app/cart/actions/cart-busy.ts';
import { Changing, OnlyLooking } from '#app/cart/procurement/only-looking.tsx';
import { CartChanges } from '#app/cart/changes/cart-changes.tsx';
import type { ActionResult } from '#app/cart/actions/action-result.ts';
import { FindInCart } from '#app/cart/find/find-in-cart.tsx';
import { foundRows, isSearchable, rowsOf, wordsIn } from '#app/cart/find/found-rows.ts';
import { CartRow } from '#app/cart/rows/cart-row.tsx';
import { CartQuoteNotice } from '#app/cart/summary/cart-quote.tsx';
import { CartSummary } from '#app/cart/summary/cart-summary.tsx';
import { CheckoutBar } from '#app/cart/summary/checkout-form.tsx';
import { StoreChooser } from '#app/cart/delivery/store-chooser.tsx';
import { FurnitureService } from '#app/cart/services/furniture-service.tsx';
import { GiftChoices, GiftRows } from '#app/cart/gifts/gifts.tsx';
import type { PackedCart, PackedRow } from '#app/cart/rows/packed-rows.ts';
import { MessageList } from '#app/cart/messages/message-list.tsx';
import type { Flash } from '#app/api/told/flash.server.ts';
import { FlashMessages } from '#app/cart/messages/flash-messages.tsx';
import { UnavailableRows } from '#app/cart/rows/unavailable/unavailable-rows.tsx';
import { sendCartForm } from '#app/cart/actions/send-cart-form.ts';
import { useKeptFocus } from '#app/cart/actions/use-kept-focus.ts';
import { useCart } from '#app/local-cart/cart-store.ts';
import { rowElementId, withGoneRows, type GoneRow } from '#app/local-cart/gone-rows.ts';
import { RemovedRow } from '#app/cart/rows/removed-row.tsx';

export type CartPageProps = {
  cart: PackedCart;
  flash: Flash | undefined;
  /** Of the form that was just sent from this page. */ result: ActionResult | undefined;
};

/** Where the focus goes when nothing is left beside what had it. */
const LAST_RESORTS = ['cart-title', 'saved-title', 'main'];

/** The cart with everything that can be done to it. */
export function CartPage({ cart, flash, result }: CartPageProps) {
  const follow = useClientLinks();
  const find = useFind(cart);
  const isOnlyLookedAt = cart.procurement?.isOnlyLookedAt === true;
  const isSignedIn = usePageData()?.shown.user !== undefined;
  const keepFocus = useKeptFocus(LAST_RESORTS);
  // One list for one result: the summary takes the focus whenever the list is another one.
  const errors = useMemo(
    () => (result === undefined || result.isDone ? [] : result.messages.map(({ text }) => ({ message: text }))),
    [result],
  );
  const submit = useCallback(
    (event: FormEvent<HTMLElement>) => {
      keepFocus(event);
      sendCartForm(event);
    },
    [keepFocus],
  );
  return (
    <div className="page cart" onSubmit={submit}>
      <div className="cart-head">
        <h1 id="cart-title" tabIndex={-1}>
          Your cart
        </h1>
        <p className="figures text-ink-soft">{itemsText(cart.count)}</p>
        {find.isOffered && <FindInCart text={find.text} onText={find.setText} counted={find.counted} />}
      </div>
      <div className="cart-columns">
        <div className="cart-main" onClick={follow}>
          <FlashMessages flash={flash} />
          <ErrorSummary title="You cannot check out yet" errors={errors} />
          {find.counted?.found === 0 && (
            <Notice
              title={`Nothing in your cart matches “${find.wanted}”.`}
              action={
                <Button type="button" look="secondary" size="small" onClick={() => find.setText('')}>
                  Clear
                </Button>
              }
            />
          )}
          {isOnlyLookedAt && <OnlyLooking />}
          <Changing isOff={isOnlyLookedAt}>
            <CartContent cart={cart} words={find.words} />
          </Changing>
        </div>
        <CartSummary cart={cart} />
      </div>
      {cart.procurement === undefined && <PhoneBar cart={cart} />}
      {isSignedIn && <FitsLater cart={cart} />}
    </div>
  );
}

const CartFits = lazy(() => import('./rows/cart-fits.tsx').catch(() => ({ default: () => null })));

/** Which of the visitor's printers the rows fit, once the cart has nothing better to do. */
function FitsLater({ cart }: { cart: PackedCart }) {
  const isIdle = useHasIdled();
  const rows = useMemo(() => rowsOf(cart), [cart]);
  return (
    isIdle && (
      <Suspense fallback={null}>
        <CartFits rows={rows} />
      </Suspense>
    )
  );
}

/** What is looked for among the rows. What was typed stays while so many come and go that it is not offered, and does nothing. */
function useFind(cart: PackedCart) {
  const [text, setText] = useState('');
  const isOffered = isSearchable(cart);
  // A letter is there at once, the rows follow.
  const wanted = useDeferredValue(isOffered ? text : '');
  const words = useMemo(() => wordsIn(wanted), [wanted]);
  const rows = rowsOf(cart);
  const counted = words.length === 0 ? undefined : { found: foundRows(rows, words).length, all: rows.length };
  return { text, setText, isOffered, wanted: wanted.trim(), words, counted };
}

/** All that stands in the cart, of its rows those with all the words. Only another cart renders it again, not what the router is doing meanwhile. */
const CartContent = memo(({ cart, words }: { cart: PackedCart; words: readonly string[] }) => (
  <>
    <MessageList messages={cart.messages} />
    <CartChanges changes={cart.changes} />
    <CartQuoteNotice quote={cart.quote} />
    {cart.stops.map((stop) => (
      <Notice key={stop} tone={cart.isError ? 'failure' : 'warning'} title={stop} />
    ))}
    <StoreChooser choice={cart.store} />
    <GiftChoices choices={cart.giftChoices} />
    <UnavailableRows rows={cart.unavailable} />
    {cart.added.length > 0 && <AddedRows added={cart.added} words={words} />}
    {cart.groups.map((group, index) => (
      <DeliveryGroup key={group.key} group={group} words={words} takesIn={index === 0 ? cart.groups : undefined} />
    ))}
    {/* They are none of what is looked for. */}
    {words.length === 0 && <GiftRows gifts={cart.gifts} />}
    <FurnitureService table={cart.furniture} />
  </>
));
CartContent.displayName = 'CartContent';

function PhoneBar({ cart: { total, isStopped, overLimit } }: { cart: PackedCart }) {
  return <CheckoutBar total={total} isStopped={isStopped} isOverLimit={overLimit !== undefined} isUpdating={useIsCartUpdating()} />;
}

type Group = PackedCart['groups'][number];

/** `takesIn`: of all groups, in the first one: what was removed from a group that is gone says so here. */
function DeliveryGroup({
  group: { key, title, orderBy, asksZip, count, rows },
  words,
  takesIn,
}: {
  group: Group;
  words: readonly string[];
  takesIn: readonly Group[] | undefined;
}) {
  const shown = useShownRows(
    { rows, listKey: key, words },
    takesIn?.map((one) => one.key),
  );
  return (
    <section className="cart-group" aria-labelledby={`group-${key}`} hidden={shown.length === 0}>
      <h2 id={`group-${key}`} className="cart-group-title">
        <span className="cart-group-name">
          <span className={asksZip && 'whitespace-nowrap'}>{title}</span>
          {orderBy !== undefined && <span className="cart-group-order-by"> {orderBy}</span>}
          {asksZip === true && <AskForZip />}
        </span>{' '}
        <span className="cart-group-count">{count}</span>
      </h2>
      <Rows rows={shown} />
    </section>
  );
}

/** The day of a group holds everywhere: for a nearer one it must be known where things go. */
function AskForZip() {
  const tenant = usePageData()?.tenant ?? 'dotcom';
  return (
    <a className="link cart-group-order-by" href={zipPath(cartPath(tenant))}>
      {ASK_ZIP}
    </a>
  );
}

function AddedRows({ added, words }: { added: readonly PackedRow[]; words: readonly string[] }) {
  const shown = useShownRows({ rows: added, listKey: '', words });
  return (
    <section className="cart-group" aria-labelledby="added-title" hidden={shown.length === 0}>
      <h2 id="added-title" className="cart-added-title">
        <CircleCheck size={20} aria-hidden="true" />
        {added.length === 1 ? 'Added to your cart' : `${added.length} items added to your cart`}
      </h2>
      <Rows rows={shown} />
    </section>
  );
}

type List = { readonly rows: readonly PackedRow[]; readonly listKey: string; readonly words: readonly string[] };

/** The rows of a list that have all the words, with those that have just gone from it: they can be brought back, whatever is looked for. */
function useShownRows({ rows, listKey, words }: List, otherKeys?: readonly string[]): (PackedRow | GoneRow)[] {
  const gone = useCart((cart) => cart.gone);
  const isHere = (key: string) => key === listKey || (otherKeys !== undefined && key !== '' && !otherKeys.includes(key));
  const goneHere = gone.filter((row) => row.phase !== 'leaving' && row.parentId === undefined && isHere(row.listKey));
  return withGoneRows(foundRows(rows, words), goneHere);
}

/** Each row by itself takes over what the server sent: a press on one does not wait for all the others. */
function Rows({ rows }: { rows: readonly (PackedRow | GoneRow)[] }) {
  return (
    <ul className="cart-rows">
      {rows.map((row) => (
        <Suspense key={row.lineId} fallback={null}>
          {'above' in row ? <RemovedRow row={row} id={rowElementId(row.lineId)} /> : <CartRow text={row.text} />}
        </Suspense>
      ))}
    </ul>
  );
}
