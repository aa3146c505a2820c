import { Form, Link, useNavigation } from 'react-router';
import { orderAgainPath } from '#app/buy-again/again-paths.ts';
import { Button, buttonClass, LinkButton, type ButtonLook } from '#app/ui/button.tsx';
import { usePageData } from '#app/shell/page-data.ts';
import { ToListLink } from '#app/ui/lists/to-list-link.tsx';
import { orderPath } from '#app/shell/account-paths.ts';
import { UnitList } from './order-details.tsx';
import type { OrderView } from './order-view.ts';
import { AddRowsForm, ReorderForm } from './reorder-form.tsx';

/** The query with which the order page asks what is to be done: the same step with and without scripts. */
export const ASK = 'ask';

/**
 * What can be done with an order, what its state calls for first: what has arrived is returned, what is over or all with its shopper is
 * ordered again. What is under way is followed by what stands above.
 */
export function OrderActions({ order, asked }: { order: OrderView; asked: string | null }) {
  const mayReturn = order.returnable.length > 0;
  const to = (what: string) => `${orderPath(order.orderNumber)}?${ASK}=${what}`;
  return (
    <div className="order-actions not-printed">
      {mayReturn && asked !== 'return' && asked !== 'review-return' && (
        <LinkButton isWide to={to('return')}>
          Return items
        </LinkButton>
      )}
      {order.cancellation !== undefined && asked !== 'cancel' && (
        <LinkButton isWide look="secondary" to={to('cancel')}>
          {order.cancellation.left === 0 ? 'Cancel order' : 'Cancel the rest'}
        </LinkButton>
      )}
      <BuyAllAgain order={order} look={mayReturn || order.isUnderWay ? 'secondary' : 'primary'} />
    </div>
  );
}

/** Puts what was ordered into the cart once more, all of it or what is chosen: whoever may see an order may. */
export function BuyAllAgain({ order, look, isLookedUp = false }: { order: OrderView; look: ButtonLook; isLookedUp?: boolean }) {
  const { orderNumber, orderedBy, groups } = order;
  // Of a guest's order there is no list to be made.
  const isSignedIn = usePageData()?.shown.user !== undefined;
  if (isLookedUp) {
    const items = groups.flatMap(({ items: ofGroup }) => ofGroup.filter(({ isIncluded }) => !isIncluded));
    return <AddRowsForm items={items} text="Buy all again" look={look} isWide />;
  }
  return (
    <>
      <ReorderForm orderNumber={orderNumber} text={orderedBy === undefined ? 'Buy all again' : 'Add these to my cart'} look={look} isWide />
      <Link className="link inline-flex min-h-11 items-center self-center" to={orderAgainPath(orderNumber)}>
        Choose items to buy again
      </Link>
      {isSignedIn && (
        <ToListLink of={{ order: orderNumber }} className={buttonClass({ look: 'quiet', isWide: true })}>
          Save as a list
        </ToListLink>
      )}
    </>
  );
}

/** Asks once whether the order is to be cancelled, and says what that is about. */
export function CancelOrder({ order: { orderNumber, cancellation, payments } }: { order: OrderView }) {
  const { formData } = useNavigation();
  if (cancellation === undefined) return null;
  const { items, left } = cancellation;
  return (
    <section className="card not-printed flex flex-col gap-4" aria-labelledby="cancel-title">
      <h2 id="cancel-title" tabIndex={-1}>
        {left === 0 ? 'Cancel this order?' : 'Cancel what has not left yet?'}
      </h2>
      <UnitList units={items} />
      <p>
        {payments.some(({ isInvoice }) => isInvoice)
          ? 'You won’t be invoiced for canceled items.'
          : `You are not charged for ${left === 0 ? 'it' : 'these items'}.`}
        {payments.some(({ hasBalance, isInvoice }) => !hasBalance && isInvoice !== true) &&
          ' A hold on your card can take a few days to go away.'}
        {left > 0 &&
          ` ${left === 1 ? 'A part of your order has left already: it is' : 'Parts of your order have left already: they are'} not canceled. You can return what arrives.`}
      </p>
      <Form method="post" action={orderPath(orderNumber)} className="flex flex-wrap gap-3">
        <Button name="intent" value="cancel" look="danger" isBusy={formData?.get('intent') === 'cancel'} busyText="Canceling …">
          {left === 0 ? 'Yes, cancel the order' : 'Yes, cancel these items'}
        </Button>
        <LinkButton look="secondary" to={orderPath(orderNumber)} preventScrollReset>
          Keep my order
        </LinkButton>
      </Form>
    </section>
  );
}
