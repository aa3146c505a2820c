import { data, Link } from 'react-router';
import { askForAlert } from '#contracts/alerts/alerts.ts';
import { getProduct } from '#contracts/catalog.ts';
import { ALERT_KINDS, type AlertKind } from '#domain/alerts/alerts.ts';
import { AlertForm } from '#app/alerts/alert-form.tsx';
import type { AskedForAlert } from '#app/alerts/asked-for-alert.ts';
import { readTypedPrice } from '#app/alerts/typed-price.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { ERRORS } from '#contracts/errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { answerOr } from '#app/api/unreached.ts';
import { suggestedPrice } from '#app/catalog/product/suggested-price.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/ask.ts';

/** Where a mail about an item is asked for: the form of its product page, for browsers without scripts and for what was not taken. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { itemId, kind } = askedIn(url);
  const { product } = requireAnswer(await servicesOf(context).door(getProduct, { params: { itemId } }), url);
  return {
    itemId,
    kind,
    title: product.title,
    href: product.url,
    isOffered: product.alerts.includes(kind),
    suggested: suggestedPrice(product),
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { itemId, kind } = askedIn(url);
  const form = await request.formData();
  const typed = { email: textIn(form, 'email').slice(0, 300), below: textIn(form, 'below').slice(0, 40) };
  const below = kind === 'PRICE' ? readTypedPrice(typed.below) : undefined;
  const body = { kind, email: typed.email, ...(below !== undefined && { below }) };
  const reply = await servicesOf(context).door(askForAlert, { params: { itemId }, body });
  if (reply.ok || !TOLD.includes(reply.code)) {
    const { next } = requireAnswer(reply, url);
    return data<AskedForAlert>({ next, typed, problem: undefined, wrong: {} });
  }
  const wrong = Object.fromEntries(
    (reply.errors ?? []).flatMap(({ field, message }) => (field === undefined || field === 'kind' ? [] : [[field, message]])),
  );
  const problem = Object.keys(wrong).length > 0 ? undefined : (reply.message ?? ERRORS[reply.code].message);
  return data<AskedForAlert>({ next: undefined, typed, problem, wrong }, refusedWith(reply));
}

/** Refusals of which the form tells; with all others there is no form. */
const TOLD: readonly string[] = ['INVALID_REQUEST', 'TOO_MANY_REQUESTS'];

/** A connection that is gone leaves the form as it is, and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<AskedForAlert> {
  const form = await request.clone().formData();
  const typed = { email: textIn(form, 'email'), below: textIn(form, 'below') };
  return answerOr(serverAction, (problem): AskedForAlert & { isUnreached: true } => ({
    next: undefined,
    typed,
    problem,
    wrong: {},
    isUnreached: true,
  }));
}

export const headers = headersOfAction;

/** What is asked for: nothing else can be, so another kind is none. */
function askedIn({ searchParams }: URL): { readonly itemId: string; readonly kind: AlertKind } {
  const kind = ALERT_KINDS.find((one) => one === searchParams.get('kind'));
  const itemId = (searchParams.get('item') ?? '').slice(0, 40);
  if (kind === undefined || itemId === '') throw data(null, { status: 404 });
  return { itemId, kind };
}

const HEADINGS: Record<AlertKind, string> = { BACK: 'Email me when I can order it', PRICE: 'Email me when the price drops' };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData, { title: loaderData === undefined ? 'Page not found' : HEADINGS[loaderData.kind], isUnlisted: true });

export default function Ask({ loaderData: { itemId, kind, title, href, isOffered, suggested }, actionData }: Route.ComponentProps) {
  return (
    <div className="page page-narrow py-8">
      <h1>{HEADINGS[kind]}</h1>
      <p className="mt-1 mb-5">
        <Link className="link wrap-anywhere" to={href}>
          {title}
        </Link>
      </p>
      {isOffered || actionData !== undefined ? (
        <div className="card">
          <AlertForm itemId={itemId} title={title} kind={kind} suggested={suggested} answered={actionData} />
        </div>
      ) : (
        <p>There is nothing to wait for: the product’s page says how you can get it.</p>
      )}
    </div>
  );
}
