import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { textIn } from '#app/api/form-request.ts';
import { onceUnder } from '#app/api/once-under.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { addLinkView } from '#app/adding/link/add-link.server.ts';
import { runAdd } from '#app/adding/run-add.server.ts';
import { toCartWith } from '#app/adding/link/to-cart-with.server.ts';
import { MisfitStep } from '#app/adding/misfits/misfit-step.tsx';
import { misfitsIn } from '#app/adding/misfits/misfits-in.server.ts';
import { AddByNumber } from '#app/adding/link/add-by-number.tsx';
import { AddLinkPage } from '#app/adding/link/add-link-page.tsx';
import { AddOutcomeContent } from '#app/adding/add-outcome-content.tsx';
import { outcomeTitle } from '#app/adding/add-outcome-text.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import type { Route } from './+types/add-to-cart.ts';

/** Whoever comes by a link sees what it would add, and presses the button: a link alone changes no cart. */
export async function loader({ url, context }: Route.LoaderArgs) {
  return { view: await addLinkView(servicesOf(context).door, url.searchParams), onceKey: randomUUID() };
}

/**
 * Adds items and coupons without scripts: then the cart is shown, or what kept the items out of it. Of numbers that were typed, those that were
 * not added stand in their field again.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { tenant } = services;
  const form = await request.formData();
  const misfits = await misfitsIn(services, form);
  if (misfits !== undefined) return data({ misfits });
  const { outcome, refusal } = await runAdd({ ...services, door: onceUnder(services.door, textIn(form, 'onceKey').slice(0, 40)) }, form);
  if (refusal?.code === 'UNAUTHORIZED') throw redirect(loginRedirect(cartPath(tenant)) ?? PATHS.signIn, 303);
  const isByNumber = form.has('byNumber');
  const answer = { misfits: undefined, outcome, byNumber: isByNumber ? { coupon: textIn(form, 'coupon').slice(0, 40) } : undefined };
  if (refusal !== undefined) return data(answer, refusedWith(refusal));
  if (!outcome.isDone) return data(answer, { status: 400 });
  if (isByNumber && outcome.missed.length > 0) return data(answer);
  throw toCartWith(services, outcome);
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Add to your cart', isUnlisted: true });

export default function AddToCart({ actionData, loaderData: { view, onceKey } }: Route.ComponentProps) {
  if (actionData?.misfits !== undefined) return <MisfitStep misfits={actionData.misfits} />;
  const sent = actionData?.byNumber;
  if (sent !== undefined || (actionData === undefined && view.items.length + view.coupons.length === 0))
    return <AddByNumber outcome={actionData?.outcome} coupon={sent?.coupon ?? ''} onceKey={onceKey} />;
  if (actionData === undefined) return <AddLinkPage view={view} />;
  return (
    <div className="page page-narrow flex flex-col gap-5 py-10">
      <h1>{outcomeTitle(actionData.outcome)}</h1>
      <AddOutcomeContent outcome={actionData.outcome} />
      <p className="flex flex-wrap gap-3">
        <LinkButton to={PATHS.home}>Continue shopping</LinkButton>
      </p>
    </div>
  );
}
