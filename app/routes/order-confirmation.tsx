import { approvalPath } from '#app/approvals/approval-paths.ts';
import { askedText } from '#app/approvals/approval-words.ts';
import { BillLinks } from '#app/account/orders/paper-links.tsx';
import { pickupStores } from '#app/checkout/pickup/pickup-stores.server.ts';
import { PickupStores } from '#app/checkout/pickup/pickup-stores.tsx';
import { PrintButton } from '#app/account/print-button.tsx';
import { useEffect, useRef } from 'react';
import { Form, Link, redirect, useNavigation } from 'react-router';
import type { z } from 'zod';
import CircleCheck from 'lucide-react/icons/circle-check';
import { PASSWORD_MIN_CHARACTERS } from '#domain/identity/password-limits.ts';
import { getApproval } from '#contracts/approvals/approvals.ts';
import type { Door } from '#contracts/door.ts';
import { getOrder, type Order } from '#contracts/orders.ts';
import { MOST_NAMED } from '#domain/recommendations/placements.ts';
import { getRecommendations } from '#contracts/recommendations/recommendations.ts';
import { RecommendedReel } from '#app/recommendations/recommended-reel.tsx';
import { recommendedOf, shownCount } from '#app/recommendations/recommended-view.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { confirmationPath, orderPath, registerPath, WAITING } from '#app/shell/account-paths.ts';
import { OrderFacts, OrderGroups, OrderShipments } from '#app/account/orders/order-details.tsx';
import { OrderTimelines } from '#app/account/orders/order-timeline.tsx';
import { orderView, wasNeverPlaced, type OrderView } from '#app/account/orders/order-view.ts';
import { ProcessingOrder } from '#app/account/orders/processing-order.tsx';
import { PATHS } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PasswordField } from '#app/account/password-field.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { EmailText } from '#app/ui/email-text.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/order-confirmation.ts';
import '../cart/cart.css';
import '../account/account.css';

/** Of an order that is not confirmed. */
const NONE = { order: undefined, contact: undefined, stores: [], asked: undefined, recommended: undefined, most: 0 };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { door, user, tenant } = servicesOf(context);
  const reply = await door(getOrder, { params: { orderNumber: params.orderNumber } });
  const visit = { mayRegister: user === undefined && tenant === 'dotcom', isSignedIn: user !== undefined };
  if (reply.ok || reply.code !== 'ORDER_NOT_FOUND') {
    const wire = requireAnswer(reply);
    const order = orderView(wire);
    if (wasNeverPlaced(order)) return { ...visit, ...NONE };
    // Nothing is confirmed any more, and nothing promised that has come already: its own page says what became of it.
    if (order.orderedBy !== undefined || order.isEndedBadly || order.shipments.some(({ hasMoved }) => hasMoved))
      throw redirect(orderPath(order.orderNumber));
    const stores = await pickupStores(
      { door },
      wire.addresses.flatMap(({ type, storeNumber }) => (type === 'ST' ? (storeNumber ?? []) : [])),
    );
    const skuList = [...new Set(wire.items.map(({ itemId }) => itemId))].slice(0, MOST_NAMED);
    const [beside, asked] = await Promise.all([
      door(getRecommendations, { body: { query: { mboxes: ['order_confirmation'], skuList, number: shownCount(tenant) } } }),
      order.status === 'PENDING_APPROVAL' ? whoIsAsked(door, order.orderNumber) : undefined,
    ]);
    return { ...visit, order, contact: contactOf(wire), stores, asked, recommended: recommendedOf(beside), most: shownCount(tenant) };
  }
  if (url.searchParams.has(WAITING)) return { ...visit, ...NONE };
  // Opened from the mail on another device: there it is asked whose order it is.
  throw redirect(orderPath(params.orderNumber));
}

/** Whom an order waits for, by name. */
async function whoIsAsked(door: Door, orderNumber: string): Promise<string | undefined> {
  const reply = await door(getApproval, { params: { orderNumber } });
  const step = reply.ok ? reply.body.steps.find(({ state }) => state === 'NOW') : undefined;
  return step && askedText(step);
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches[0].loaderData, { title: `Order ${params.orderNumber}`, isUnlisted: true });

export default function OrderConfirmation({
  loaderData: { order, contact, stores, asked, recommended, most, mayRegister, isSignedIn },
  params,
}: Route.ComponentProps) {
  if (order === undefined) return <NotPlaced orderNumber={params.orderNumber} />;
  if (order.status === 'CONFIRMING') return <ProcessingOrder orderNumber={order.orderNumber} />;
  return (
    <div className="page py-8">
      <Thanks order={order} />
      <div className="order-columns mt-6">
        <div className="flex flex-col gap-6">
          <section className="card" aria-labelledby="next-title">
            <h2 id="next-title" className="mb-3">
              What happens next
            </h2>
            <OrderTimelines timelines={order.timelines} />
            <p className="text-ink-soft">
              {order.status === 'PENDING_APPROVAL' ? (
                <>
                  {asked === undefined ? 'We asked for approval' : `We asked ${asked}`}, and will email you as soon as someone decides.{' '}
                  <Link className="link" to={approvalPath(order.orderNumber)}>
                    See why it needs approval
                  </Link>
                </>
              ) : (
                <>
                  We&apos;ll email{' '}
                  <b>
                    <EmailText email={order.email} />
                  </b>{' '}
                  at every step.
                </>
              )}
            </p>
            <WaysOn orderNumber={order.orderNumber} isSignedIn={isSignedIn} />
          </section>
          {stores.length > 0 && (
            <section className="card flex flex-col gap-3" aria-labelledby="store-title">
              <h2 id="store-title">{stores.length === 1 ? 'Your pickup store' : 'Your pickup stores'}</h2>
              <PickupStores stores={stores} />
              <p className="text-ink-soft">We’ll email you when it is ready. Bring a photo ID.</p>
            </section>
          )}
          <section aria-labelledby="items-title">
            <h2 id="items-title" className="mb-3">
              {order.shipping === undefined && order.stores.length > 0 ? 'Your pickup' : 'Your deliveries'}
            </h2>
            {order.checkNote !== undefined ? <OrderShipments order={order} /> : <OrderGroups order={order} />}
          </section>
        </div>
        <div className="flex flex-col gap-4">
          <OrderFacts order={order} />
          {mayRegister && <CreateAccount order={order} contact={contact} />}
        </div>
      </div>
      <RecommendedReel recommended={recommended} most={most} className="not-printed mt-10 flex flex-col gap-4" />
    </div>
  );
}

/** Where most go from here: to what becomes of the order, and back to the shop. */
function WaysOn({ orderNumber, isSignedIn }: { orderNumber: string; isSignedIn: boolean }) {
  return (
    <p className="not-printed mt-4 flex flex-wrap gap-3">
      <LinkButton to={orderPath(orderNumber)}>Track or manage order</LinkButton>
      <LinkButton look="secondary" to={PATHS.home}>
        Continue shopping
      </LinkButton>
      {isSignedIn && (
        <LinkButton look="secondary" to={PATHS.orders}>
          Your orders
        </LinkButton>
      )}
    </p>
  );
}

function headline({ status, checkNote }: OrderView): string {
  if (checkNote !== undefined) return 'We’re checking your order';
  return status === 'PENDING_APPROVAL' ? 'Your order is waiting for approval' : 'Thank you for your order';
}

function Thanks({ order }: { order: OrderView }) {
  const { orderNumber, email, placedOn, checkNote } = order;
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever listens hears at once that the order went through.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="order-head">
      {checkNote === undefined && <CircleCheck size={40} aria-hidden="true" className="hidden flex-none text-success sm:block" />}
      <div className="order-head-words">
        <h1 ref={title} tabIndex={-1}>
          {headline(order)}
        </h1>
        <p className="figures mt-1 text-lg">
          Order number <b className="marked">{orderNumber}</b>
        </p>
        {checkNote !== undefined && <p className="mt-1 mb-2">{checkNote}</p>}
        <p className="text-ink-soft">
          {placedOn === undefined ? '' : `Placed on ${placedOn}. `}We’re emailing your order to <EmailText email={email} />.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {order.hasReceipt && <BillLinks order={order} />}
        <PrintButton />
      </div>
    </div>
  );
}

/** The payment came to nothing after the order was sent. */
function NotPlaced({ orderNumber }: { orderNumber: string }) {
  return (
    <div className="page page-narrow flex flex-col gap-5 py-12">
      <h1>Your order was not placed</h1>
      <Notice tone="failure" title={`Order ${orderNumber}`}>
        Your payment did not go through and nothing was charged. Your cart is as you left it.
      </Notice>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={PATHS.checkout}>Back to checkout</LinkButton>
        <LinkButton look="secondary" to={PATHS.home}>
          Continue shopping
        </LinkButton>
      </p>
    </div>
  );
}

type Contact = { readonly firstName: string; readonly lastName: string };

/** Who ordered: as the bill has it, else as the delivery has it. */
function contactOf({ addresses }: Pick<z.output<typeof Order>, 'addresses'>): Contact | undefined {
  const address = addresses.find(({ type }) => type === 'B') ?? addresses.find(({ type }) => type !== 'ST');
  return address && { firstName: address.firstName, lastName: address.lastName };
}

/** All but the password is known from the order: what is sent is the form of the page that opens accounts, which answers whatever is wrong. */
function CreateAccount({ order: { orderNumber, email }, contact }: { order: OrderView; contact: Contact | undefined }) {
  const { formAction } = useNavigation();
  const returnTo = confirmationPath(orderNumber);
  return (
    <section className="card not-printed flex flex-col gap-3" aria-labelledby="account-title">
      <h2 id="account-title" className="text-lg">
        Check out faster next time
      </h2>
      {contact === undefined ? (
        <>
          <p className="text-ink-soft">Create an account, and we’ll save your address and order history.</p>
          <LinkButton look="secondary" isWide to={registerPath(returnTo)}>
            Create an account
          </LinkButton>
        </>
      ) : (
        <Form method="post" action={registerPath(returnTo)} className="account-form">
          <p className="text-ink-soft">
            Choose a password, and{' '}
            <b>
              <EmailText email={email} />
            </b>{' '}
            is your account, with this order in it.
          </p>
          {Object.entries({ ...contact, email, jumpUrl: returnTo }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <PasswordField autoComplete="new-password" hint={`At least ${PASSWORD_MIN_CHARACTERS} characters.`} />
          <Button look="secondary" isWide isBusy={formAction?.startsWith(PATHS.register) === true}>
            Create an account
          </Button>
        </Form>
      )}
    </section>
  );
}
