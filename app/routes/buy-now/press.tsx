import { redirect } from 'react-router';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { textIn } from '#app/api/form-request.ts';
import { beginBuyNow, placeBuyNow } from '#app/checkout/buy-now/buy-now-actions.server.ts';
import type { BuyNowOutcome, PressAnswer } from '#app/checkout/buy-now/buy-now-outcome.ts';
import { BUY_NOW_PATHS } from '#app/checkout/buy-now/buy-now-paths.ts';
import type { Route } from './+types/press.ts';

/** Who comes here by the address sees the order that was being made. */
export function loader() {
  return redirect(BUY_NOW_PATHS.order);
}

/** A press on Buy now, or on the order that it showed, for the scripts of a product's page: what came of it, or where to go on. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await request.formData();
  try {
    const outcome = await (textIn(form, 'intent') === 'place' ? placeBuyNow(services, form) : beginBuyNow(services, request, form));
    return Response.json({ outcome } satisfies PressAnswer, statusOf(outcome));
  } catch (thrown) {
    const goTo = thrown instanceof Response ? thrown.headers.get('location') : null;
    if (goTo === null) throw thrown;
    return Response.json({ goTo } satisfies PressAnswer);
  }
}

function statusOf(outcome: BuyNowOutcome) {
  if (outcome.kind === 'CONFIRM') return {};
  return outcome.refusedBy === undefined ? { status: 400 } : refusedWith(outcome.refusedBy);
}

export const headers = headersOfAction;
