import { redirect } from 'react-router';
import type { PageServices } from '#contracts/page.ts';
import { flashCookie, type Flash } from '#app/api/told/flash.server.ts';
import { cartPath } from '#app/shell/site-paths.ts';
import type { AddOutcome } from '../add-outcome.ts';
import { flashMessagesOf } from '../add-outcome-text.ts';

/** The way to the cart after an add without scripts: the rows that are new stand first, and what is to be said is said there. @param more what is to be said besides */
export function toCartWith(
  { tenant, origin }: Pick<PageServices, 'tenant' | 'origin'>,
  outcome: AddOutcome,
  more: Flash['messages'] = [],
): Response {
  const { lines } = outcome;
  const messages = [...flashMessagesOf(outcome), ...more];
  const query = lines.length === 0 ? 'viewcart=true' : `cartItemIds=${lines.map(({ lineId }) => encodeURIComponent(lineId)).join(',')}`;
  return redirect(`${cartPath(tenant)}?${query}`, {
    status: 303,
    headers: messages.length === 0 ? {} : { 'set-cookie': flashCookie({ messages }, origin) },
  });
}
