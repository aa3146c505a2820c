import { data, Form, useNavigation } from 'react-router';
import { changeQuickBuy, keepAddress, readQuickBuy } from '#contracts/account/quick-buy.ts';
import type { Reply } from '#contracts/door.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { ADD_CARD_PATH } from '#app/payment/cards-paths.ts';
import { ownText } from '#app/api/own-text.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { addressBody, addressIn, wireFieldNames } from '#app/checkout/address/address-form.ts';
import { NewAddress, type NewAddressAnswer } from '#app/checkout/address/new-address.tsx';
import { completed } from '#app/checkout/address/completed.server.ts';
import { addressView } from '#app/checkout/checkout-view.ts';
import { Lines } from '#app/checkout/step.tsx';
import { paymentName } from '#app/payment/payment-words.ts';
import { BUY_NOW_PATHS } from '#app/checkout/buy-now/buy-now-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Checkbox, RadioCards } from '#app/ui/fields/choices.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import type { Route } from './+types/buy-now-settings.ts';
import '../../checkout/checkout.css';

/** Whether and how who is signed in buys single items at once. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const { addresses, card, ...settings } = requireAnswer(await door(readQuickBuy), url);
  return {
    ...settings,
    name: user && { firstName: user.firstName, lastName: user.lastName },
    addresses: addresses.map(addressView),
    card: card && {
      name: paymentName({ paymentType: 'CREDIT_CARD', ...card, expiryMonth: null, expiryYear: null }).name,
      isExpired: card.isExpired,
    },
    done: ownText(DONE, doneIn(context, url)),
  };
}

const DONE: Readonly<Record<string, string>> = {
  on: 'Buy now is on. You’ll find the button on product pages.',
  off: 'Buy now is off.',
  address: 'The address is saved.',
};

type Answer = NewAddressAnswer & { readonly part: 'settings' | 'address' };

export async function action({ request, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  switch (textIn(form, 'intent')) {
    case 'off':
      requireAnswer(await door(changeQuickBuy, { body: { quickBuyActive: false } }), HERE);
      throw doneAt(context, BUY_NOW_PATHS.settings, 'off');
    case 'address':
      return addAddress(context, form);
    default: {
      const quickBuyAddressId = textIn(form, 'addressId').slice(0, 64);
      const reply = await door(changeQuickBuy, {
        body: {
          quickBuyActive: true,
          quickBuyOverlayPreference: textIn(form, 'showsFirst') === 'on',
          ...(quickBuyAddressId !== '' && { quickBuyAddressId }),
        },
      });
      if (reply.ok) throw doneAt(context, BUY_NOW_PATHS.settings, 'on');
      return refused(reply, { part: 'settings', errors: formErrors(reply, { quickBuyAddressId: 'addressId' }) });
    }
  }
}

const HERE = { pathname: BUY_NOW_PATHS.settings, search: '' };

function refused(reply: Extract<Reply<unknown>, { ok: false }>, answer: Answer) {
  if (reply.code === 'UNAUTHORIZED') requireAnswer(reply, HERE);
  return data<Answer>(answer, refusedWith(reply));
}

/** Keeps the address, which becomes the one that such orders go to. One that is asked about is taken by a second press, as it then stands in the form. */
async function addAddress(context: Route.ActionArgs['context'], form: FormData) {
  const { door } = servicesOf(context);
  const values = await completed(door, addressIn(form));
  const reply = await door(keepAddress, { body: { ...addressBody(values), useAsEntered: textIn(form, 'useAsEntered') === 'on' } });
  if (!reply.ok) return refused(reply, { part: 'address', errors: formErrors(reply, wireFieldNames()), values });
  const { addressId, suggestedAddress: suggested, isDoubted } = reply.body;
  if (addressId === null) return data<Answer>({ part: 'address', errors: [], values, isDoubted, ...(suggested && { suggested }) }, 400);
  requireAnswer(await door(changeQuickBuy, { body: { quickBuyAddressId: addressId } }), HERE);
  throw doneAt(context, BUY_NOW_PATHS.settings, 'address');
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Buy now settings', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function BuyNowSettings({ loaderData: view, actionData }: Route.ComponentProps) {
  const { quickBuyActive, quickBuyAddressId, quickBuyOverlayPreference, addresses, card, done, mayAddAddress } = view;
  const { formData } = useNavigation();
  const isBusy = (intent: string) => formData?.get('intent') === intent;
  const errors = actionData?.part === 'settings' ? actionData.errors : NO_ERRORS;
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Buy now" />
      <h1>Buy now</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        Order a single item from its page, without the cart: it ships to one address and your default card pays. Your cart stays as it is.
      </p>
      <Done>{actionData === undefined && done}</Done>
      <Form method="post" className="card flex flex-col gap-5">
        <ErrorSummary title="Buy now is not on yet" errors={errors} />
        <p>
          {quickBuyActive ? 'Buy now is ' : 'Buy now is turned '}
          <b>{quickBuyActive ? 'on' : 'off'}</b>.
        </p>
        {addresses.length === 0 ? (
          <Notice title="No saved address">Add a delivery address below.</Notice>
        ) : (
          <RadioCards
            legend="Deliver to"
            name="addressId"
            defaultValue={quickBuyAddressId ?? undefined}
            options={addresses.map(({ id, name, lines }) => ({ value: id, label: name, more: <Lines lines={lines} /> }))}
          />
        )}
        <Card card={card} />
        <Checkbox
          label="Show me the order before it is placed"
          name="showsFirst"
          defaultChecked={quickBuyOverlayPreference}
          hint="Without this, one press orders and pays."
        />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="on" isBusy={isBusy('on')}>
            {quickBuyActive ? 'Save' : 'Turn on Buy now'}
          </Button>
          {quickBuyActive && (
            <Button name="intent" value="off" look="secondary" isBusy={isBusy('off')}>
              Turn off
            </Button>
          )}
        </div>
      </Form>
      {mayAddAddress && (
        <NewAddress
          title="Add an address"
          legend="Delivery address"
          name={view.name}
          isOpen={addresses.length === 0}
          answered={actionData?.part === 'address' ? actionData : undefined}
          isBusy={isBusy('address')}
        />
      )}
    </div>
  );
}

function AddCardLink() {
  return (
    <LinkButton to={ADD_CARD_PATH} look="secondary" size="small">
      Add a card
    </LinkButton>
  );
}

function Card({ card }: { card: { name: string; isExpired: boolean } | null }) {
  if (card === null)
    return (
      <Notice title="No saved card" action={<AddCardLink />}>
        Buy now pays with your default card.
      </Notice>
    );
  if (card.isExpired)
    return (
      <Notice tone="warning" title={`${card.name} has expired`} action={<AddCardLink />}>
        Add another one and make it your default card.
      </Notice>
    );
  return (
    <dl className="step-facts">
      <div>
        <dt>Pay with</dt>
        <dd>{card.name}, your default card</dd>
      </div>
    </dl>
  );
}
