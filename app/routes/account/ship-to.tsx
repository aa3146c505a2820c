import { data, Form, redirect, useNavigation } from 'react-router';
import { addShipTo, chooseShipTo, listShipTos } from '#contracts/account/ship-tos.ts';
import { chooseUnit, listOwnUnits } from '#contracts/organization/units.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formError, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { addressBody, addressIn, wireFieldNames } from '#app/checkout/address/address-form.ts';
import { completed } from '#app/checkout/address/completed.server.ts';
import { NewAddress, type NewAddressAnswer } from '#app/checkout/address/new-address.tsx';
import { addressView } from '#app/checkout/checkout-view.ts';
import { Lines } from '#app/checkout/step.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { pathWithin } from '#app/shell/path-within.server.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioCards } from '#app/ui/fields/choices.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import type { Route } from './+types/ship-to.ts';
import '../../checkout/checkout.css';

/** Where the organization of who is signed in has things sent, and which place is chosen. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user, isInProcurement } = servicesOf(context);
  const reply = await door(listShipTos);
  if (!reply.ok && reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  const { shipTos, chosenId, mayChange } = requireAnswer(reply, url);
  // A purchasing system knows of no units, and keeps the list of addresses itself.
  const { units, chosenId: unitId } = isInProcurement ? { units: [], chosenId: null } : requireAnswer(await door(listOwnUnits), url);
  return {
    shipTos: shipTos.map(addressView),
    chosenId,
    mayChange,
    mayAdd: mayChange && !isInProcurement,
    units,
    unitId,
    name: user && { firstName: user.firstName, lastName: user.lastName },
    returnTo: pathWithin(url.searchParams.get('returnTo')),
    isDone: doneIn(context, url) !== undefined,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  if (textIn(form, 'intent') === 'address') {
    const values = await completed(door, addressIn(form));
    const reply = await door(addShipTo, { body: { ...addressBody(values), useAsEntered: textIn(form, 'useAsEntered') === 'on' } });
    if (!reply.ok && reply.code !== 'UNAUTHORIZED')
      return data<NewAddressAnswer>({ errors: formErrors(reply, wireFieldNames()), values }, refusedWith(reply));
    const { shipTo, suggestedAddress: suggested, isDoubted } = requireAnswer(reply, url);
    if (shipTo === null) return data<NewAddressAnswer>({ errors: [], values, isDoubted, ...(suggested && { suggested }) }, 400);
    return doneAt(context, PATHS.shipTo, 'added');
  }
  if (textIn(form, 'intent') === 'unit') {
    const unitReply = await door(chooseUnit, { params: { unitId: textIn(form, 'unitId').slice(0, 64) || '-' } });
    if (!unitReply.ok && unitReply.code !== 'UNAUTHORIZED')
      return data<NewAddressAnswer & { isChoice: true }>(
        { errors: [formError('Choose one of your units.', 'unitId')], isChoice: true },
        refusedWith(unitReply),
      );
    requireAnswer(unitReply, url);
    return redirect(pathWithin(form.get('returnTo')), 303);
  }
  const addressId = textIn(form, 'addressId').slice(0, 64);
  if (addressId === '')
    return data<NewAddressAnswer & { isChoice: true }>({ errors: [formError('Choose an address.', 'addressId')], isChoice: true }, 400);
  const reply = await door(chooseShipTo, { params: { addressId } });
  if (!reply.ok && reply.code !== 'UNAUTHORIZED')
    return data<NewAddressAnswer & { isChoice: true }>(
      { errors: [formError('That address can’t be chosen.', 'addressId')], isChoice: true },
      refusedWith(reply),
    );
  requireAnswer(reply, url);
  return redirect(pathWithin(form.get('returnTo')), 303);
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Ship-to address', isUnlisted: true });

export default function ShipTo({ loaderData, actionData }: Route.ComponentProps) {
  const { shipTos, chosenId, mayChange, mayAdd, units, unitId, name, returnTo, isDone } = loaderData;
  const { formData } = useNavigation();
  const isChoice = actionData !== undefined && 'isChoice' in actionData;
  const chosen = shipTos.find(({ id }) => id === chosenId);
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Ship-to address" />
      <h1>Ship-to address</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        Your orders go here, and delivery dates are for this place. You can still change it for one order at checkout.
      </p>
      <Done>{isDone && 'The address is saved, and your orders go there now.'}</Done>
      <ErrorSummary errors={isChoice ? actionData.errors : []} />
      {units.length > 0 && (
        <Form method="post" className="card mb-5 flex flex-col gap-5" reloadDocument>
          <input type="hidden" name="returnTo" value={returnTo} />
          <RadioCards
            legend="Order for"
            name="unitId"
            defaultValue={unitId ?? undefined}
            options={units.map((unit) => ({ value: unit.unitId, label: unit.name, more: unit.place ?? undefined }))}
          />
          <Button name="intent" value="unit">
            Order for this unit
          </Button>
        </Form>
      )}
      {mayChange ? (
        <Form method="post" className="card flex flex-col gap-5" reloadDocument>
          <input type="hidden" name="returnTo" value={returnTo} />
          <RadioCards
            legend="Ship to"
            name="addressId"
            defaultValue={chosenId ?? undefined}
            options={shipTos.map(({ id, name: who, lines }) => ({
              value: id,
              label: who === '' ? (lines[0] ?? '') : who,
              more: <Lines lines={who === '' ? lines.slice(1) : lines} />,
            }))}
          />
          <Button>Ship to this address</Button>
        </Form>
      ) : (
        <div className="card">
          {chosen === undefined ? (
            <p>No address is set.</p>
          ) : (
            <Lines lines={[chosen.name, ...chosen.lines].filter((line) => line !== '')} />
          )}
          <Notice title="Your organization sets this address">Ask your administrator to change it.</Notice>
        </div>
      )}
      {mayAdd && (
        <NewAddress
          title="Add a ship-to address"
          legend="Ship-to address"
          name={name}
          isOpen={shipTos.length === 0}
          answered={isChoice ? undefined : actionData}
          isBusy={formData?.get('intent') === 'address'}
        />
      )}
    </div>
  );
}
