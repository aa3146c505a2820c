import type { ReactNode } from 'react';
import { data, Form, Link, useNavigation } from 'react-router';
import {
  changeRestock,
  endRestock,
  listRestocks,
  orderRestockAgain,
  type RestockRun,
  type Subscription,
} from '#contracts/restocks/restocks.ts';
import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { paceText } from '#domain/restocks/restock-days.ts';
import { isOver } from '#domain/restocks/restock-states.ts';
import { LEFT_TEXTS } from '#domain/restocks/restock-words.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { ownText } from '#app/api/own-text.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { longDate } from '#app/catalog/long-date.ts';
import { RestockFields } from '#app/restocks/restock-fields.tsx';
import { wantedIn } from '#app/restocks/restock-form.ts';
import { RestockMeans } from '#app/restocks/restock-means.tsx';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { RESTOCK_PATHS } from '#domain/restocks/restock-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Done, Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/own.ts';
import '../../restocks/restocks.css';

/** What comes again and again to who is signed in. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { subscriptions, runs, earliestDay, ...means } = requireAnswer(await servicesOf(context).door(listRestocks), url);
  return { subscriptions, runs, earliestDay, means, done: ownText(DONE, doneIn(context, url)) };
}

const DONE: Readonly<Record<string, string>> = {
  started: 'It’s on auto-restock. We’ll email you before each order.',
  saved: 'Saved.',
  skipped: 'That order is skipped.',
  paused: 'It’s paused. Nothing is ordered until you resume it.',
  resumed: 'It’s on again.',
  agreed: 'It’s ordered at the new price from now on.',
  ended: 'It’s off auto-restock.',
  again: 'We’re trying that order again. You’ll get an email.',
};

/** What a press does: the call's action, and what is said then. */
const PRESSES = {
  skip: ['SKIP', 'skipped'],
  pause: ['PAUSE', 'paused'],
  resume: ['RESUME', 'resumed'],
  agree: ['AGREE', 'agreed'],
} as const;

type Answer = { readonly subscriptionId: string; readonly errors: readonly FormError[] };

const HERE = { pathname: RESTOCK_PATHS.own, search: '' };

export async function action({ request, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const [intent, subscriptionId] = [textIn(form, 'intent'), textIn(form, 'subscriptionId').slice(0, 64)];
  const done = (what: string) => doneAt(context, RESTOCK_PATHS.own, what);
  switch (intent) {
    case 'again': {
      const reply = await door(orderRestockAgain, { params: { runId: textIn(form, 'runId').slice(0, 64) } });
      // What is tried again already is as it was wanted.
      if (!reply.ok && reply.code !== 'INVALID_REQUEST') requireAnswer(reply, HERE);
      throw done('again');
    }
    case 'end': {
      const reply = await door(endRestock, { query: { subscriptionId } });
      if (reply.ok || reply.code === 'NOT_FOUND') throw done('ended');
      return refused(reply, subscriptionId);
    }
    case 'skip':
    case 'pause':
    case 'resume':
    case 'agree': {
      const [act, said] = PRESSES[intent];
      const price = Number(textIn(form, 'price'));
      const day = textIn(form, 'day').slice(0, 10);
      const body = { subscriptionId, action: act, ...(act === 'SKIP' && { day }), ...(act === 'AGREE' && { price }) };
      const reply = await door(changeRestock, { body });
      if (reply.ok) throw done(said);
      return refused(reply, subscriptionId);
    }
    default: {
      const nextOn = textIn(form, 'day').slice(0, 10);
      const isOtherDay = nextOn !== textIn(form, 'dayBefore');
      const reply = await door(changeRestock, { body: { subscriptionId, ...wantedIn(form), ...(isOtherDay && { nextOn }) } });
      if (reply.ok) throw done('saved');
      return refused(reply, subscriptionId);
    }
  }
}

/** What was not taken is said where it was pressed; with all other refusals there is no page. */
function refused(reply: Parameters<typeof formErrors>[0], subscriptionId: string) {
  if (reply.code === 'INVALID_QTY')
    return data<Answer>({ subscriptionId, errors: [errorOf(subscriptionId, 'qty', reply.message ?? '')] }, refusedWith(reply));
  if (reply.code !== 'INVALID_REQUEST') requireAnswer(reply, HERE);
  const errors = formErrors(reply, { nextOn: 'day' }).map((error) =>
    error.field === undefined ? error : errorOf(subscriptionId, error.field, error.message),
  );
  return data<Answer>({ subscriptionId, errors }, refusedWith(reply));
}

function errorOf(subscriptionId: string, field: string, message: string): FormError {
  return { message, field, fieldId: `${subscriptionId}-${field}` };
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Auto-restock', isUnlisted: true });

const NO_ERRORS: readonly FormError[] = [];

export default function OwnRestocks({ loaderData, actionData }: Route.ComponentProps) {
  const { subscriptions, runs, earliestDay, means, done } = loaderData;
  const failed = runs.filter(({ status }) => status === 'FAILED');
  const past = runs.filter(({ status }) => isOver(status));
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Auto-restock" />
      <h1>Auto-restock</h1>
      <p className="mt-1 mb-5 text-ink-soft">
        What you use up comes again on its own, at 5% off. We email you three days before each order, and never order above the price you
        agreed to.
      </p>
      <Done>{actionData === undefined && done}</Done>
      {failed.map((run) => (
        <Failed key={run.runId} run={run} />
      ))}
      {subscriptions.length === 0 ? (
        <EmptyState title="Nothing on auto-restock" actions={<LinkButton to={PATHS.home}>Go to the shop</LinkButton>}>
          Look for “Auto-restock” on the pages of paper, toner, coffee and other things you use up.
        </EmptyState>
      ) : (
        <>
          <RestockMeans means={means} />
          <ul className="restock-list">
            {subscriptions.map((one) => (
              <Restock
                key={one.subscriptionId}
                one={one}
                earliestDay={earliestDay}
                errors={actionData?.subscriptionId === one.subscriptionId ? actionData.errors : NO_ERRORS}
              />
            ))}
          </ul>
        </>
      )}
      {past.length > 0 && <Past runs={past} />}
    </div>
  );
}

function Failed({ run }: { run: RestockRun }) {
  return (
    <div className="mb-4">
      <Notice
        tone="warning"
        title={`Your order for ${dateText(run.orderOn)} wasn’t placed`}
        action={
          <Form method="post">
            <input type="hidden" name="runId" value={run.runId} />
            <Button look="secondary" size="small" name="intent" value="again">
              Try again
            </Button>
          </Form>
        }
      >
        {run.message} Nothing was charged.
      </Notice>
    </div>
  );
}

type RestockProps = { readonly one: Subscription; readonly earliestDay: string; readonly errors: readonly FormError[] };

function Restock({ one, earliestDay, errors }: RestockProps) {
  const { subscriptionId, itemId, qty, interval, everyDays, status, nextOn, price, isTooDear, rise } = one;
  const name = one.name ?? 'An item that we no longer sell';
  const isPaused = status === 'PAUSED';
  return (
    <li>
      <div>
        {one.name === null ? (
          <p>{name}</p>
        ) : (
          <Link className="link wrap-anywhere" to={`/product_${itemId}`}>
            {name}
          </Link>
        )}
        <p>
          {qty} {paceText(interval === null ? { days: everyDays ?? 0 } : { months: interval })}
          {price !== null && isShownAmount(price) && `, ${formatDollars(price)} each now`}
        </p>
        <p className={isPaused ? 'text-ink-soft' : undefined}>
          {isPaused ? (
            'Paused'
          ) : (
            <>
              Next order: <b>{longDate(nextOn)}</b>
              {one.isNextAnnounced && ' (we’ve emailed you about it)'}
            </>
          )}
        </p>
        {price === null && !isPaused && (
          <p className="text-ink-soft">It can’t be ordered right now. On its day we’ll leave it out unless that has changed.</p>
        )}
      </div>
      {isTooDear && price !== null && isShownAmount(price) && (
        <Notice
          tone="warning"
          title={`The price went up to ${formatDollars(price)}`}
          action={
            <Press one={one} intent="agree" fields={{ price: String(price) }}>
              OK at {formatDollars(price)}
            </Press>
          }
        >
          You asked us to check with you above {formatDollars(one.asksAbove)}. We won’t order it until you say OK.
        </Notice>
      )}
      <div className="restock-actions">
        {!isPaused && (
          <Press one={one} intent="skip" fields={{ day: nextOn }}>
            Skip {dateText(nextOn)}
          </Press>
        )}
        <Press one={one} intent={isPaused ? 'resume' : 'pause'}>
          {isPaused ? 'Resume' : 'Pause'}
        </Press>
      </div>
      <Disclosure
        summary={
          <>
            Change or end<span className="hearable">: {name}</span>
          </>
        }
        isOpen={errors.length > 0}
      >
        <Form method="post" className="flex flex-col gap-4" noValidate>
          <ErrorSummary title="Nothing was changed" errors={errors} />
          <input type="hidden" name="subscriptionId" value={subscriptionId} />
          <input type="hidden" name="dayBefore" value={nextOn} />
          <RestockFields
            idPrefix={subscriptionId}
            errors={errors}
            qty={qty}
            interval={interval}
            day={nextOn}
            earliestDay={earliestDay}
            dayLabel="Next order on"
            rise={rise}
          />
          <div className="restock-actions">
            <Button size="small" name="intent" value="save">
              Save
            </Button>
            <Button size="small" look="secondary" name="intent" value="end">
              End auto-restock
            </Button>
          </div>
        </Form>
      </Disclosure>
    </li>
  );
}

type PressProps = {
  readonly one: Subscription;
  readonly intent: keyof typeof PRESSES;
  readonly fields?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
};

function Press({ one: { subscriptionId, name }, intent, fields = {}, children }: PressProps) {
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === intent && formData.get('subscriptionId') === subscriptionId;
  return (
    <Form method="post">
      <input type="hidden" name="subscriptionId" value={subscriptionId} />
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button look="secondary" size="small" name="intent" value={intent} isBusy={isBusy}>
        {children}
        <span className="hearable">: {name ?? 'this item'}</span>
      </Button>
    </Form>
  );
}

function Past({ runs }: { runs: readonly RestockRun[] }) {
  return (
    <section className="mt-8">
      <h2>Past orders</h2>
      <ul className="restock-list">
        {runs.map((run) => (
          <li key={run.runId}>
            <div>
              <p>
                {dateText(run.orderOn)}:{' '}
                {run.orderNumber === null ? (
                  'nothing was ordered'
                ) : (
                  <Link className="link" to={`/account/orders/${run.orderNumber}`}>
                    order {run.orderNumber}
                  </Link>
                )}
              </p>
              {run.items
                .filter(({ outcome }) => outcome === 'LEFT')
                .map(({ subscriptionId, name, reason }) => (
                  <p key={subscriptionId} className="text-sm text-ink-soft">
                    Left out: {name ?? 'an item that we no longer sell'}. {reason !== null && LEFT_TEXTS[reason]}
                  </p>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
