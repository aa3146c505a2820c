import { data, Form, useNavigation } from 'react-router';
import { changeOwnAddress, listOwnAddresses, makeDefaultAddress, removeOwnAddress } from '#contracts/account/own-addresses.ts';
import { keepAddress } from '#contracts/account/quick-buy.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { ADDRESSES_PATH } from '#app/account/addresses-path.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { addressBody, addressIn, wireFieldNames } from '#app/checkout/address/address-form.ts';
import { completed } from '#app/checkout/address/completed.server.ts';
import { NewAddress, NewAddressForm, type NewAddressAnswer } from '#app/checkout/address/new-address.tsx';
import { addressView, type AddressView } from '#app/checkout/checkout-view.ts';
import { Lines } from '#app/checkout/step.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/addresses.ts';
import '../../checkout/checkout.css';
import '../../account/styles/printers.css';

const DONE: Readonly<Record<string, string>> = {
  added: 'Address saved.',
  changed: 'Address changed. Orders you placed before keep the one they were sent to.',
  default: 'Default address changed.',
  removed: 'Address removed. Orders you placed before are not affected.',
};

/** The addresses that who is signed in keeps. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const reply = await door(listOwnAddresses);
  if (!reply.ok && reply.code === 'FORBIDDEN') throw data(null, { status: 404 });
  const { addresses, defaultId, hasDefault, mayAdd, mostAddresses } = requireAnswer(reply, url);
  const own = addresses.map(addressView);
  const named = (query: string) => own.find(({ id }) => id === url.searchParams.get(query));
  return {
    addresses: own,
    defaultId,
    hasDefault,
    mayAdd,
    mostAddresses,
    asked: named('remove'),
    edited: named('edit'),
    name: user && { firstName: user.firstName, lastName: user.lastName },
    done: ownText(DONE, doneIn(context, url)),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const addressId = textIn(form, 'addressId').slice(0, 64) || '-';
  switch (textIn(form, 'intent')) {
    case 'remove': {
      // One that is gone already is gone, as it was asked to be.
      const reply = await door(removeOwnAddress, { params: { addressId } });
      if (!reply.ok && reply.code === 'NOT_FOUND') throw doneAt(context, ADDRESSES_PATH, 'removed');
      requireAnswer(reply, url);
      throw doneAt(context, ADDRESSES_PATH, 'removed');
    }
    case 'default':
      requireAnswer(await door(makeDefaultAddress, { params: { addressId } }), url);
      throw doneAt(context, ADDRESSES_PATH, 'default');
    default: {
      const values = await completed(door, addressIn(form));
      const body = { ...addressBody(values), useAsEntered: textIn(form, 'useAsEntered') === 'on' };
      const isNew = addressId === '-';
      const reply = isNew ? await door(keepAddress, { body }) : await door(changeOwnAddress, { params: { addressId }, body });
      if (!reply.ok && (reply.code === 'ADDRESS_INVALID' || reply.code === 'INVALID_REQUEST'))
        return data<NewAddressAnswer>({ errors: formErrors(reply, wireFieldNames()), values }, refusedWith(reply));
      const { addressId: kept, suggestedAddress: suggested, isDoubted } = requireAnswer(reply, url);
      if (kept === null) return data<NewAddressAnswer>({ errors: [], values, isDoubted, ...(suggested && { suggested }) }, 400);
      throw doneAt(context, ADDRESSES_PATH, isNew ? 'added' : 'changed');
    }
  }
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your addresses', isUnlisted: true });

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, defaultId, hasDefault, mayAdd, mostAddresses, asked, edited, name, done } = loaderData;
  const others = addresses.filter(({ id }) => id !== edited?.id);
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === 'address';
  return (
    <div className="page page-narrow py-8">
      <AccountTrail here="Your addresses" />
      <h1>Your addresses</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        {hasDefault
          ? 'Your default address is the one we suggest at checkout.'
          : 'You can choose these at checkout, beside your organization’s ship-to addresses.'}{' '}
        {mayAdd
          ? `You can save ${mostAddresses} addresses.`
          : `You have ${mostAddresses} saved addresses, and that is the most. Remove one to add another.`}
      </p>
      <Done>{asked === undefined && edited === undefined && actionData === undefined && done}</Done>
      {asked !== undefined && <Remove address={asked} />}
      {edited !== undefined && (
        <section className="card mb-5" aria-labelledby="edit-title">
          <h2 id="edit-title">Change address</h2>
          <NewAddressForm
            legend="Address"
            name={edited.fields}
            addressId={edited.id}
            answered={actionData}
            isBusy={isBusy}
            action={`${ADDRESSES_PATH}?edit=${encodeURIComponent(edited.id)}`}
          />
          <a className="link inline-flex min-h-11 items-center" href={ADDRESSES_PATH}>
            Cancel
          </a>
        </section>
      )}
      {addresses.length === 0 && edited === undefined ? (
        <EmptyState title="No saved addresses">Add one here, or check “Save this address for next time” at checkout.</EmptyState>
      ) : (
        <ul className="printers">
          {others.map((address) => (
            <OwnAddress key={address.id} address={address} isDefault={hasDefault ? address.id === defaultId : undefined} />
          ))}
        </ul>
      )}
      {mayAdd && edited === undefined && (
        <NewAddress
          // Saved is saved: the next one begins empty, and closed.
          key={addresses.length}
          title="Add an address"
          legend="New address"
          name={name}
          isOpen={addresses.length === 0}
          answered={actionData}
          isBusy={isBusy}
          action={ADDRESSES_PATH}
        />
      )}
    </div>
  );
}

/** Asks before an address is removed: it cannot be taken back. */
function Remove({ address: { id, lines } }: { address: AddressView }) {
  return (
    <div className="mb-4">
      <Notice
        tone="warning"
        title={`Remove ${lines[0] ?? 'this address'}?`}
        action={
          <Form method="post" action={ADDRESSES_PATH} className="flex flex-wrap gap-3">
            <input type="hidden" name="addressId" value={id} />
            <Button look="danger" size="small" name="intent" value="remove">
              Remove address
            </Button>
            <a className="link inline-flex min-h-11 items-center" href={ADDRESSES_PATH}>
              Keep it
            </a>
          </Form>
        }
      >
        {lines.slice(1).join(', ')}
      </Notice>
    </div>
  );
}

function OwnAddress({ address: { id, name, lines, phone }, isDefault }: { address: AddressView; isDefault: boolean | undefined }) {
  const place = <span className="hearable"> {lines.join(', ')}</span>;
  return (
    <li className="printer">
      <div className="printer-head">
        <div className="printer-words">
          <h2 className="text-md">
            {name} {isDefault === true && <Badge>Default</Badge>}
          </h2>
          <Lines lines={[...lines, ...(phone === undefined ? [] : [phone])]} />
        </div>
        <div className="flex flex-wrap items-center gap-x-4">
          {isDefault === false && (
            <Form method="post" action={ADDRESSES_PATH} preventScrollReset>
              <input type="hidden" name="addressId" value={id} />
              <Button look="quiet" name="intent" value="default">
                Make default{place}
              </Button>
            </Form>
          )}
          <a className="link inline-flex min-h-11 items-center" href={`${ADDRESSES_PATH}?edit=${id}`}>
            Change{place}
          </a>
          <a className="link inline-flex min-h-11 items-center" href={`${ADDRESSES_PATH}?remove=${id}`}>
            Remove{place}
          </a>
        </div>
      </div>
    </li>
  );
}
