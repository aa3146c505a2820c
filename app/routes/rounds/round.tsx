import { redirect } from 'react-router';
import { getRound, type Round } from '#contracts/rounds/rounds.ts';
import { searchForRound } from '#contracts/rounds/rows.ts';
import { LONGEST_QUERY } from '#domain/catalog/listing-limits.ts';
import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import type { FormError } from '#app/api/form-errors.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction } from '#app/api/refused-with.ts';
import { AddItems } from '#app/rounds/add-items.tsx';
import { Coordinate } from '#app/rounds/coordinate.tsx';
import { Everybody, RoundRows } from '#app/rounds/everybody.tsx';
import { roundAction } from '#app/rounds/round-actions.server.ts';
import { GuestNotice } from '#app/rounds/guest-notice.tsx';
import { RoundOrders } from '#app/rounds/round-orders.tsx';
import { ROUNDS_PATH } from '#app/rounds/round-paths.ts';
import { closingText, rulesOf, STANDS } from '#app/rounds/round-words.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/round.ts';
import '../../rounds/rounds.css';

const DONE: Readonly<Record<string, string>> = {
  opened: 'The round is open. Make a link, and send it to your colleagues.',
  changed: 'Saved.',
  added: 'Added.',
  saved: 'Saved.',
  removed: 'Removed.',
  out: 'Removed, with everything they added that isn’t in your cart. If they still have the link, make a new one, or they can come back.',
  linked: 'Here’s the link. Send it to your colleagues.',
  relinked: 'Here’s the new link. The old one doesn’t work anymore.',
  unlinked: 'The link doesn’t work anymore.',
  moved: 'Moved to your cart.',
  close: 'The round is closed. Look it over, then move it to your cart.',
  cancel: 'The round is canceled.',
  take_over: 'You manage this round now.',
  remind: 'Everyone who joined and has an account gets an email.',
};

/** An office round: what everybody needs, and for its coordinator what is to be done with it. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const reply = await door(getRound, { params });
  // Whoever follows the link of a mail signs in first, whether or not there is such a round.
  const signIn = !reply.ok && reply.code === 'NOT_FOUND' && user === undefined ? loginRedirect(url.pathname) : undefined;
  if (signIn !== undefined) throw redirect(signIn);
  const round = requireAnswer(reply);
  const query = round.mayAdd ? (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY) : '';
  const found = query === '' ? [] : requireAnswer(await door(searchForRound, { params, query: { q: query } })).items;
  return { round, query, found, done: doneText(doneIn(context, url), round) };
}

/** What was done just now; of a round that was moved, that something is missing only where it is. */
function doneText(done: string | undefined, { items }: Round): string | undefined {
  const text = ownText(DONE, done);
  const isMissing = items.some(({ outcome, isRemoved }) => !isRemoved && outcome !== null && outcome !== 'ADDED');
  return done === 'moved' && isMissing ? `${text} What couldn’t be added says why below.` : text;
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const query = (url.searchParams.get('q') ?? '').slice(0, LONGEST_QUERY);
  return roundAction({ context, door: servicesOf(context).door, roundId: params.roundId, query, form: await request.formData() });
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, { title: loaderData?.round.title ?? 'Office round', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function RoundPage({ loaderData: { round, query, found, done }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? NO_ERRORS;
  const about = actionData?.about ?? '';
  const showsPrices = isShownAmount(round.ownTotal);
  const { text, tone } = STANDS[round.state];
  const own = round.items.filter(({ isOwn }) => isOwn);
  // What to add, and how much of it, is said as long as anything can be added.
  const rules = round.state === 'OPEN' ? rulesOf(round) : [];
  return (
    <div className={classNames('page pb-8', round.isGuest && 'rounds-guest')}>
      {round.isGuest ? <div className="pt-5" /> : <Breadcrumbs trail={[{ name: 'Office rounds', href: ROUNDS_PATH }]} here={round.title} />}
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="wrap-anywhere">{round.title}</h1>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <p className="figures mb-2 text-ink-soft">
        {round.isOwn ? 'You order' : `${round.coordinator} orders`} · {closingText(round)}
      </p>
      {round.isGuest && <GuestNotice name={round.participants[0]?.name} />}
      {round.state === 'OPEN' && round.message !== '' && (
        <p className="mb-3 max-w-prose wrap-anywhere whitespace-pre-line">{round.message}</p>
      )}
      {rules.length > 0 && (
        <ul className="rounds-rules">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      )}
      <Done>{errors.length === 0 && done}</Done>
      <ErrorSummary title="That didn’t work" errors={errors} />
      {round.orders.length > 0 && <RoundOrders orders={round.orders} />}
      {round.mayManage && <Coordinate round={round} />}
      {round.mayAdd ? (
        <AddItems
          query={query}
          found={found}
          showsPrices={showsPrices}
          hasLinks={!round.isGuest}
          errors={errors}
          about={about}
          own={new Map(own.filter(({ isRemoved }) => !isRemoved).map(({ item, qty }) => [item.itemId, qty]))}
        />
      ) : (
        !round.mayManage && (
          <div className="mb-6">
            <Notice>{round.whyNot}</Notice>
          </div>
        )
      )}
      <section aria-labelledby="own" className="mb-6">
        <h2 id="own" className="mb-3 text-lg">
          Your items
        </h2>
        {own.length === 0 ? (
          <p className="text-ink-soft">{round.mayAdd ? 'You haven’t added anything yet.' : 'You added nothing.'}</p>
        ) : (
          <RoundRows rows={own} showsPrices={showsPrices} hasLinks={!round.isGuest} about={about} errors={errors} />
        )}
        {showsPrices && own.length > 0 && (
          <p className="mt-3">
            Your total <strong className="figures">{formatDollars(round.ownTotal)}</strong>, at today’s prices. Tax and delivery come with
            the order.
          </p>
        )}
      </section>
      {!round.isGuest && <Everybody round={round} showsPrices={showsPrices} hasLinks about={about} errors={errors} />}
    </div>
  );
}
