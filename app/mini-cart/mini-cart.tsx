import { RETURN_PATH } from '#domain/procurement/procurement-paths.ts';
import { Changing } from '#app/cart/procurement/only-looking.tsx';
import { subtotalText } from '#domain/cart/rows/count-items.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ActionResult } from '#app/cart/actions/action-result.ts';
import { ShippingGoalMeter } from '#app/cart/summary/shipping-goal-meter.tsx';
import { TakenOffLine } from '#app/cart/summary/taken-off-line.tsx';
import { useUnreachedText } from '#app/local-cart/unreached-text.ts';
import { useCart } from '#app/local-cart/cart-store.ts';
import { readCart } from '#app/local-cart/want.ts';
import { usePageData, type Tenant } from '#app/shell/page-data.ts';
import { cartPath, PATHS, signInPath } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SkeletonBlock, SkeletonLine } from '#app/ui/progress/skeleton.tsx';
import { MiniCartRow } from './mini-cart-row.tsx';
import { miniOrder, miniRows, type MiniRow } from './mini-cart-view.ts';
import './mini-cart.css';
import { isSignInNeededForCart } from '#domain/cart/sign-in-for-cart.ts';

/** The cart beside the page, without leaving it. (C §2, Screens and surfaces) */
export default function MiniCart({ isOpen, onClose, tenant }: { isOpen: boolean; onClose: () => void; tenant: Tenant }) {
  const rows = useMiniRows(isOpen);
  const gifts = useCart(({ cart }) => (cart?.state === 'FILLED' ? cart.cart.gifts.length : 0));
  useEffect(() => {
    if (isOpen) void readCart();
  }, [isOpen]);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title="Your cart"
      footer={rows.length + gifts > 0 ? <Foot tenant={tenant} onGo={onClose} /> : undefined}
    >
      {isOpen && <Content rows={rows} onGo={onClose} />}
    </Drawer>
  );
}

/** The rows, in an order that holds as long as the mini cart is open. */
function useMiniRows(isOpen: boolean): MiniRow[] {
  const cart = useCart((known) => known.cart);
  const gone = useCart((known) => known.gone);
  const returned = useCart((known) => known.returned);
  const [order, setOrder] = useState<readonly string[]>([]);
  const latestFirst = cart?.state === 'FILLED' ? cart.cart.latestFirst : NO_ROWS;
  const next = isOpen ? miniOrder(order, latestFirst, returned) : NO_ROWS;
  if (next !== order) setOrder(next);
  return useMemo(() => miniRows(cart, gone, next), [cart, gone, next]);
}

const NO_ROWS: readonly never[] = [];

/** What came of the last change since the mini cart was opened. */
function useLatest(): ActionResult | undefined {
  const latest = useCart((known) => known.latest);
  const [before] = useState(latest);
  const isWanting = useCart(({ intentions }) => intentions.some(({ phase }) => phase === 'waiting'));
  return latest === before || isWanting ? undefined : latest;
}

/** What failed as a whole; what is to be said of a row stands at the row. */
function failureIn(latest: ActionResult | undefined): string | undefined {
  const isFailed = latest?.isDone === false && (latest.isRefused === true || latest.intent === 'add');
  return isFailed ? latest.messages[0]?.text : undefined;
}

function Content({ rows, onGo }: { rows: readonly MiniRow[]; onGo: () => void }) {
  const body = useRef<HTMLDivElement>(null);
  useFocusKept(body);
  const cart = useCart((known) => (known.cart?.state === 'FILLED' ? known.cart.cart : undefined));
  const latest = useLatest();
  useEffect(() => {
    if (failureIn(latest) !== undefined) body.current?.closest('.drawer-body')?.scrollTo({ top: 0 });
  }, [latest]);
  const failure = failureIn(latest);
  return (
    <div ref={body} tabIndex={-1} className="mini-cart">
      {failure !== undefined && (
        <Notice tone="failure" isLive>
          {failure}
        </Notice>
      )}
      <AwayText />
      {latest?.pickup !== undefined && (
        <Notice tone="success" title={latest.pickup.title} isLive>
          {latest.pickup.summary !== '' && latest.pickup.summary}
        </Notice>
      )}
      <p role="status" className="hearable">
        {latest?.isDone === true && (latest.success ?? `Cart subtotal ${cart?.subtotal ?? ''}`)}
      </p>
      {rows.length + (cart?.gifts.length ?? 0) === 0 ? (
        <WithoutRows onGo={onGo} />
      ) : (
        <>
          {cart?.shippingGoal !== undefined && <ShippingGoalMeter goal={cart.shippingGoal} />}
          <Changing isOff={cart?.procurement?.isOnlyLookedAt === true}>
            <ul className="mini-rows" aria-label="Items in your cart">
              {rows.map((row) => (
                <MiniCartRow key={row.lineId} shown={row} onGo={onGo} />
              ))}
              {cart?.gifts.map(({ lineId, title, qty }) => (
                <li key={lineId} className="mini-gift">
                  <span>
                    {title}
                    {qty > 1 && ` × ${qty}`}
                  </span>
                  <b>Free</b>
                </li>
              ))}
            </ul>
          </Changing>
        </>
      )}
    </div>
  );
}

/** What the page says behind the drawer. */
function AwayText() {
  const text = useUnreachedText();
  return text !== undefined && <Notice tone="warning">{text}</Notice>;
}

/** What had the focus may go with its row: then the list has it, and not the page behind. */
function useFocusKept(body: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const list = body.current;
    if (list !== null && document.activeElement === document.body) list.focus({ preventScroll: true });
  });
}

/** Nothing there yet, nothing at all, or nothing that could be read. */
function WithoutRows({ onGo }: { onGo: () => void }) {
  const isLoading = useCart((known) => known.isLoading);
  const error = useCart((known) => known.error);
  const isEmpty = useCart(({ cart }) => cart !== undefined && cart.state !== 'FAILED');
  const page = usePageData();
  if (page !== undefined && isSignInNeededForCart(page.tenant, page.shown.user !== undefined))
    return (
      <EmptyState
        title="Your cart is empty"
        actions={
          <LinkButton to={signInPath(cartPath('SBA'))} onClick={onGo}>
            Sign in
          </LinkButton>
        }
      >
        Sign in to see your organization&apos;s prices and what is in your cart.
      </EmptyState>
    );
  if (isLoading || (!isEmpty && error === undefined)) return <Loading />;
  if (!isEmpty)
    return (
      <EmptyState
        title="We cannot show your cart"
        actions={
          <Button type="button" onClick={() => void readCart({ isForced: true })}>
            Try again
          </Button>
        }
      >
        {error?.text} Your items are safe.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Your cart is empty"
      actions={
        <Button type="button" onClick={onGo}>
          Continue shopping
        </Button>
      }
    />
  );
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="hearable">Your cart is loading</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-4">
          <SkeletonBlock className="size-16" />
          <div className="flex flex-1 flex-col gap-2">
            <SkeletonLine className="w-full" />
            <SkeletonLine className="w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The sums as the server worked them out: while a change is under way there are none. */
function Foot({ tenant, onGo }: { tenant: Tenant; onGo: () => void }) {
  const isUpdating = useCart(({ intentions, isLoading }) => intentions.length > 0 || isLoading);
  const cart = useCart((known) => (known.cart?.state === 'FILLED' ? known.cart.cart : undefined));
  return (
    <div className="flex flex-col gap-3">
      {cart !== undefined && !isUpdating && <TakenOffLine takenOff={cart.takenOff} />}
      {cart !== undefined && (
        <p className="figures flex items-baseline justify-between gap-4" aria-busy={isUpdating}>
          <span>{subtotalText(cart.count)}</span>
          {isUpdating ? <span className="text-ink-faint">Updating…</span> : <b className="text-lg">{cart.subtotal}</b>}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <LinkButton to={`${cartPath(tenant)}?viewcart=true`} look="secondary" onClick={onGo}>
          View cart
        </LinkButton>
        {cart?.procurement === undefined ? (
          <LinkButton to={PATHS.checkout} onClick={onGo}>
            Check out
          </LinkButton>
        ) : (
          <LinkButton to={RETURN_PATH} onClick={onGo}>
            {cart.procurement.isOnlyLookedAt ? 'Close cart' : 'Return cart'}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
