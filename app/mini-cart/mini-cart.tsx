import { useEffect, useRef, useSyncExternalStore } from 'react';
import { usePageData, type Tenant } from '#app/shell/page-data.ts';
import { cartPath, PATHS, signInPath } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SkeletonBlock, SkeletonLine } from '#app/ui/skeleton.tsx';
import { ShippingGoalMeter } from '#app/cart/summary/shipping-goal-meter.tsx';
import { readLocalCart, useLocalCart } from '#app/local-cart/local-cart.ts';
import { followBrowserCart, miniCartOfBrowser } from './mini-cart-of-browser.ts';
import { MiniCartRow } from './mini-cart-row.tsx';
import type { MiniCartState, MiniCartStore } from './mini-cart-store.ts';
import './mini-cart.css';

/** The cart beside the page, without leaving it. (C §2, Screens and surfaces) */
export default function MiniCart({ isOpen, onClose, tenant }: { isOpen: boolean; onClose: () => void; tenant: Tenant }) {
  const store = miniCartOfBrowser();
  const state = useSyncExternalStore(
    (listener) => store.subscribe(listener),
    () => store.current,
    () => store.current,
  );
  const { isUpdating } = useLocalCart();
  useEffect(() => {
    if (!isOpen) return;
    followBrowserCart();
    store.begin();
    void readLocalCart();
  }, [isOpen, store]);
  const hasRows = state.rows.length + state.gifts.length > 0;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title="Your cart"
      footer={hasRows ? <Foot state={state} isUpdating={state.isUpdating || isUpdating} tenant={tenant} onGo={onClose} /> : undefined}
    >
      {isOpen && <Content store={store} state={state} onGo={onClose} />}
    </Drawer>
  );
}

function Content({ store, state, onGo }: { store: MiniCartStore; state: MiniCartState; onGo: () => void }) {
  const body = useRef<HTMLDivElement>(null);
  useFocusKept(body);
  useEffect(() => {
    if (state.alert !== undefined) body.current?.closest('.drawer-body')?.scrollTo({ top: 0 });
  }, [state.alert]);
  return (
    <div ref={body} tabIndex={-1} className="mini-cart">
      {state.alert !== undefined && (
        <Notice tone="failure" isLive>
          {state.alert.text}
        </Notice>
      )}
      {state.pickup !== undefined && (
        <Notice tone="success" title={state.pickup.title} isLive>
          {state.pickup.summary !== '' && state.pickup.summary}
        </Notice>
      )}
      <p role="status" className="hearable">
        {state.announcement}
      </p>
      {state.rows.length + state.gifts.length === 0 ? (
        <WithoutRows onGo={onGo} />
      ) : (
        <>
          {state.sums?.shippingGoal !== undefined && <ShippingGoalMeter goal={state.sums.shippingGoal} />}
          <ul className="mini-rows" aria-label="Items in your cart">
            {state.rows.map((row) => (
              <MiniCartRow key={row.lineId} row={row} state={state} store={store} onGo={onGo} />
            ))}
            {state.gifts.map(({ id, title, qty }) => (
              <li key={id} className="mini-gift">
                <span>
                  {title}
                  {qty > 1 && ` × ${qty}`}
                </span>
                <b>Free</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
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
  const { isLoading, error, cart } = useLocalCart();
  const page = usePageData();
  if (page?.tenant === 'SBA' && page.visit?.user === undefined)
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
  if (isLoading || (cart === undefined && error === undefined)) return <Loading />;
  if (cart === undefined)
    return (
      <EmptyState
        title="We cannot show your cart"
        actions={
          <Button type="button" onClick={() => void readLocalCart({ isForced: true })}>
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

type FootProps = { state: MiniCartState; isUpdating: boolean; tenant: Tenant; onGo: () => void };

function Foot({ state: { sums }, isUpdating, tenant, onGo }: FootProps) {
  return (
    <div className="flex flex-col gap-3">
      {sums !== undefined && (
        <p className="figures flex items-baseline justify-between gap-4" aria-busy={isUpdating}>
          <span>Subtotal ({sums.count === 1 ? '1 item' : `${sums.count.toLocaleString('en-US')} items`})</span>
          {isUpdating ? <span className="text-ink-faint">Updating…</span> : <b className="text-lg">{sums.subtotal}</b>}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <LinkButton to={`${cartPath(tenant)}?viewcart=true`} look="secondary" onClick={onGo}>
          View cart
        </LinkButton>
        <LinkButton to={PATHS.checkout} onClick={onGo}>
          Check out
        </LinkButton>
      </div>
    </div>
  );
}
