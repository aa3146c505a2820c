import { data, redirect } from 'react-router';
import { getOrder } from '#contracts/orders.ts';
import { typedOrderNumber } from '#domain/orders/order-search.ts';
import { formError, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { headersOfAction } from '#app/api/refused-with.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { answerOr, unlessUnreached } from '#app/api/unreached.ts';
import { FindYourOrder } from '#app/account/orders/find-order.tsx';
import { findByEmail } from '#app/account/orders/find-order.server.ts';
import { OrderPage } from '#app/account/orders/order-page.tsx';
import { orderPath } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/find-order.ts';
import '../cart/cart.css';
import '../account/account.css';

export function loader({ url }: Route.LoaderArgs) {
  return { orderNumber: url.searchParams.get('order')?.slice(0, 40) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await request.formData();
  const asked = { orderNumber: typedOrderNumber(textIn(form, 'orderNumber')).slice(0, 40), email: textIn(form, 'email').trim() };
  const errors = missing(asked);
  if (errors.length > 0) return data({ errors, ...asked }, { status: 400 });
  // Whoever may manage it goes to its page; the others look at it here.
  const own = await services.door(getOrder, { params: { orderNumber: asked.orderNumber } });
  if (own.ok) throw redirect(orderPath(asked.orderNumber), { status: 303 });
  return findByEmail(services, asked, form);
}

function missing({ orderNumber, email }: { orderNumber: string; email: string }): FormError[] {
  return [
    ...(orderNumber === '' ? [formError('Enter your order number.', 'orderNumber')] : []),
    ...(email === '' ? [formError('Enter your email.', 'email')] : []),
  ];
}

/** A connection that is gone leaves the page as it is, and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return answerOr(serverAction, (text) => ({
    errors: [formError(text)],
    orderNumber: textIn(form, 'orderNumber'),
    email: textIn(form, 'email'),
    isUnreached: true,
  }));
}

export const shouldRevalidate = unlessUnreached;

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Find your order' });

export default function FindOrderRoute({ actionData, loaderData }: Route.ComponentProps) {
  if (actionData !== undefined && 'found' in actionData) return <OrderPage order={actionData.found} lookUp={actionData.lookUp} />;
  const { errors, orderNumber, email } = actionData ?? { ...loaderData, errors: undefined, email: undefined };
  return <FindYourOrder errors={errors} orderNumber={orderNumber} email={email} />;
}
