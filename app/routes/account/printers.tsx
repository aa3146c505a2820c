import { data, redirect } from 'react-router';
import { getProduct, search } from '#contracts/catalog.ts';
import { addMachine, findPrinterModels, listMachines, removeMachine, renameMachine } from '#contracts/machines/machines.ts';
import type { Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import { LONGEST_MODEL, MOST_MACHINES } from '#domain/machines/machine.ts';
import { printerMaker } from '#domain/search/instead/asks-for-ink.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { doneAt, doneWithIn } from '#app/api/told/done.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { PrintersPage } from '#app/account/machines/printers-page.tsx';
import { printersView, type PrinterAnswer } from '#app/account/machines/printers-view.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import type { Route } from './+types/printers.ts';
import '../../account/account.css';

/** The printers of who is signed in; with `q` those that are found by a model, with `item` the one that an item of the shop is. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door, user, tenant } = servicesOf(context);
  // Guests keep no list, and find what fits their printer all the same.
  const isGuest = user === undefined && tenant === 'dotcom';
  const listed = isGuest ? NO_LIST : requireAnswer(await door(listMachines), url);
  const typed = (url.searchParams.get('q') ?? (await modelOf(door, url.searchParams.get('item')))).trim().slice(0, LONGEST_MODEL);
  const found = requireAnswer(await door(findPrinterModels, { query: { q: typed } }));
  const isCartridge = typed !== '' && (found.totalModels === 0 || found.isNear === true) && (await isSold(door, typed));
  const isNothing = typed === '' && url.searchParams.has('q');
  return {
    ...printersView(
      listed,
      { ...found, typed, isNothing, isCartridge, otherMaker: otherMaker(typed, found.makes) },
      doneWithIn(context, url),
    ),
    ...(isGuest && { isGuest, title: 'Find ink by printer' }),
  };
}

const NO_LIST = { isShared: false, machines: [], most: MOST_MACHINES };

type Door = ReturnType<typeof servicesOf>['door'];

/** Whether a search finds just that: who has no model at hand types what stands on the old cartridge. */
async function isSold(door: Door, typed: string): Promise<boolean> {
  const reply = await door(search, { query: { q: typed, size: 1 } });
  if (!reply.ok) return false;
  const { data: found, correction, missing, notCarried } = reply.body;
  return found.items.some(({ compatibility }) => compatibility?.kind === 'PRINTERS') && (correction ?? missing ?? notCarried) === null;
}

/** The maker that is named, if nothing is made for their printers. */
function otherMaker(typed: string, makes: readonly string[]): string | undefined {
  const maker = printerMaker(typed);
  return maker === undefined || makes.includes(maker) ? undefined : maker;
}

async function modelOf(door: Door, itemId: string | null): Promise<string> {
  if (itemId === null) return '';
  const reply = await door(getProduct, { params: { itemId } });
  return reply.ok ? (reply.body.product.printerModel ?? '') : '';
}

export async function action({ request, context }: Route.ActionArgs) {
  const { door } = servicesOf(context);
  const form = await request.formData();
  const [machineId, nickname] = [textIn(form, 'machineId').slice(0, 64), textIn(form, 'nickname').slice(0, 400)];
  switch (textIn(form, 'intent')) {
    case 'remove': {
      const reply = await door(removeMachine, { params: { machineId } });
      // What is gone already is as it was wanted.
      if (!reply.ok && reply.code === 'NOT_FOUND') throw redirect(PATHS.printers, 303);
      return data<PrinterAnswer>({ removed: requireAnswer(reply, TO_LIST).machine });
    }
    case 'rename': {
      const reply = await door(renameMachine, { params: { machineId }, body: { nickname } });
      if (isWrong(reply)) return data<PrinterAnswer>({ error: textOf(reply), machineId, nickname }, 400);
      throw doneAt(context, PATHS.printers, 'saved', requireAnswer(reply, TO_LIST).machine.machineId);
    }
    default: {
      const itemId = textIn(form, 'itemId').slice(0, 40);
      const body = itemId === '' ? { model: textIn(form, 'model').slice(0, 200), nickname } : { itemId, nickname };
      const reply = await door(addMachine, { body });
      if (isWrong(reply)) return data<PrinterAnswer>({ error: textOf(reply) }, 400);
      // Who signs in first comes back to the printer that they wanted to add.
      const back = {
        pathname: PATHS.printers,
        search: `?${new URLSearchParams(itemId === '' ? { q: textIn(form, 'model') } : { item: itemId }).toString()}`,
      };
      throw doneAt(context, PATHS.printers, 'added', requireAnswer(reply, back).machine.machineId);
    }
  }
}

const TO_LIST = { pathname: PATHS.printers, search: '' };

type Refused = Extract<Reply<unknown>, { ok: false }>;

/** Whether it was refused for what was entered. */
function isWrong(reply: Reply<unknown>): reply is Refused {
  return !reply.ok && reply.code === 'INVALID_REQUEST';
}

function textOf({ code, message, errors }: Refused): string {
  const known = errors?.some(({ field }) => field === 'model' || field === 'nickname') === true ? message : undefined;
  return known ?? (errors === undefined ? ERRORS[code].message : 'Choose a printer from the list.');
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData, { title: loaderData?.title ?? 'My printers', isUnlisted: true });

export default function Printers({ loaderData, actionData }: Route.ComponentProps) {
  return <PrintersPage view={loaderData} answered={actionData} />;
}
