import { data, Form, Link, useNavigation } from 'react-router';
import { requestQuote } from '#contracts/quotes/quotes.ts';
import { LONGEST_QUOTE_TEXT } from '#domain/quotes/offer.ts';
import { doneAt } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { proposalOf, readRequest, type Proposal, type TypedRequest } from '#app/quotes/new-quote.server.ts';
import { quotePath, QUOTES_PATH } from '#app/organization/quote-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { Route } from './+types/new-quote.ts';
import '../../quotes/quotes.css';

/** What is in the cart, or was asked for before, to be asked for. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, tenant, user } = servicesOf(context);
  if (user === undefined) requireAnswer({ ok: false, code: 'UNAUTHORIZED' }, url);
  if (tenant !== 'SBA' || user?.accountName === undefined)
    requireAnswer({ ok: false, code: 'FORBIDDEN', message: 'Quotes are for people who buy for an organization.' }, url);
  const asked = (name: string, most: number) => (url.searchParams.get(name) ?? '').slice(0, most);
  return { again: asked('again', 20), ...(await proposalOf(door, asked('again', 20), asked('items', LONGEST_ITEMS))) };
}

/** So much of typed item numbers is read: it stands in the address. */
const LONGEST_ITEMS = 1000;

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { typed, rows } = readRequest(form);
  const formKey = textIn(form, 'formKey');
  const reply = await servicesOf(context).door(requestQuote, {
    body: { rows, note: textIn(form, 'note'), neededBy: textIn(form, 'neededBy'), ...(isUuid(formKey) && { formKey }) },
  });
  if (reply.ok) throw doneAt(context, quotePath(reply.body.quoteNumber), 'asked');
  if (reply.code !== 'INVALID_REQUEST' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
  const fields = Object.fromEntries(
    rows.flatMap(({ itemId }, at) => [
      [`rows.${at}.itemId`, `qty-${itemId}`],
      [`rows.${at}.qty`, `qty-${itemId}`],
      [`rows.${at}.target`, `target-${itemId}`],
    ]),
  );
  return data({ errors: formErrors(reply, { ...fields, note: 'note', neededBy: 'neededBy' }), typed }, refusedWith(reply));
}

const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Request a quote', isUnlisted: true });

export default function NewQuote({ loaderData, actionData }: Route.ComponentProps) {
  const { rows } = loaderData;
  return (
    <div className="page pb-8">
      <Breadcrumbs
        trail={[
          { name: 'Home', href: PATHS.home },
          { name: 'Quotes', href: QUOTES_PATH },
        ]}
        here="Request a quote"
      />
      <h1>Request a quote</h1>
      {rows.length === 0 ? (
        <>
          <p className="mb-4 max-w-prose text-ink-soft">
            What do you need? Type or paste item numbers here, or request a quote from{' '}
            <Link className="link" to={cartPath('SBA')}>
              your cart
            </Link>
            .
          </p>
          <TypeItems proposal={loaderData} again={loaderData.again} />
        </>
      ) : (
        <>
          <div className="mt-2">
            <Disclosure summary="Ask about more items" isOpen={loaderData.notFound.length > 0}>
              <TypeItems proposal={loaderData} again={loaderData.again} />
            </Disclosure>
          </div>
          <RequestForm proposal={loaderData} errors={actionData?.errors ?? []} typed={actionData?.typed} />
        </>
      )}
    </div>
  );
}

/** Names items by their numbers: the page is opened anew with them. */
function TypeItems({ proposal: { typed, notFound }, again }: { proposal: Proposal; again: string }) {
  return (
    <Form method="get" className="quote-form quote-request" preventScrollReset>
      {again !== '' && <input type="hidden" name="again" value={again} />}
      <TextAreaField
        key={typed}
        label="Item numbers and quantities"
        name="items"
        rows={4}
        maxLength={LONGEST_ITEMS}
        hint="One item per line, such as 100001 2"
        defaultValue={typed}
        error={notFound.length === 0 ? undefined : `We don’t have ${notFound.join(', ')}. Check the number.`}
      />
      <Button look="secondary">Add these items</Button>
    </Form>
  );
}

type FormProps = { readonly proposal: Proposal; readonly errors: readonly FormError[]; readonly typed: TypedRequest | undefined };

function RequestForm({ proposal: { rows, hasPrices, formKey }, errors, typed }: FormProps) {
  const { state, formMethod } = useNavigation();
  const valueOf = (name: string, usual = '') => typed?.fields[name] ?? usual;
  return (
    <Form method="post" className="quote-form quote-request">
      <p className="max-w-prose text-ink-soft">
        Tell us what you need. Your sales representative answers with an offer, and you decide whether to take it. Your cart stays as it is.
      </p>
      <ErrorSummary errors={errors} />
      <input type="hidden" name="formKey" value={formKey} />
      <ul className="quote-rows">
        {rows.map(({ itemId, name, qty, price }) => (
          <li key={itemId}>
            <label className="quote-take">
              <input type="checkbox" name="take" value={itemId} defaultChecked={typed === undefined || typed.taken.includes(itemId)} />
              <span className="hearable">Ask about {name}</span>
            </label>
            <p className="quote-item">
              <strong>{name}</strong>
              <small className="figures">
                Item {itemId} · {price} each
              </small>
            </p>
            <div className="quote-qty">
              <TextField
                label="Quantity"
                name={`qty-${itemId}`}
                inputMode="numeric"
                maxLength={5}
                defaultValue={valueOf(`qty-${itemId}`, String(qty))}
                error={errorAt(errors, `qty-${itemId}`)}
              />
            </div>
            {hasPrices && (
              <TextField
                label="Target price"
                isOptional
                name={`target-${itemId}`}
                inputMode="decimal"
                maxLength={12}
                defaultValue={valueOf(`target-${itemId}`)}
                error={errorAt(errors, `target-${itemId}`)}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="quote-fields">
        <TextField
          label="Needed by"
          isOptional
          type="date"
          name="neededBy"
          defaultValue={valueOf('neededBy')}
          error={errorAt(errors, 'neededBy')}
        />
      </div>
      <TextAreaField
        label="Anything we should know?"
        isOptional
        name="note"
        rows={4}
        maxLength={LONGEST_QUOTE_TEXT}
        defaultValue={valueOf('note')}
        error={errorAt(errors, 'note')}
      />
      <Button isBusy={state !== 'idle' && formMethod === 'POST'}>Request a quote</Button>
    </Form>
  );
}
