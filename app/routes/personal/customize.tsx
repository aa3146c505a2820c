import { randomUUID } from 'node:crypto';
import { data, Link, redirect } from 'react-router';
import { getCart, addItems } from '#contracts/cart-calls.ts';
import type { CartItem } from '#contracts/cart-item.ts';
import { getProduct } from '#contracts/catalog.ts';
import type { PageServices } from '#contracts/page.ts';
import { personalFields, type PersonalKind } from '#domain/personalization/personal-fields.ts';
import type { PersonalProblems } from '#domain/personalization/personalization.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { outcomeOf, refusedOutcome } from '#app/adding/add-outcome.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { flashCookie } from '#app/api/told/flash.server.ts';
import { formOf, textIn } from '#app/api/form-request.ts';
import { onceUnder } from '#app/api/once-under.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { addedItems, type AddedItem } from '#app/cart/actions/added-items.ts';
import { valuesOf } from '#app/cart/actions/again-items.ts';
import { flashMessagesOf } from '#app/adding/add-outcome-text.ts';
import { cardDesign } from '#app/personalization/card-design.ts';
import { sentLogo } from '#app/personalization/sent-logo.server.ts';
import { WITHOUT_LOGO } from '#app/personalization/personal-paths.ts';
import { personalValues } from '#app/personalization/personal-fields.tsx';
import { PersonalForm, type PersonalItem } from '#app/personalization/personal-form.tsx';
import { usePageData } from '#app/shell/page-data.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { fieldId } from '#app/ui/fields/field-parts.tsx';
import { LinkButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/customize.ts';

/** What an item asks, and what a row says already: for browsers without scripts, for what was not taken, and for rows that are changed. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { itemId, lineId } = askedIn(url);
  const [item, row] = await Promise.all([itemOf(services, itemId, url), lineId === undefined ? undefined : rowOf(services, lineId)]);
  if (lineId !== undefined && row?.itemId !== itemId) throw data(null, { status: 404 });
  return {
    ...item,
    row: row && {
      lineId: row.cartItemId,
      qty: row.qty,
      values: valuesOf(row.personalization ?? []),
      deliveryType: row.selectedDeliveryOption.deliveryType,
      storeNumber: row.selectedDeliveryOption.pickupStoreNumber ?? '',
    },
    onceKey: randomUUID(),
  };
}

/** An item that asks something. @throws where it does not, or there is none. */
async function itemOf({ door }: PageServices, itemId: string, url: URL): Promise<{ item: PersonalItem; href: string }> {
  const { product } = requireAnswer(await door(getProduct, { params: { itemId } }), url);
  const { personalKind, title, quantityLimit, specifications } = product;
  if (personalKind === undefined) throw redirect(product.url);
  return { item: { itemId, title, kind: personalKind, most: quantityLimit, design: cardDesign(specifications) }, href: product.url };
}

async function rowOf({ door }: PageServices, lineId: string): Promise<CartItem | undefined> {
  const reply = await door(getCart);
  return reply.ok ? reply.body.cartInfo.items.find(({ cartItemId }) => cartItemId === lineId) : undefined;
}

function askedIn({ searchParams }: URL): { readonly itemId: string; readonly lineId: string | undefined } {
  const itemId = (searchParams.get('item') ?? '').slice(0, 40);
  if (itemId === '') throw data(null, { status: 404 });
  return { itemId, lineId: searchParams.get('row')?.slice(0, 64) };
}

/** Adds the item with what was written, or puts it in the place of its row, and shows the cart. What cannot be taken is asked again. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const { itemId, lineId } = askedIn(url);
  const { item } = await itemOf(services, itemId, url);
  const form = await formOf(request);
  form.set('itemId', itemId);
  const intent = textIn(form, 'intent');
  if (intent === WITHOUT_LOGO) form.delete('logo');
  const logo = intent === WITHOUT_LOGO ? undefined : await sentLogo(services, form);
  if (logo !== undefined && 'logoId' in logo) form.set('logo', logo.logoId);
  const values = personalValues(form, item.kind);
  const [asked] = addedItems(form);
  const typed = {
    values,
    qty: asked?.qty ?? 1,
    deliveryType: textIn(form, 'deliveryType'),
    storeNumber: textIn(form, 'pickupStoreNumber'),
  };
  if (logo !== undefined && 'problem' in logo)
    return data({ ...typed, problems: { logo: logo.problem }, problem: undefined }, { status: 400 });
  if (asked === undefined || intent === 'proof' || intent === WITHOUT_LOGO) return data({ ...typed, problems: {}, problem: undefined });
  const door = onceUnder(services.door, textIn(form, 'onceKey').slice(0, 40));
  const items: readonly AddedItem[] = [{ ...asked, personalization: values }];
  const reply = await door(addItems, { body: { items: [...items], ...(lineId !== undefined && { replaces: lineId }) } });
  if (!reply.ok) {
    if (reply.code === 'UNAUTHORIZED') throw redirect(loginRedirect(`${url.pathname}${url.search}`) ?? PATHS.signIn, 303);
    const refused = refusedOutcome(items, reply.code, reply.message ?? '');
    return data({ ...typed, problems: {}, problem: refused.missed[0]?.message.text }, refusedWith(reply));
  }
  const outcome = outcomeOf({ items, coupons: [] }, reply.body);
  const told = reply.body.cartInfo.messages.find((message) => message.itemId === itemId && message.type === 'ERROR');
  if (!outcome.isDone || told !== undefined) {
    const problems = told?.code === 'INVALID_DATA_ITEM' ? problemsIn(told.params ?? {}) : {};
    const problem = Object.keys(problems).length > 0 ? undefined : (told?.message ?? outcome.missed[0]?.message.text);
    return data({ ...typed, problems, problem }, { status: 400 });
  }
  const messages = flashMessagesOf(outcome);
  const shown = outcome.lines.map((line) => encodeURIComponent(line.lineId)).join(',');
  throw redirect(`${cartPath(services.tenant)}?cartItemIds=${shown}`, {
    status: 303,
    headers: messages.length === 0 ? {} : { 'set-cookie': flashCookie({ messages }, services.origin) },
  });
}

/** What is wrong with which field, as the cart's message tells it. */
function problemsIn(params: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([field, message]) => [field, String(message)]));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData, { title: loaderData === undefined ? 'Page not found' : headingOf(loaderData), isUnlisted: true });

function headingOf({ item, row }: { item: Pick<PersonalItem, 'kind'>; row: unknown }): string {
  if (item.kind === 'GIFT_BY_EMAIL') return row === undefined ? 'Send a gift card' : 'Change your gift card';
  return row === undefined ? 'Customize your cards' : 'Change your cards';
}

/** A problem as it is listed above the form: away from its field it says which one it is about. */
function named(kind: PersonalKind, name: string, message: string): string {
  const label = personalFields(kind).find((field) => field.name === name)?.label;
  return label === undefined || message.startsWith(label) ? message : `${label}: ${message}`;
}

const NO_PROBLEMS: PersonalProblems = {};

export default function Customize({ loaderData, actionData }: Route.ComponentProps) {
  const { item, href, row, onceKey } = loaderData;
  const problems: PersonalProblems = actionData?.problems ?? NO_PROBLEMS;
  const place = actionData ?? row;
  const errors = Object.entries(problems).map(([field, message]) => ({
    message: named(item.kind, field, message),
    fieldId: fieldId(field),
  }));
  return (
    <div className="page page-narrow flex flex-col gap-4 py-8">
      <h1>{headingOf(loaderData)}</h1>
      <p>
        <Link className="link wrap-anywhere" to={href}>
          {item.title}
        </Link>
      </p>
      <ErrorSummary errors={errors} />
      {actionData?.problem !== undefined && <Notice tone="failure" title={actionData.problem} isLive />}
      <div className="card">
        <PersonalForm
          key={`${row?.lineId ?? ''} ${actionData === undefined ? 'new' : JSON.stringify(actionData)}`}
          item={item}
          values={actionData?.values ?? row?.values}
          qty={actionData?.qty ?? row?.qty}
          problems={problems}
          lineId={row?.lineId}
        >
          <input type="hidden" name="onceKey" value={onceKey} />
          {place !== undefined && (
            <>
              <input type="hidden" name="deliveryType" value={place.deliveryType} />
              <input type="hidden" name="pickupStoreNumber" value={place.storeNumber} />
            </>
          )}
        </PersonalForm>
      </div>
      {row !== undefined && <BackToCart />}
    </div>
  );
}

function BackToCart() {
  return (
    <p>
      <LinkButton look="quiet" to={cartPath(usePageData()?.tenant ?? 'dotcom')}>
        Back to your cart
      </LinkButton>
    </p>
  );
}
