import { Link, useLocation } from 'react-router';
import { DepartmentChips } from '#app/shell/department-chips.tsx';
import { RETURN_PATH } from '#domain/procurement/procurement-paths.ts';
import type { ProcurementView } from '#app/cart/procurement/procurement-view.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { cartPath, PATHS, signInPath } from '#app/shell/site-paths.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ACCOUNT_PATHS } from '#app/shell/account-paths.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Flash } from '#app/api/told/flash.server.ts';
import { FlashMessages } from '#app/cart/messages/flash-messages.tsx';

type EmptyCartProps = {
  readonly flash: Flash | undefined;
  readonly isFromCheckout: boolean;
  readonly procurement: ProcurementView | undefined;
};

/** Nothing in the cart yet: where to begin, and what may be waiting in an account. */
export function EmptyCart({ flash, isFromCheckout, procurement }: EmptyCartProps) {
  const page = usePageData();
  const isGuest = page?.shown.user === undefined;
  return (
    <div className="page flex flex-col gap-6 py-8">
      <FlashMessages flash={flash} />
      {isFromCheckout && (
        <Notice tone="info" title="Did you just place an order?">
          If it went through, its receipt is in your email. {isGuest ? 'You can also ' : 'You find it in '}
          <Link className="link" to={isGuest ? ACCOUNT_PATHS.findOrder : PATHS.orders}>
            {isGuest ? 'find your order' : 'your orders'}
          </Link>
          .
        </Notice>
      )}
      <EmptyState
        isPageTitle
        art="empty-cart"
        title="Your cart is empty"
        actions={
          <>
            <LinkButton to={PATHS.home}>Start shopping</LinkButton>
            {isGuest ? (
              <LinkButton to={signInPath(cartPath(page?.tenant ?? 'dotcom'))} look="secondary">
                Sign in
              </LinkButton>
            ) : procurement !== undefined ? (
              <LinkButton to={RETURN_PATH} look="secondary">
                Leave without a cart
              </LinkButton>
            ) : (
              <LinkButton to={PATHS.orders} look="secondary">
                Order again from your orders
              </LinkButton>
            )}
            <LinkButton to={PATHS.quickOrder} look="secondary">
              Add by item number
            </LinkButton>
          </>
        }
      >
        {isGuest
          ? 'Search above or start with a department. Sign in to see items you saved.'
          : procurement === undefined
            ? 'Search above, start with a department, or order again what you had before.'
            : 'Search above or start with a department. You’ll return your cart to your purchasing system.'}
      </EmptyState>
      <Departments />
    </div>
  );
}

/** The business cart belongs to somebody: without them there is none. (A-137) */
export function SignedOutCart() {
  const { pathname } = useLocation();
  return (
    <div className="page py-8">
      <EmptyState
        isPageTitle
        art="empty-cart"
        title="Your cart is empty"
        actions={<LinkButton to={signInPath(pathname)}>Sign in</LinkButton>}
      >
        Sign in to see your organization's prices and what is in your cart.
      </EmptyState>
    </div>
  );
}

/** The cart could not be read: nothing of it is lost. (C §8, Messages) */
export function FailedCart({ flash }: { flash?: Flash | undefined }) {
  return (
    <div className="page flex flex-col gap-6 py-8">
      <FlashMessages flash={flash} />
      <EmptyState
        isPageTitle
        art="went-wrong"
        title="We cannot show your cart"
        actions={
          <>
            <a className="button" href="">
              Refresh the page
            </a>
            <LinkButton to={PATHS.home} look="secondary">
              Continue shopping
            </LinkButton>
          </>
        }
      >
        Oops, something went wrong on our side. Please refresh the page to continue. Your items are safe.
      </EmptyState>
    </div>
  );
}

function Departments() {
  const departments = usePageData()?.departments ?? [];
  if (departments.length === 0) return null;
  return (
    <nav aria-labelledby="departments-title">
      <h2 id="departments-title" className="mb-3">
        Departments
      </h2>
      <DepartmentChips departments={departments} />
    </nav>
  );
}
