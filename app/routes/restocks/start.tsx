import { data, Form, Link, useNavigation } from 'react-router';
import { listRestocks, startRestock } from '#contracts/restocks/restocks.ts';
import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { addDays } from '#domain/shared/calendar.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { doneAt } from '#app/api/told/done.ts';
import { RestockFields } from '#app/restocks/restock-fields.tsx';
import { wantedIn } from '#app/restocks/restock-form.ts';
import { RestockMeans } from '#app/restocks/restock-means.tsx';
import { AccountTrail } from '#app/shell/account-trail.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { RESTOCK_PATHS, startRestockPath } from '#domain/restocks/restock-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/start.ts';
import '../../restocks/restocks.css';

const USUAL = { qty: 1, interval: 1, rise: 5 } as const;

/** Where an item is put on auto-restock. (S2-102) */
export async function loader({ url, context }: Route.LoaderArgs) {
  const itemId = itemIn(url);
  const answer = requireAnswer(await servicesOf(context).door(listRestocks, { query: { itemId } }), url);
  const { offer, earliestDay, missing, paysOnInvoice, address, card } = answer;
  return { itemId, offer, earliestDay, day: addDays(earliestDay, 4), means: { missing, paysOnInvoice, address, card } };
}

type Answer = {
  readonly errors: readonly FormError[];
  readonly typed: { readonly qty: string; readonly interval: string; readonly day: string; readonly rise: string };
};

export async function action({ request, url, context }: Route.ActionArgs) {
  const itemId = itemIn(url);
  const form = await request.formData();
  const typed = {
    qty: textIn(form, 'qty').slice(0, 12),
    interval: textIn(form, 'interval'),
    day: textIn(form, 'day').slice(0, 10),
    rise: textIn(form, 'rise'),
  };
  const reply = await servicesOf(context).door(startRestock, { body: { itemId, ...wantedIn(form), startsOn: typed.day } });
  if (reply.ok) throw doneAt(context, RESTOCK_PATHS.own, 'started');
  if (reply.code !== 'INVALID_REQUEST' && reply.code !== 'INVALID_QTY') requireAnswer(reply, url);
  const errors =
    reply.code === 'INVALID_QTY'
      ? [{ message: reply.message ?? '', field: 'qty', fieldId: 'new-qty' }]
      : withIds(formErrors(reply, FIELDS));
  return data<Answer>({ errors, typed }, refusedWith(reply));
}

const FIELDS = { nextOn: 'day', startsOn: 'day', qty: 'qty' };

function withIds(errors: readonly FormError[]): FormError[] {
  return errors.map((error) => (error.field === undefined ? error : { ...error, fieldId: `new-${error.field}` }));
}

function itemIn({ searchParams }: URL): string {
  const itemId = (searchParams.get('item') ?? '').slice(0, 40);
  if (itemId === '') throw data(null, { status: 404 });
  return itemId;
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Auto-restock', isUnlisted: true });

export default function Start({ loaderData, actionData }: Route.ComponentProps) {
  const { itemId, offer, earliestDay, day, means } = loaderData;
  const isBusy = useNavigation().formAction === startRestockPath(itemId);
  return (
    <div className="page page-narrow pb-8">
      <AccountTrail here="Auto-restock" />
      <h1>Put it on auto-restock</h1>
      {offer === null || offer.subscriptionId !== null ? (
        <Notice
          title={offer === null ? 'This item can’t be put on auto-restock right now' : 'This item is on auto-restock already'}
          action={
            <LinkButton to={offer === null ? `/product_${itemId}` : RESTOCK_PATHS.own} look="secondary" size="small">
              {offer === null ? 'Back to the item' : 'See your auto-restock'}
            </LinkButton>
          }
        />
      ) : (
        <>
          <p className="mt-1 mb-5">
            <Link className="link wrap-anywhere" to={`/product_${itemId}`}>
              {offer.name}
            </Link>
            {isShownAmount(offer.price) && (
              <>
                , <b>{formatDollars(offer.price)}</b> each
              </>
            )}
          </p>
          <RestockMeans means={means} />
          <Form method="post" className="card flex flex-col gap-5" noValidate>
            <ErrorSummary title="Nothing was set up yet" errors={actionData?.errors ?? []} />
            <RestockFields
              idPrefix="new"
              errors={actionData?.errors ?? []}
              qty={actionData?.typed.qty ?? USUAL.qty}
              interval={Number(actionData?.typed.interval ?? USUAL.interval)}
              day={actionData?.typed.day ?? day}
              earliestDay={earliestDay}
              dayLabel="First order on"
              rise={Number(actionData?.typed.rise ?? USUAL.rise)}
            />
            <p className="text-sm text-ink-soft">
              We email you three days before each order, so you can skip, change or pause it. Nothing is charged today.
            </p>
            <p>
              <Button isBusy={isBusy}>Start auto-restock</Button>
            </p>
          </Form>
        </>
      )}
    </div>
  );
}
