import { useState } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { getOrder } from '#contracts/orders.ts';
import { getOrderPeople } from '#contracts/rounds/order-people.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { clearedFlashCookie, flashOf } from '#app/api/told/flash.server.ts';
import type { FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { headersOfAction } from '#app/api/refused-with.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { confirmationPath } from '#app/shell/account-paths.ts';
import { FindOrder } from '#app/account/orders/find-order.tsx';
import { findByEmail } from '#app/account/orders/find-order.server.ts';
import { ASK } from '#app/account/orders/change-order.tsx';
import { cancelFromPage, returnFromPage, reviewFromPage } from '#app/account/orders/order-actions.server.ts';
import { chosenIn, unreachedOrder, type OrderRefusal } from '#app/account/orders/order-refusal.ts';
import { OrderPage } from '#app/account/orders/order-page.tsx';
import { orderView } from '#app/account/orders/order-view.ts';
import { isShopThere } from '#app/account/shop-there.ts';
import { answerOr, isUnreached } from '#app/api/unreached.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/order.ts';
import '../cart/cart.css';
import '../account/account.css';

const NO_ERRORS: readonly FormError[] = [];

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { door, user, origin } = servicesOf(context);
  const flash = flashOf(request);
  const reply = await door(getOrder, { params: { orderNumber: params.orderNumber } });
  // A guest's order belongs to whoever knows the email that it was ordered with.
  if (!reply.ok && reply.code === 'ORDER_NOT_FOUND' && user === undefined) return { order: undefined, isSignedIn: false };
  const order = orderView(requireAnswer(reply));
  if (order.status === 'CONFIRMING') throw redirect(confirmationPath(order.orderNumber));
  const people = user?.accountName === undefined ? undefined : await door(getOrderPeople, { params: { orderNumber: params.orderNumber } });
  const shares = people?.ok === true ? people.body.lines : [];
  return data(
    { order, shares, isSignedIn: user !== undefined, asked: url.searchParams.get(ASK), flash },
    flash === undefined ? {} : { headers: { 'set-cookie': clearedFlashCookie(origin) } },
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await request.formData();
  switch (textIn(form, 'intent')) {
    case 'cancel':
      return data({ refusal: await cancelFromPage(services, params.orderNumber) }, { status: 409 });
    case 'review-return': {
      const review = await reviewFromPage(services, params.orderNumber, form);
      return 'errors' in review ? data({ refusal: review }, { status: 409 }) : data({ review });
    }
    case 'edit-return':
      return data({ refusal: { about: 'return', errors: NO_ERRORS, ...chosenIn(form) } satisfies OrderRefusal });
    case 'return':
      return data({ refusal: await returnFromPage(services, params.orderNumber, form) }, { status: 409 });
    default:
      return findByEmail(services, { orderNumber: params.orderNumber, email: textIn(form, 'email').trim() }, form);
  }
}

/** Where no answer came the page says so. It shows the order as it is now, or as it was when even that cannot be had. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return answerOr(serverAction, async (text) => unreachedOrder(form, text, await isShopThere()));
}

/** Whatever was refused, the page shows the order as it is now. */
export function shouldRevalidate({ formMethod, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (isUnreached(actionResult)) return false;
  return formMethod === undefined ? defaultShouldRevalidate : true;
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches[0].loaderData, { title: `Order ${params.orderNumber}`, isUnlisted: true });

export default function OrderRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const newReview = actionData !== undefined && 'review' in actionData ? actionData.review : undefined;
  // What was confirmed without an answer can be confirmed again, under its key.
  const [lastReview, setLastReview] = useState(newReview);
  if (newReview !== undefined && newReview !== lastReview) setLastReview(newReview);
  if (loaderData.order !== undefined) {
    const { order, shares, isSignedIn, asked, flash } = loaderData;
    const refusal = actionData !== undefined && 'refusal' in actionData ? actionData.refusal : undefined;
    const review = refusal?.about === 'review-return' ? lastReview : newReview;
    const now = review === undefined ? (refusal?.about ?? asked) : 'review-return';
    return (
      <OrderPage
        order={order}
        shares={shares}
        isSignedIn={isSignedIn}
        asked={now}
        flash={flash}
        refusal={refusal}
        review={review}
        isOwn={order.orderedBy === undefined}
      />
    );
  }
  if (actionData !== undefined && 'found' in actionData) return <OrderPage order={actionData.found} lookUp={actionData.lookUp} />;
  const { errors, email } = actionData !== undefined && 'errors' in actionData ? actionData : {};
  return <FindOrder orderNumber={params.orderNumber} errors={errors} email={email} />;
}
