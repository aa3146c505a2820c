import { data, redirect } from 'react-router';
import { addItems } from '#contracts/cart.ts';
import { ERRORS } from '#contracts/errors.ts';
import { quantityInField, submittedQuantity } from '#domain/catalog/quantity-field.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { outcomeOf, refusedOutcome, type AddOutcome } from '#app/catalog/add-outcome.ts';
import { readAddForm } from '#app/catalog/add-form.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { LinkButton } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/add-to-cart.ts';

/** Adds an item. A page with scripts gets the outcome; without them the cart is shown, or what kept the item out of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { door, tenant } = servicesOf(context);
  const form = readAddForm(await request.formData());
  const quantity = submittedQuantity(quantityInField(form.qty));
  const { itemId, deliveryType, pickupStoreNumber } = form;
  const reply = await door(addItems, { body: { items: [{ itemId, qty: quantity, deliveryType, pickupStoreNumber }] } });
  const outcome = reply.ok
    ? outcomeOf(itemId, reply.body)
    : refusedOutcome(itemId, reply.code, reply.message ?? ERRORS[reply.code].message);
  if (form.wantsOutcome) return outcome;
  if (outcome.line !== undefined) throw redirect(`${cartPath(tenant)}?cartItemIds=${encodeURIComponent(outcome.line.lineId)}`);
  return data(outcome, { status: 400 });
}

/** A connection that is gone is an outcome, too: the page stays as it is. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs): Promise<AddOutcome> {
  const itemId = textIn(await request.clone().formData(), 'itemId');
  try {
    return await serverAction();
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    return refusedOutcome(itemId, 'TECHNICAL_PROBLEM', "Sorry, something went wrong. It's us, not you. Try again in a few minutes.");
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Not added to your cart', isUnlisted: true });

export default function AddToCart({ actionData }: Route.ComponentProps) {
  // This address is for forms: whoever comes by a link has added nothing.
  if (actionData === undefined)
    return (
      <div className="page page-narrow py-10">
        <EmptyState isPageTitle title="Nothing to add" actions={<LinkButton to={PATHS.home}>Go on shopping</LinkButton>} />
      </div>
    );
  return (
    <div className="page page-narrow flex flex-col gap-5 py-10">
      <h1>Not added to your cart</h1>
      {actionData.messages.map((message) => (
        <Notice key={message.code} tone={message.tone}>
          {message.text}
        </Notice>
      ))}
      <p className="flex flex-wrap gap-3">
        <LinkButton to={PATHS.home}>Go on shopping</LinkButton>
      </p>
    </div>
  );
}
