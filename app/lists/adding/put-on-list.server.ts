import { data } from 'react-router';
import { addListItem, changeListItems } from '#contracts/lists/list-items.ts';
import { createList, deleteList } from '#contracts/lists/lists.ts';
import type { Door, Reply } from '#contracts/door.ts';
import type { PageServices } from '#contracts/page.ts';
import { LIST_ACCESS } from '#domain/lists/list-access.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formError, formErrors } from '#app/api/form-errors.ts';
import { textIn, textsIn } from '#app/api/form-request.ts';
import { onceUnder } from '#app/api/once-under.ts';
import { refusedWith } from '#app/api/refused-with.ts';
import { listPath } from '../list-paths.ts';
import { undoneText, type Put, type PutAnswer } from './put-on-list.ts';
import { wantedIn, type Wanted } from './wanted.server.ts';

type Items = Wanted['items'];

const answered = <A>(body: A): Reply<A> => ({ ok: true, body });

/** What the page says of; with everything else there is no page. */
const TOLD: readonly string[] = ['INVALID_REQUEST', 'SKU_INVALID', 'LIST_NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_REQUESTS'];

/**
 * What came of a form that puts what the address asks for onto a list, or takes it back.
 *
 * @throws what the router shows, where it is not what the form can say.
 */
export async function answerForm(services: PageServices, url: URL, form: FormData) {
  const isUndo = textIn(form, 'intent') === 'undo';
  const { items } = isUndo ? { items: [] } : await wantedIn(services, url);
  if (!isUndo && items.length === 0) return data<PutAnswer>({ errors: [formError('There is nothing here to put on a list.')] }, 400);
  const reply = isUndo ? await takeBack(services.door, form) : await putOnList(services, form, items);
  if (reply.ok) return data<PutAnswer>(reply.body);
  if (!TOLD.includes(reply.code)) requireAnswer(reply, url);
  return data<PutAnswer>({ errors: formErrors(reply, ['name']) }, refusedWith(reply));
}

/** Puts items onto the list that a form names, or onto one that it has made, once under the form's key. What is not sold anymore is left out, and counted. */
async function putOnList({ door, tenant }: Pick<PageServices, 'door' | 'tenant'>, form: FormData, items: Items): Promise<Reply<PutAnswer>> {
  const [listId, key] = [textIn(form, 'listId').slice(0, 64), textIn(form, 'onceKey').slice(0, 60)];
  const put = (once: Door, wanted: Items) => (listId === '' ? onNew(once, form, wanted) : onList(once, listId, wanted));
  let left = 0;
  let reply = await put(onceUnder(door, key), items);
  if (!reply.ok && reply.code === 'SKU_INVALID' && items.length > 1) {
    const gone = new Set((reply.errors ?? []).map(({ field }) => field));
    const sold = items.filter(({ itemId }) => !gone.has(itemId));
    left = items.length - sold.length;
    // Another call, so under another key.
    if (sold.length > 0) reply = await put(onceUnder(door, key && `${key}-sold`), sold);
  }
  if (!reply.ok) return reply;
  return answered({ errors: [], put: { ...reply.body, path: listPath(tenant, reply.body.listId), left } });
}

type Done = Omit<Put, 'path' | 'left'>;

async function onList(door: Door, listId: string, items: Items): Promise<Reply<Done>> {
  const reply = await door(addListItem, { params: { id: listId }, body: { items: [...items] } });
  if (!reply.ok) return reply;
  const { id, name, added } = reply.body;
  return answered({ listId: id, name, isNew: false, items: added });
}

async function onNew(door: Door, form: FormData, items: Items): Promise<Reply<Done>> {
  const access = LIST_ACCESS.find((one) => one === textIn(form, 'access')) ?? 'PERSONAL';
  const reply = await door(createList, { body: { name: textIn(form, 'name').slice(0, 400), access, items: [...items] } });
  if (!reply.ok) return reply;
  const { id, name } = reply.body;
  return answered({ listId: id, name, isNew: true, items: items.map((item) => ({ ...item, before: 0 })) });
}

/** Takes back what a form says was put: what somebody has changed since stays. */
async function takeBack(door: Door, form: FormData): Promise<Reply<PutAnswer>> {
  const [listId, name, isNew] = [textIn(form, 'listId').slice(0, 64), textIn(form, 'name').slice(0, 400), textIn(form, 'isNew') === 'true'];
  const [before, now] = [textsIn(form, 'before'), textsIn(form, 'now')];
  const items = textsIn(form, 'itemId').map((itemId, at) => ({ itemId, qty: Number(before[at]), was: Number(now[at]) }));
  const reply = await door(changeListItems, { params: { id: listId }, body: { items } });
  if (!reply.ok) return reply;
  const { totalItems, listItems = [] } = reply.body;
  const wanted = new Map(items.map(({ itemId, qty }) => [itemId, qty]));
  const hasMore = (isNew && totalItems > 0) || listItems.some(({ itemId, qty }) => (wanted.get(itemId) ?? qty) !== qty);
  // The list that was made for it goes with it, unless it has become one of its own.
  const gone = isNew && !hasMore ? await door(deleteList, { params: { id: listId } }) : reply;
  return gone.ok ? answered({ errors: [], undone: undoneText({ name, isNew }, hasMore) }) : gone;
}
