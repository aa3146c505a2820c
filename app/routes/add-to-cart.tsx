import { data, redirect } from 'react-router';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { flashCookie } from '#app/api/flash.server.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { addLinkView } from '#app/adding/link/add-link.server.ts';
import { runAdd } from '#app/adding/run-add.server.ts';
import { AddLinkPage } from '#app/adding/link/add-link-page.tsx';
import type { AddOutcome } from '#app/adding/add-outcome.ts';
import { AddOutcomeContent } from '#app/adding/add-outcome-content.tsx';
import { flashMessagesOf, outcomeTitle } from '#app/adding/add-outcome-text.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import type { Route } from './+types/add-to-cart.ts';

/** Whoever comes by a link sees what it would add, and presses the button: a link alone changes no cart. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return addLinkView(servicesOf(context).door, url.searchParams);
}

/** Adds items and coupons without scripts: then the cart is shown, or what kept the items out of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { tenant } = services;
  const { outcome, refusal } = await runAdd(services, await request.formData());
  if (refusal?.code === 'UNAUTHORIZED') throw redirect(loginRedirect(cartPath(tenant)) ?? PATHS.signIn, 303);
  if (refusal !== undefined) return data(outcome, refusedWith(refusal));
  if (!outcome.isDone) return data(outcome, { status: 400 });
  const messages = flashMessagesOf(outcome);
  throw redirect(`${cartPath(tenant)}?${cartQuery(outcome)}`, {
    status: 303,
    headers: messages.length === 0 ? {} : { 'set-cookie': flashCookie({ messages }) },
  });
}

/** Names the rows that are new, so that the cart shows them first. */
function cartQuery({ lines }: AddOutcome): string {
  return lines.length === 0 ? 'viewcart=true' : `cartItemIds=${lines.map(({ lineId }) => encodeURIComponent(lineId)).join(',')}`;
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Add to your cart', isUnlisted: true });

export default function AddToCart({ actionData, loaderData }: Route.ComponentProps) {
  if (actionData === undefined) return <AddLinkPage view={loaderData} />;
  return (
    <div className="page page-narrow flex flex-col gap-5 py-10">
      <h1>{outcomeTitle(actionData)}</h1>
      <AddOutcomeContent outcome={actionData} />
      <p className="flex flex-wrap gap-3">
        <LinkButton to={PATHS.home}>Continue shopping</LinkButton>
      </p>
    </div>
  );
}
