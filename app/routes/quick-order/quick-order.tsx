import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { ERRORS } from '#contracts/errors.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { formOf, textIn } from '#app/api/form-request.ts';
import { onceUnder } from '#app/api/once-under.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { runAdd } from '#app/adding/run-add.server.ts';
import { toCartWith } from '#app/adding/link/to-cart-with.server.ts';
import { askedIn, lookUp, remember, rowsIn, type Looked } from '#app/quick-order/quick-form.server.ts';
import { choiceField, LIST_FIELD, QUICK_ORDER } from '#app/quick-order/quick-order-paths.ts';
import { QuickOrderPage, type QuickOrderPageProps } from '#app/quick-order/quick-order-page.tsx';
import { addFormOf, blankRows, FIRST_ROWS, isBlank, readyIn, rowOf, type FormRow } from '#app/quick-order/quick-rows.ts';
import { toldOfAdd } from '#app/quick-order/told-add.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import type { Route } from './+types/quick-order.ts';
import '../../styles/foot-bar.css';
import '../../quick-order/quick-order.css';

export function loader({ context }: Route.LoaderArgs) {
  return { onceKey: randomUUID(), isSignedIn: servicesOf(context).user !== undefined };
}

type Sent = NonNullable<QuickOrderPageProps['sent']>;

/** Looks up what the form has, without scripts, and adds it. Whatever does not come into the cart is on the page again, as it was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await formOf(request);
  const intent = textIn(form, 'intent');
  if (intent === 'clear') throw redirect(QUICK_ORDER.page, 303);
  const typed = rowsIn(form);
  const list = textIn(form, LIST_FIELD);
  const back = (problem: string): Sent => ({ rows: typed.filter((row) => !isBlank(row)), list, problem });
  const asked = await askedIn(form, typed);
  if ('problem' in asked) return data<Sent>(back(asked.problem), { status: 400 });
  const reply = await lookUp(services, asked);
  if (!reply.ok) {
    if (reply.code === 'UNAUTHORIZED') throw redirect(loginRedirect(QUICK_ORDER.page) ?? PATHS.signIn, 303);
    return data<Sent>(back(reply.message ?? ERRORS[reply.code].message), refusedWith(reply));
  }
  const rows = reply.body.rows.map((row, at) => rowOf(row, `r${at}`));
  await remember(services, chosenNow(form, typed));
  const found: Sent = { ...about(reply.body), rows: intent === 'more' ? [...rows, ...blankRows(FIRST_ROWS, rows.length)] : rows };
  if (intent !== 'add') return data<Sent>(found);
  // Nobody has seen yet what these mean.
  if (asked.text !== undefined || asked.file !== undefined) return data<Sent>({ ...found, problem: NOT_SEEN });
  const ready = readyIn(rows);
  if (ready.items.length === 0) return data<Sent>({ ...found, problem: NOTHING_READY }, { status: 400 });
  const door = onceUnder(services.door, textIn(form, 'onceKey').slice(0, 40));
  const { outcome, refusal } = await runAdd({ ...services, door }, addFormOf(ready));
  if (refusal?.code === 'UNAUTHORIZED') throw redirect(loginRedirect(QUICK_ORDER.page) ?? PATHS.signIn, 303);
  const { told, missed } = toldOfAdd(outcome, ready);
  const left = rows.flatMap((row) => leftOf(row, ready, missed));
  if (outcome.isDone && left.length === 0) throw toCartWith(services, outcome);
  const problem = outcome.isDone || outcome.missed.length > 0 ? undefined : outcome.messages[0]?.text;
  return data<Sent>(
    { ...found, rows: left, problem, ...(problem === undefined && { done: told }) },
    outcome.isDone ? 200 : refusal === undefined ? { status: 400 } : refusedWith(refusal),
  );
}

const NOT_SEEN = 'Your list is below now, and nothing was added yet. Look it over, then add it to your cart.';
const NOTHING_READY = 'Nothing can be added yet. Choose or fix the rows below first.';

function about({ passed, notes }: Looked): Pick<Sent, 'leftOut' | 'notes'> {
  return { leftOut: passed.map(({ row, lines, typed }) => ({ row, lines, typed })), notes };
}

/** What was chosen with this very form. */
function chosenNow(form: FormData, rows: readonly FormRow[]) {
  return rows.flatMap(({ key, text, itemId }) =>
    itemId !== '' && textIn(form, choiceField(key.slice(1))) === itemId ? [{ said: text, itemId }] : [],
  );
}

/** A row that is not in the cart: it was not to be added, or could not be. */
function leftOf(row: FormRow, { items }: ReturnType<typeof readyIn>, why: ReadonlyMap<string, string | undefined>): FormRow[] {
  const isAsked = items.some(({ keys }) => keys.includes(row.key));
  if (!isAsked) return [row];
  const itemId = row.answer?.item?.itemId ?? '';
  return why.has(itemId) ? [{ ...row, missed: why.get(itemId) }] : [];
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Quick order',
    description: 'Order by item number, part number, UPC or plain words: type, paste a list, or send a spreadsheet.',
    canonicalPath: QUICK_ORDER.page,
  });

export default function QuickOrder({ loaderData: { onceKey, isSignedIn }, actionData }: Route.ComponentProps) {
  return <QuickOrderPage sent={actionData} onceKey={onceKey} isSignedIn={isSignedIn} />;
}
