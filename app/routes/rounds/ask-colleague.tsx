import { redirect } from 'react-router';
import { askColleague } from '#contracts/rounds/together.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formOf, textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { cartPath } from '#app/shell/site-paths.ts';
import type { Route } from './+types/ask-colleague.ts';

/** There is nothing to be seen here. */
export function loader({ context }: Route.LoaderArgs) {
  throw redirect(cartPath(servicesOf(context).tenant));
}

/** Asks a colleague to order together, and leads back to the cart. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { door, tenant } = servicesOf(context);
  const form = await formOf(request);
  const reply = await door(askColleague, { body: { orderNumber: textIn(form, 'orderNumber').slice(0, 40) } });
  const isGone = !reply.ok && reply.code === 'ORDER_NOT_FOUND';
  if (!reply.ok && !isGone && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  const said = reply.ok ? 'asked' : isGone ? 'gone' : 'later';
  return redirect(`${cartPath(tenant)}?viewcart=true&colleague=${said}`, 303);
}
