import { data, redirect } from 'react-router';
import { type AddAnswer } from '#contracts/cart.ts';
import { addItems } from '#contracts/cart-calls.ts';
import { ERRORS } from '#contracts/errors.ts';
import { getSession } from '#contracts/identity.ts';
import type { PageServices } from '#contracts/page.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { textIn } from '#app/api/form-request.ts';
import { flashCookie } from '#app/api/flash.server.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { UNREACHED } from '#app/api/unreached.ts';
import { addedCoupons, addedItems } from '#app/cart/actions/added-items.ts';
import { addLinkView } from '#app/adding/add-link.server.ts';
import { AddLinkPage } from '#app/adding/add-link-page.tsx';
import { withHints } from '#app/adding/add-hints.server.ts';
import { outcomeOf, refusedOutcome, type AddOutcome } from '#app/adding/add-outcome.ts';
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

/** Adds items and coupons. A page with scripts gets the outcome; without them the cart is shown, or what kept the items out of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { door, tenant, user } = servicesOf(context);
  const form = await request.formData();
  const asked = { items: addedItems(form), coupons: addedCoupons(form) };
  const reply = await door(addItems, { body: asked });
  if (!reply.ok && reply.code === 'UNAUTHORIZED') throw redirect(loginRedirect(cartPath(tenant)) ?? PATHS.signIn, 303);
  const isMember = reply.ok && user !== undefined && mayNotRedeem(reply.body) && (await isRewardsMember(door));
  const answered = reply.ok
    ? outcomeOf({ ...asked, isMember, isByNumber: form.has('byNumber') }, reply.body)
    : refusedOutcome(asked.items, reply.code, reply.message ?? ERRORS[reply.code].message);
  const outcome = await withHints(door, answered);
  if (textIn(form, 'answer') === 'outcome') return outcome;
  if (!reply.ok) return data(outcome, refusedWith(reply));
  if (!outcome.isDone) return data(outcome, { status: 400 });
  const messages = flashMessagesOf(outcome);
  throw redirect(`${cartPath(tenant)}?${cartQuery(outcome)}`, {
    status: 303,
    headers: messages.length === 0 ? {} : { 'set-cookie': flashCookie({ messages }) },
  });
}

/** Whether there is something in it that members have to be told. */
function mayNotRedeem({ cartInfo }: AddAnswer): boolean {
  return cartInfo.items.some(({ easyRewardsItem }) => !easyRewardsItem.redemptionEligibility);
}

async function isRewardsMember(door: PageServices['door']): Promise<boolean> {
  const reply = await door(getSession);
  return reply.ok && (reply.body.userData.rewardsNumber ?? '') !== '';
}

/** Names the rows that are new, so that the cart shows them first. */
function cartQuery({ lines }: AddOutcome): string {
  return lines.length === 0 ? 'viewcart=true' : `cartItemIds=${lines.map(({ lineId }) => encodeURIComponent(lineId)).join(',')}`;
}

/** A connection that is gone is an outcome, too: the page stays as it is. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs): Promise<AddOutcome> {
  const items = addedItems(await request.clone().formData());
  try {
    return await serverAction();
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    return { ...refusedOutcome(items, 'TECHNICAL_PROBLEM', 'Failure while adding item to cart. Please try again'), ...UNREACHED };
  }
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
