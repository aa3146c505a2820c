import { PrintButton } from '#app/account/print-button.tsx';
import { useEffect, useRef, useState } from 'react';
import type { Flash } from '#app/api/told/flash.server.ts';
import { FlashMessages } from '#app/cart/messages/flash-messages.tsx';
import { Link } from 'react-router';
import { approvalPath } from '#app/approvals/approval-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { useAskAgain } from '../ask-again.ts';
import { BuyAllAgain, CancelOrder, OrderActions } from './change-order.tsx';
import { ManageByMail, type LookUp } from './looked-up.tsx';
import type { ReturnReview } from './order-actions.server.ts';
import { OrderFacts, OrderGroups, OrderReturns, OrderShipments } from './order-details.tsx';
import { EVERYONES_ORDERS } from './everyones-orders.ts';
import type { OrderRefusal } from './order-refusal.ts';
import { OrderTimelines } from './order-timeline.tsx';
import { wasNeverPlaced, type OrderView } from './order-view.ts';
import { OrderPeople, type SharedLines } from './order-people.tsx';
import { BillLinks, LookedUpReceipt } from './paper-links.tsx';
import { PaymentNeeded } from './paying/payment-needed.tsx';
import { ReturnItems, ReviewReturn } from './returns/return-items.tsx';

/** How often an open page of an order that is under way asks how far it is, in milliseconds. */
const ASK_EVERY_MS = 20_000;

/** What was pressed is gone when a question opens or is answered: the keyboard goes on at its heading, or at the order's state. */
function useFocusOnQuestion(asked: string | null) {
  const last = useRef(asked);
  useEffect(() => {
    if (last.current === asked) return;
    last.current = asked;
    document.getElementById(`${asked ?? 'status'}-title`)?.focus();
  }, [asked]);
}

/** What an order has become since the page was opened, for those who listen; nothing as long as it is the same. */
function useNews(now: string): string {
  const last = useRef(now);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (last.current === now) return;
    last.current = now;
    setNews(now);
  }, [now]);
  return news;
}

type OrderPageProps = {
  order: OrderView;
  /** Who gets what of it, where office rounds are in it. */
  shares?: SharedLines;
  isSignedIn?: boolean;
  /** Whether the visitor may change it: an order that was found by its email is only looked at. */
  isOwn?: boolean;
  /** How it was found, where it is only looked at. */
  lookUp?: LookUp | undefined;
  /** What the visitor wants to do. */
  asked?: string | null;
  refusal?: OrderRefusal | undefined;
  /** What would be returned. */
  review?: ReturnReview | undefined;
  flash?: Flash | undefined;
};

const NO_SHARES: SharedLines = [];

/** An order with all that can be done with it. */
export function OrderPage({
  order,
  shares = NO_SHARES,
  isSignedIn = false,
  isOwn = false,
  lookUp,
  asked = null,
  refusal,
  review,
  flash,
}: OrderPageProps) {
  const { orderNumber, placedOn, timelines } = order;
  useAskAgain(isOwn && order.isUnderWay && asked === null ? ASK_EVERY_MS : undefined);
  useFocusOnQuestion(asked);
  const news = useNews(order.news);
  return (
    <div className="page pb-8">
      <p className="hearable" role="status">
        {news}
      </p>
      <div className="not-printed">
        <Breadcrumbs
          trail={[
            { name: 'Home', href: PATHS.home },
            ...(isSignedIn ? [order.orderedBy === undefined ? { name: 'Your orders', href: PATHS.orders } : EVERYONES_ORDERS] : []),
          ]}
          here={`Order ${orderNumber}`}
        />
      </div>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1>
            Order <span className="figures">{orderNumber}</span>
          </h1>
          {placedOn !== undefined && (
            <p className="mt-1 text-ink-soft">
              Placed on {placedOn}
              {order.orderedBy !== undefined && ` by ${order.orderedBy}`}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          {(isOwn || order.orderedBy !== undefined) && order.hasReceipt && <BillLinks order={order} />}
          {lookUp?.receiptKey !== undefined && order.hasReceipt && (
            <LookedUpReceipt orderNumber={orderNumber} receiptKey={lookUp.receiptKey} />
          )}
          <PrintButton />
        </div>
      </div>
      <div className="order-columns order-sides">
        <div className="order-questions">
          <FlashMessages flash={flash} />
          {refusal !== undefined && <RefusalAtHead refusal={refusal} order={order} />}
          {isOwn && asked === 'cancel' && <CancelOrder order={order} />}
          {isOwn && asked === 'return' && <ReturnItems order={order} refusal={refusal} />}
          {isOwn && review !== undefined && <ReviewReturn order={order} review={review} />}
        </div>
        <div className="order-side">
          <div className="order-state">
            <section className="card" aria-labelledby="status-title">
              <h2 id="status-title" className="mb-3" tabIndex={-1}>
                {order.statusText}
              </h2>
              {order.paymentNeeded !== undefined && (
                <div className="mb-4">
                  <PaymentNeeded orderNumber={orderNumber} needed={order.paymentNeeded} isOwn={isOwn} />
                </div>
              )}
              {order.checkNote !== undefined && <p className="mb-3 text-ink-soft">{order.checkNote}</p>}
              {order.canceledNote !== undefined && <p className="mb-3 text-ink-soft">{order.canceledNote}</p>}
              {wasNeverPlaced(order) && (
                <p className="mb-3 text-ink-soft">This order was not placed: the payment did not go through, and nothing was charged.</p>
              )}
              <OrderTimelines timelines={timelines} />
              {isOwn && order.hasApproval && (
                <p>
                  <Link className="link inline-flex min-h-11 items-center" to={approvalPath(orderNumber)}>
                    See who was asked, and why
                  </Link>
                </p>
              )}
              {isOwn ? (
                <OrderActions order={order} asked={asked} />
              ) : (
                order.mayBuyAgain && (
                  <div className="order-actions not-printed">
                    <BuyAllAgain order={order} look="secondary" isLookedUp={order.orderedBy === undefined} />
                  </div>
                )
              )}
            </section>
            {lookUp !== undefined && <ManageByMail order={order} lookUp={lookUp} />}
          </div>
          <div className="order-facts">
            <OrderFacts order={order} />
          </div>
        </div>
        <div className="order-things">
          <section aria-labelledby="items-title">
            <h2 id="items-title" className="mb-3">
              Items
            </h2>
            {order.shipments.length > 0 ? (
              <OrderShipments order={order} mayBuyAgain={order.mayBuyAgain} mayReview={isOwn && isSignedIn} />
            ) : (
              <OrderGroups order={order} mayBuyAgain={order.mayBuyAgain} />
            )}
          </section>
          <OrderPeople orderNumber={orderNumber} lines={shares} />
          <OrderReturns order={order} mayPrint={isOwn} />
        </div>
      </div>
    </div>
  );
}

/** What was refused, or got no answer, where no form on the page says so. */
function RefusalAtHead({ refusal, order }: { refusal: OrderRefusal; order: OrderView }) {
  const title = refusalTitle(refusal, order);
  return title === undefined ? null : <ErrorSummary title={title} errors={refusal.errors} />;
}

function refusalTitle({ about, isUnsure }: OrderRefusal, { returnable }: OrderView): string | undefined {
  switch (about) {
    case 'cancel':
      return isUnsure === true ? 'We do not know whether your order was canceled' : 'Your order was not canceled';
    case 'review-return':
      return 'We do not know whether your return went through';
    case 'return':
      return returnable.length === 0 ? 'Nothing has been returned' : undefined;
    default:
      return about satisfies never;
  }
}
