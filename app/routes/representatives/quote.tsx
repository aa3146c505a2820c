import { data, Form, Link, useNavigation } from 'react-router';
import type { Quote } from '#contracts/quotes/quote.ts';
import { endQuote, getQuoteToOffer, offerQuote, writeToBuyer } from '#contracts/quotes/offers.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { LONGEST_QUOTE_TEXT } from '#domain/quotes/offer.ts';
import { USUAL_OFFER_DAYS } from '#domain/quotes/quote-days.ts';
import { addDays, monthDay } from '#domain/shared/calendar.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { WORK_PATHS, workQuotePath } from '#app/operations/work-paths.ts';
import { readOffer, type TypedOffer } from '#app/quotes/offer-form.server.ts';
import { AskedRows, EarlierOffers, OfferChanges, OfferTable, Talk, type ShownEntry } from '#app/quotes/quote-parts.tsx';
import { quoteTone } from '#app/quotes/quote-words.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Done } from '#app/ui/notice.tsx';
import type { Route } from './+types/quote.ts';
import '../../organization/organization.css';
import '../../styles/said-list.css';
import '../../quotes/quotes.css';

const DONE: Readonly<Record<string, string>> = {
  offered: 'Offer sent. We emailed the customer.',
  said: 'Sent.',
  ended: 'Done. We emailed the customer.',
};

/** One quote, for whoever makes the offer. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { door, now } = servicesOf(context);
  const { quote, prices } = requireAnswer(await door(getQuoteToOffer, { params }), url);
  return {
    quote,
    prices,
    asked: momentText(quote.askedAt),
    entries: quote.entries.map((entry) => ({ ...entry, when: momentText(entry.at) })),
    form: formOf(quote, prices, shopDay(now())),
    done: ownText(DONE, doneIn(context, url)) ?? '',
  };
}

/** How many rows an offer's form has beside those of the request: for what is offered on top. */
const EXTRA_ROWS = 2;

type OfferFormData = ReturnType<typeof formOf>;

/** What the form of an offer begins with: the newest offer, else what was asked for, at the price that was hoped for or is paid today. */
function formOf({ offers, rows }: Pick<Quote, 'offers' | 'rows'>, prices: readonly { itemId: string; ownPrice: number }[], today: string) {
  const [newest] = offers;
  const priceOf = (itemId: string, target: number | undefined) => target ?? prices.find((one) => one.itemId === itemId)?.ownPrice;
  const known = newest?.rows.map(({ itemId, name, qty, fullUnitPrice }) => ({ itemId, name, qty, price: fullUnitPrice.toFixed(2) }));
  return {
    version: newest?.version ?? 0,
    rows: known ?? rows.map(({ itemId, name, qty, target }) => ({ itemId, name, qty, price: priceOf(itemId, target)?.toFixed(2) ?? '' })),
    discount: newest === undefined || newest.discountPercent === 0 ? '' : String(newest.discountPercent),
    validUntil: newest !== undefined && newest.validUntil >= today ? newest.validUntil : addDays(today, USUAL_OFFER_DAYS),
    note: newest?.note ?? '',
  };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  const text = textIn(form, 'text').trim().slice(0, LONGEST_QUOTE_TEXT);
  const here = workQuotePath(params.quoteNumber);
  if (intent === 'offer') {
    const { typed, places, body } = readOffer(form);
    const reply = await door(offerQuote, { params, body });
    if (reply.ok) throw doneAt(context, here, 'offered');
    if (!IS_TOLD.has(reply.code)) requireAnswer(reply, url);
    const fields = Object.fromEntries(
      places.flatMap((place, at) => [
        [`rows.${at}.itemId`, `item-${place}`],
        [`rows.${at}.qty`, `qty-${place}`],
        [`rows.${at}.unitPrice`, `price-${place}`],
      ]),
    );
    const errors = formErrors(reply, { ...fields, discountPercent: 'discount', validUntil: 'validUntil', note: 'note' });
    return data({ intent, errors, typed, text: '' }, refusedWith(reply));
  }
  if (intent !== 'message' && intent !== 'refuse' && intent !== 'withdraw') throw data(null, { status: 400 });
  if (text === '') return data({ intent, errors: [formError('Write something first.', intent)], typed: undefined, text }, 400);
  const version = Number(textIn(form, 'version'));
  const seen = Number.isSafeInteger(version) && version >= 0 ? version : 0;
  const reply =
    intent === 'message'
      ? await door(writeToBuyer, { params, body: { text } })
      : await door(endQuote, { params, body: { act: intent === 'refuse' ? 'REFUSE' : 'WITHDRAW', version: seen, text } });
  if (reply.ok) throw intent === 'message' ? doneAt(context, `${here}#said`, 'said') : doneAt(context, here, 'ended');
  if (!IS_TOLD.has(reply.code)) requireAnswer(reply, url);
  return data({ intent, errors: formErrors(reply, []), typed: undefined, text }, refusedWith(reply));
}

/** What is told on the page itself. */
const IS_TOLD: ReadonlySet<string> = new Set(['QUOTE_CHANGED', 'TOO_MANY_REQUESTS', 'INVALID_REQUEST', 'FORBIDDEN']);

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches[0].loaderData, { title: `Quote ${params.quoteNumber}`, isUnlisted: true });

export default function QuoteToOffer({ loaderData: { quote, prices, asked, entries, form, done }, actionData }: Route.ComponentProps) {
  const { quoteNumber, state, stands, buyer, accountName, neededBy, note, rows, offers, may } = quote;
  const [offer, ...earlier] = offers;
  const wish = newestWish(entries);
  const errors = actionData?.errors ?? [];
  const version = offer?.version ?? 0;
  const textOf = (intent: string) => (actionData?.intent === intent ? actionData.text : '');
  return (
    <div className="page py-8">
      <Breadcrumbs trail={[{ name: 'Customer quotes', href: WORK_PATHS.quotes }]} here={`Quote ${quoteNumber}`} />
      <div className="mb-4">
        <h1>Quote {quoteNumber}</h1>
        <p className="mt-1 text-ink-soft">
          <Badge tone={quoteTone(state)}>{stands}</Badge> · {buyer}, {accountName} · asked {asked}
          {neededBy !== null && ` · needed by ${monthDay(neededBy)}`}
        </p>
      </div>
      <Done>{errors.length === 0 ? done : ''}</Done>
      <ErrorSummary errors={errors} />
      <div className="quote-main">
        {wish !== undefined && (
          <section aria-labelledby="wish-title" className="card">
            <h2 id="wish-title">{wish.kind === 'CHANGE_ASKED' ? `${buyer} asked for a change` : `New from ${buyer}`}</h2>
            <p className="figures text-sm text-ink-soft">{wish.when}</p>
            <p className="quote-said">{wish.text}</p>
          </section>
        )}
        <section aria-labelledby="asked-title">
          <h2 id="asked-title">What was asked for</h2>
          <AskedRows rows={rows} />
          {note !== '' && <p className="quote-said">{note}</p>}
        </section>
        {prices.length > 0 && may.offer && (
          <PricesNow prices={inOrderOf(form.rows, prices)} names={new Map(form.rows.map(({ itemId, name }) => [itemId, name]))} />
        )}
        {may.offer && <OfferForm form={form} errors={errors} typed={actionData?.typed} />}
        {offer !== undefined && (
          <section aria-labelledby="offer-title">
            <h2 id="offer-title">{offer.version === 1 ? 'The offer' : `The offer, version ${offer.version}`}</h2>
            <p className="mb-2 text-ink-soft">
              Good through {monthDay(offer.validUntil)} · by {offer.by}
            </p>
            <OfferTable offer={offer} />
            {offer.note !== '' && <p className="quote-said">{offer.note}</p>}
            <OfferChanges changes={offer.changes} />
          </section>
        )}
        <EarlierOffers offers={earlier} />
        <Talk entries={entries}>
          {may.write && (
            <Say
              intent="message"
              label={`Message to ${buyer}`}
              button="Send message"
              text={textOf('message')}
              version={version}
              errors={errors}
            />
          )}
        </Talk>
        {may.refuse && (
          <Ending title="Decline this request">
            <Say
              intent="refuse"
              label="Why? The customer reads this."
              button="Decline request"
              text={textOf('refuse')}
              version={version}
              errors={errors}
            />
          </Ending>
        )}
        {may.withdraw && (
          <Ending title="Withdraw the offer">
            <Say
              intent="withdraw"
              label="Why? The customer reads this."
              button="Withdraw offer"
              text={textOf('withdraw')}
              version={version}
              errors={errors}
            />
          </Ending>
        )}
      </div>
      <p className="mt-6">
        <Link className="link" to={WORK_PATHS.quotes}>
          All quotes
        </Link>
      </p>
    </div>
  );
}

/** What the customer wrote last, beside the request itself, as long as nobody of ours has answered it. */
function newestWish(entries: readonly ShownEntry[]): ShownEntry | undefined {
  const open = entries.slice(entries.findLastIndex(({ isOurs }) => isOurs) + 1);
  return open.findLast(({ kind, text }) => kind !== 'ASKED' && text !== '');
}

/** Prices in the order of the rows that they are for. */
function inOrderOf(rows: readonly { readonly itemId: string }[], prices: Prices): Prices {
  const places = new Map(rows.map(({ itemId }, at) => [itemId, at]));
  return prices.toSorted((a, b) => (places.get(a.itemId) ?? rows.length) - (places.get(b.itemId) ?? rows.length));
}

type Prices = Route.ComponentProps['loaderData']['prices'];

/** More than so many is as many as anybody asks for. */
const MOST_TOLD = 100_000;

function stockText(inStock: number | null): string {
  if (inStock === null) return '–';
  return inStock > MOST_TOLD ? `${MOST_TOLD.toLocaleString('en-US')}+` : inStock.toLocaleString('en-US');
}

/** What everybody pays, and this customer, for as many. */
function PricesNow({ prices, names }: { prices: Prices; names: ReadonlyMap<string, string> }) {
  return (
    <section aria-labelledby="prices-title">
      <h2 id="prices-title">Prices today</h2>
      <table className="organization-table">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className="amount">
              List price
            </th>
            <th scope="col" className="amount">
              Customer pays
            </th>
            <th scope="col" className="amount">
              In stock
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ itemId, listPrice, ownPrice, inStock }) => (
            <tr key={itemId}>
              <th scope="row">
                <strong>{names.get(itemId) ?? `Item ${itemId}`}</strong>
                <small className="figures">Item {itemId}</small>
              </th>
              <td data-label="List price" className="figures amount">
                {formatDollars(listPrice)}
              </td>
              <td data-label="Customer pays" className="figures amount">
                {formatDollars(ownPrice)}
              </td>
              <td data-label="In stock" className="figures amount">
                {stockText(inStock)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type OfferFormProps = { readonly form: OfferFormData; readonly errors: readonly FormError[]; readonly typed: TypedOffer | undefined };

function OfferForm({ form, errors, typed }: OfferFormProps) {
  const { state, formData } = useNavigation();
  const rows = [...form.rows, ...Array.from({ length: EXTRA_ROWS }, () => undefined)];
  const value = (name: string, usual: string) => typed?.[name] ?? usual;
  return (
    <section className="card" aria-labelledby="offer-form-title">
      <h2 id="offer-form-title">{form.version === 0 ? 'Make an offer' : 'Make a new offer'}</h2>
      <Form method="post" className="quote-form">
        <input type="hidden" name="intent" value="offer" />
        <input type="hidden" name="version" value={form.version} />
        <input type="hidden" name="count" value={rows.length} />
        <p className="text-sm text-ink-soft">
          Another item number offers something else instead. Clear an item number to leave that row out.
        </p>
        <ul className="offer-rows">
          {rows.map((row, at) => (
            <li key={at}>
              <p className="quote-item">{row === undefined ? 'Another item' : <strong>{row.name}</strong>}</p>
              <TextField
                label="Item number"
                name={`item-${at}`}
                maxLength={40}
                autoComplete="off"
                defaultValue={value(`item-${at}`, row?.itemId ?? '')}
                error={errorAt(errors, `item-${at}`)}
              />
              <TextField
                label="Quantity"
                name={`qty-${at}`}
                inputMode="numeric"
                maxLength={6}
                autoComplete="off"
                defaultValue={value(`qty-${at}`, row === undefined ? '' : String(row.qty))}
                error={errorAt(errors, `qty-${at}`)}
              />
              <TextField
                label="Price each"
                name={`price-${at}`}
                inputMode="decimal"
                maxLength={12}
                autoComplete="off"
                defaultValue={value(`price-${at}`, row?.price ?? '')}
                error={errorAt(errors, `price-${at}`)}
              />
            </li>
          ))}
        </ul>
        <div className="quote-fields">
          <TextField
            label="Percent off all items"
            isOptional
            name="discount"
            inputMode="decimal"
            maxLength={6}
            autoComplete="off"
            defaultValue={value('discount', form.discount)}
            error={errorAt(errors, 'discount')}
          />
          <TextField
            label="Good through"
            type="date"
            name="validUntil"
            defaultValue={value('validUntil', form.validUntil)}
            error={errorAt(errors, 'validUntil')}
          />
        </div>
        <TextAreaField
          label="Note to the customer"
          isOptional
          name="note"
          rows={3}
          maxLength={LONGEST_QUOTE_TEXT}
          defaultValue={value('note', form.note)}
          error={errorAt(errors, 'note')}
        />
        <Button isBusy={state !== 'idle' && formData?.get('intent') === 'offer'}>Send offer</Button>
      </Form>
    </section>
  );
}

function Ending({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="quote-earlier disclosure">
      <summary>{title}</summary>
      <div className="p-4">{children}</div>
    </details>
  );
}

type SayProps = {
  intent: string;
  label: string;
  button: string;
  text: string;
  /** Of the offer that is shown. */
  version: number;
  errors: readonly FormError[];
};

function Say({ intent, label, button, text, version, errors }: SayProps) {
  const { state, formData } = useNavigation();
  return (
    <Form method="post" className="quote-form">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      <TextAreaField
        label={label}
        id={`field-${intent}`}
        name="text"
        rows={3}
        maxLength={LONGEST_QUOTE_TEXT}
        defaultValue={text}
        error={errorAt(errors, intent)}
      />
      <Button look="secondary" isBusy={state !== 'idle' && formData?.get('intent') === intent}>
        {button}
      </Button>
    </Form>
  );
}
