import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { orderQuote } from '#contracts/quotes/order.ts';
import { answerQuote, getQuote, writeAboutQuote } from '#contracts/quotes/quotes.ts';
import type { Quote } from '#contracts/quotes/quote.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { LONGEST_QUOTE_TEXT } from '#domain/quotes/offer.ts';
import { monthDay } from '#domain/shared/calendar.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { errorAt, formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { askAgainPath, quotePath, QUOTES_PATH } from '#app/organization/quote-paths.ts';
import { AskedRows, EarlierOffers, OfferChanges, OfferTable, SalesRepCard, Talk } from '#app/quotes/quote-parts.tsx';
import { quoteTone } from '#app/quotes/quote-words.ts';
import { orderPath } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/quote.ts';
import '../../organization/organization.css';
import '../../styles/said-list.css';
import '../../quotes/quotes.css';

const DONE: Readonly<Record<string, string>> = {
  asked: 'Request sent. We’ll email you as soon as there’s an offer.',
  said: 'Sent.',
  changed: 'Sent. We’ll email you our new offer.',
  accepted: 'Offer accepted. Order at these prices whenever you’re ready.',
  declined: 'Offer declined.',
  withdrawn: 'Withdrawn.',
};

/** One quote, with what can be done about it now. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const quote = requireAnswer(await servicesOf(context).door(getQuote, { params }), url);
  return {
    quote,
    asked: momentText(quote.askedAt),
    entries: quote.entries.map((entry) => ({ ...entry, when: momentText(entry.at) })),
    done: ownText(DONE, doneIn(context, url)) ?? '',
  };
}

const ANSWERS = { accept: 'ACCEPT', decline: 'DECLINE', change: 'ASK_CHANGE', withdraw: 'WITHDRAW' } as const;
const TOLD: Readonly<Record<keyof typeof ANSWERS, string>> = {
  accept: 'accepted',
  decline: 'declined',
  change: 'changed',
  withdraw: 'withdrawn',
};
const isAnswer = (intent: string): intent is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, intent);

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  const text = textIn(form, 'text').trim();
  const failed = (errors: readonly FormError[], init: Parameters<typeof data>[1]) => data({ intent, errors, text, missing: [] }, init);
  if (intent === 'order') {
    const reply = await door(orderQuote, { params });
    if (!reply.ok && reply.code !== 'QUOTE_CHANGED' && reply.code !== 'CART_STATUS_ERROR') requireAnswer(reply, url);
    if (!reply.ok) return failed(formErrors(reply, []), refusedWith(reply));
    const { missing } = reply.body;
    if (missing.length === 0) throw redirect(cartPath('SBA'), 303);
    return data({ intent, errors: [], text: '', missing });
  }
  if (intent === 'message') {
    if (text === '') return failed([formError('Write something first.', 'text')], 400);
    const reply = await door(writeAboutQuote, { params, body: { text: text.slice(0, LONGEST_QUOTE_TEXT) } });
    if (reply.ok) throw doneAt(context, `${quotePath(params.quoteNumber)}#said`, 'said');
    if (reply.code !== 'QUOTE_CHANGED' && reply.code !== 'TOO_MANY_REQUESTS') requireAnswer(reply, url);
    return failed(formErrors(reply, []), refusedWith(reply));
  }
  if (!isAnswer(intent)) throw data(null, { status: 400 });
  const version = Number(textIn(form, 'version'));
  const reply = await door(answerQuote, {
    params,
    body: {
      act: ANSWERS[intent],
      text: text.slice(0, LONGEST_QUOTE_TEXT),
      version: Number.isSafeInteger(version) && version >= 0 ? version : 0,
    },
  });
  if (reply.ok) throw doneAt(context, quotePath(params.quoteNumber), TOLD[intent]);
  if (reply.code !== 'QUOTE_CHANGED' && reply.code !== 'TOO_MANY_REQUESTS' && reply.code !== 'INVALID_REQUEST') requireAnswer(reply, url);
  return failed(formErrors(reply, { text: 'change' }), refusedWith(reply));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches[0].loaderData, { title: `Quote ${params.quoteNumber}`, isUnlisted: true });

export default function QuotePage({ loaderData: { quote, asked, entries, done }, actionData }: Route.ComponentProps) {
  const { quoteNumber, state, stands, buyer, isOwn, neededBy, note, rows, offers, salesRep, orderNumber, may } = quote;
  const [offer, ...earlier] = offers;
  const errors = actionData?.errors ?? [];
  // What somebody wrote to an offer that there is no more stands in the form that there is now, or to be copied.
  const typedTo = (intent: string) => (actionData?.intent === intent ? actionData.text : '');
  const message = typedTo('message') || (may.askChange ? '' : typedTo('change'));
  const { state: going, formData } = useNavigation();
  const busy = going === 'idle' ? undefined : formData?.get('intent');
  return (
    <div className="page pb-8">
      <Breadcrumbs
        trail={[
          { name: 'Home', href: PATHS.home },
          { name: 'Quotes', href: QUOTES_PATH },
        ]}
        here={`Quote ${quoteNumber}`}
      />
      <div className="mb-4">
        <h1>Quote {quoteNumber}</h1>
        <p className="mt-1 text-ink-soft">
          <Badge tone={quoteTone(state)}>{stands}</Badge> · {isOwn ? 'asked' : `${buyer} asked`} {asked}
          {neededBy !== null && ` · needed by ${monthDay(neededBy)}`}
        </p>
      </div>
      <Done>{errors.length === 0 ? done : ''}</Done>
      <ErrorSummary title="That didn’t work" errors={errors} />
      {actionData !== undefined && actionData.missing.length > 0 && <Missing missing={actionData.missing} />}
      <div className="quote-columns">
        <div className="quote-main">
          {offer !== undefined && (
            <section aria-labelledby="offer-title">
              <h2 id="offer-title">{offer.version === 1 ? 'Our offer' : `Our offer, version ${offer.version}`}</h2>
              <p className="mb-2 text-ink-soft">
                {state === 'EXPIRED' ? `Was good through ${monthDay(offer.validUntil)}` : `Good through ${monthDay(offer.validUntil)}`} · by{' '}
                {offer.by}
              </p>
              <OfferTable offer={offer} />
              {offer.note !== '' && <p className="quote-said">{offer.note}</p>}
              <OfferChanges changes={offer.changes} />
              {state === 'REQUESTED' && may.accept && (
                <p className="mt-3">You’ve asked for a change. Until there’s a new offer, you can still accept this one.</p>
              )}
              <Acts quote={quote} version={offer.version} busy={busy} error={errorAt(errors, 'change')} typed={typedTo('change')} />
            </section>
          )}
          {offer === undefined && may.withdraw && <Acts quote={quote} version={0} busy={busy} error={undefined} typed="" />}
          {orderNumber !== null && (
            <Notice
              tone={state === 'ORDERED' ? 'success' : 'info'}
              title={state === 'ORDERED' ? 'Ordered' : 'In an order'}
              action={
                <LinkButton look="secondary" to={orderPath(orderNumber)}>
                  View order {orderNumber}
                </LinkButton>
              }
            >
              <p>
                {state === 'ORDERED'
                  ? 'This quote was used for an order. Each quote works once.'
                  : 'An order that isn’t final yet has these prices. If it comes to nothing, you can use the quote again.'}
              </p>
            </Notice>
          )}
          {may.askAgain && (
            <Notice
              title={state === 'EXPIRED' ? 'This offer has expired' : 'Still need these items?'}
              action={<LinkButton to={askAgainPath(quoteNumber)}>Ask again</LinkButton>}
            >
              <p>Ask again and we’ll make you a new offer. You can change quantities first.</p>
            </Notice>
          )}
          <EarlierOffers offers={earlier} />
          <section aria-labelledby="asked-title">
            <h2 id="asked-title">{isOwn ? 'What you asked for' : 'What was asked for'}</h2>
            <AskedRows rows={rows} />
            {note !== '' && <p className="quote-said">{note}</p>}
          </section>
          {!may.write && message !== '' && (
            <Notice title="You wrote">
              <p className="wrap-anywhere whitespace-pre-line">{message}</p>
            </Notice>
          )}
          <Talk entries={entries}>
            {may.write && (
              <Form method="post" className="quote-form">
                <input type="hidden" name="intent" value="message" />
                <TextAreaField
                  label={`Message to ${salesRep.name}`}
                  name="text"
                  rows={3}
                  maxLength={LONGEST_QUOTE_TEXT}
                  defaultValue={message}
                  key={message}
                  error={errorAt(errors, 'text')}
                />
                <Button look="secondary" isBusy={busy === 'message'}>
                  Send message
                </Button>
              </Form>
            )}
          </Talk>
        </div>
        <div className="quote-side">
          <SalesRepCard salesRep={salesRep} />
        </div>
      </div>
      <p className="not-printed mt-6">
        <Link className="link" to={QUOTES_PATH}>
          All quotes
        </Link>
      </p>
    </div>
  );
}

type ActsProps = {
  readonly quote: Quote;
  readonly version: number;
  readonly busy: FormDataEntryValue | null | undefined;
  readonly error: string | undefined;
  /** What was written about a change, and not sent. */
  readonly typed: string;
};

/** What its buyer can do now. A mail decides nothing: these are forms. */
function Acts({ quote: { may }, version, busy, error, typed }: ActsProps) {
  const named = <input type="hidden" name="version" value={version} />;
  return (
    <>
      <div className="quote-acts">
        {may.order && (
          <Form method="post" reloadDocument>
            <Button name="intent" value="order">
              Order at these prices
            </Button>
          </Form>
        )}
        {may.accept && (
          <Form method="post">
            {named}
            <Button name="intent" value="accept" isBusy={busy === 'accept'}>
              Accept offer
            </Button>
          </Form>
        )}
        {may.decline && (
          <Form method="post">
            {named}
            <Button look="secondary" name="intent" value="decline" isBusy={busy === 'decline'}>
              Decline
            </Button>
          </Form>
        )}
        {may.withdraw && !may.decline && (
          <Form method="post">
            {named}
            <Button look="secondary" name="intent" value="withdraw" isBusy={busy === 'withdraw'}>
              Withdraw
            </Button>
          </Form>
        )}
      </div>
      {may.order && <p className="mt-2 text-sm text-ink-soft">The items go into your cart at these prices. You check out as usual.</p>}
      {may.askChange && (
        <details className="quote-earlier disclosure" open={error !== undefined || typed !== ''}>
          <summary>Ask for a change</summary>
          <Form method="post" className="quote-form p-4">
            {named}
            <input type="hidden" name="intent" value="change" />
            <TextAreaField
              label="What would you like changed?"
              id="field-change"
              name="text"
              rows={3}
              maxLength={LONGEST_QUOTE_TEXT}
              defaultValue={typed}
              error={error}
            />
            <Button look="secondary" isBusy={busy === 'change'}>
              Send
            </Button>
          </Form>
        </details>
      )}
    </>
  );
}

/** What of the quote cannot be had now: it is said, and nothing else takes its place. */
function Missing({ missing }: { missing: readonly { itemId: string; name: string; qty: number; there: number }[] }) {
  return (
    <div className="mb-4">
      <Notice
        tone="warning"
        title="Some items aren’t available right now"
        isLive
        action={<LinkButton to={cartPath('SBA')}>Go to your cart</LinkButton>}
      >
        <ul>
          {missing.map(({ itemId, name, qty, there }) => (
            <li key={itemId}>
              {name}: {there === 0 ? 'none available' : `${there} of ${qty}`}
            </li>
          ))}
        </ul>
        <p>What’s available is in your cart at the quoted prices. Order it now, or ask us about the rest.</p>
      </Notice>
    </div>
  );
}
