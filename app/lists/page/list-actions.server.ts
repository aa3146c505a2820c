import { data, redirect, type RouterContextProvider } from 'react-router';
import { MOST_LIST_ITEMS } from '#domain/lists/list-limits.ts';
import { addListItem, changeListItems, moveListItem, removeListItem, replaceListItem } from '#contracts/lists/list-items.ts';
import { changeList, createList, getList } from '#contracts/lists/lists.ts';
import { makeListLink } from '#contracts/lists/sharing.ts';
import type { Reply } from '#contracts/door.ts';
import type { PageServices } from '#contracts/page.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { LONGEST_ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { LIST_ACCESS } from '#domain/lists/list-access.ts';
import { doneAt } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formError, formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { refusedWith, type Refusal } from '#app/api/refused-with.ts';
import { listRows } from '../list-rows.ts';
import { chosenIn, NOTHING_CHOSEN, listNoteField, listQtyField, movedIn, MOVED } from '../list-form.ts';
import type { ListAnswer } from './list-answer.ts';
import { rowsToCart } from './rows-to-cart.server.ts';
import { listPath } from '../list-paths.ts';
import { lookPath, lookQuery, type ListLook } from '../list-query.ts';

/** What is said on the page after a form. */
export const DONE = {
  saved: 'Saved.',
  added: 'Added to the list.',
  removed: 'Removed from the list.',
  moved: 'Moved.',
  replaced: 'Replaced.',
  linked: 'The link is ready. Copy it below.',
  closed: 'The link doesn’t work anymore.',
};

export type AskedList = {
  readonly context: Readonly<RouterContextProvider>;
  readonly services: PageServices;
  readonly url: URL;
  readonly id: string;
  readonly look: ListLook;
};

/** Does what a form of a list's page asks for, and leads back to the page as it was looked at. */
export async function actOnList(asked: AskedList, form: FormData) {
  const { services, id } = asked;
  const { door } = services;
  const button = (name: string) => textIn(form, name).slice(0, LONGEST_ITEM_NUMBER + 6);
  if (form.has('remove')) {
    const reply = await door(removeListItem, { params: { id, itemId: button('remove') } });
    // What is gone already is as it was wanted.
    return reply.ok || reply.code === 'LIST_ITEM_NOT_FOUND' ? back(asked, 'removed') : refused(asked, reply, []);
  }
  if (form.has('replace')) return after(asked, await door(replaceListItem, { params: { id, itemId: button('replace') } }), 'replaced');
  if (form.has(MOVED)) {
    const moved = movedIn(button(MOVED));
    if (moved === undefined) throw data(null, { status: 400 });
    return after(asked, await door(moveListItem, { params: { id }, body: moved }), 'moved');
  }
  const act = ACTIONS[textIn(form, 'intent')];
  if (act === undefined) throw data(null, { status: 400 });
  return act(asked, form);
}

type Act = (asked: AskedList, form: FormData) => Promise<Response | ReturnType<typeof data<ListAnswer>>>;

const ACTIONS: Readonly<Record<string, Act | undefined>> = Object.assign(Object.create(null), {
  put: putByNumber,
  save: saveRows,
  'remove-selected': removeSelected,
  change: changeAbout,
  add: addToCart,
  'add-all': addToCart,
  copy: copyList,
  link: makeLink,
  unlink: closeLink,
} satisfies Record<string, Act>);

async function putByNumber(asked: AskedList, form: FormData) {
  const itemId = textIn(form, 'itemId').trim().slice(0, LONGEST_ITEM_NUMBER);
  if (itemId === '') return data<ListAnswer>({ errors: [formError('Enter an item number.', 'itemId')] }, 400);
  const reply = await asked.services.door(addListItem, { params: { id: asked.id }, body: { itemId } });
  if (!reply.ok && reply.code === 'SKU_INVALID')
    return data<ListAnswer>({ errors: [formError(reply.message ?? '', 'itemId')] }, refusedWith(reply));
  return after(asked, reply, 'added');
}

/** The rows that a form shows, with what it says of each. */
async function rowsShown({ services: { door }, url, id, look }: AskedList) {
  return requireAnswer(await door(getList, { params: { id }, query: lookQuery(look) }), url).listItems;
}

async function saveRows(asked: AskedList, form: FormData) {
  const items = (await rowsShown(asked))
    .filter(({ itemId }) => form.has(listQtyField(itemId)))
    .map(({ itemId, qty }) => ({
      itemId,
      qty: Number(textIn(form, listQtyField(itemId)).trim() || qty),
      ...(form.has(listNoteField(itemId)) && { note: textIn(form, listNoteField(itemId)).slice(0, 2_000) }),
    }));
  const wrong = items.filter(({ qty }) => !Number.isInteger(qty) || qty < 1 || qty > MAX_LINE_QTY);
  if (wrong.length > 0)
    return data<ListAnswer>(
      { errors: wrong.map(({ itemId }) => formError('Enter a quantity from 1 to 9,999.', listQtyField(itemId))) },
      400,
    );
  if (items.length === 0) return back(asked, 'saved');
  return after(asked, await asked.services.door(changeListItems, { params: { id: asked.id }, body: { items } }), 'saved');
}

async function removeSelected(asked: AskedList, form: FormData) {
  const items = chosenIn(form)
    .slice(0, MOST_LIST_ITEMS)
    .map((itemId) => ({ itemId: itemId.slice(0, LONGEST_ITEM_NUMBER), qty: 0 }))
    .filter(({ itemId }) => itemId !== '');
  if (items.length === 0) return data<ListAnswer>({ errors: [formError(NOTHING_CHOSEN)] }, 400);
  return after(asked, await asked.services.door(changeListItems, { params: { id: asked.id }, body: { items } }), 'removed');
}

async function changeAbout(asked: AskedList, form: FormData) {
  const access = LIST_ACCESS.find((one) => one === textIn(form, 'access'));
  const body = { name: textIn(form, 'name').slice(0, 400), ...(access !== undefined && { access }) };
  const reply = await asked.services.door(changeList, { params: { id: asked.id }, body });
  return reply.ok ? back(asked, 'saved') : refused(asked, reply, ['name']);
}

/** Adds all that can be added, or what is chosen, in one call. More than a cart holds stays on the list, and that is said. */
async function addToCart(asked: AskedList, form: FormData) {
  const { services, url, id } = asked;
  const isAll = textIn(form, 'intent') === 'add-all';
  const found = isAll
    ? requireAnswer(await services.door(getList, { params: { id }, query: { size: MOST_LIST_ITEMS } }), url).listItems
    : await rowsShown(asked);
  const chosen = new Set(chosenIn(form));
  const rows = listRows({ listItems: found }, false).filter(({ itemId }) => isAll || chosen.has(itemId));
  if (rows.length === 0) return data<ListAnswer>({ errors: [formError(NOTHING_CHOSEN)] }, 400);
  // Rows of other pages are as they were saved.
  return rowsToCart(services, rows, form);
}

async function copyList({ services, url, id }: AskedList, _form: FormData) {
  const { name, listItems } = requireAnswer(await services.door(getList, { params: { id }, query: { size: MOST_LIST_ITEMS } }), url);
  const items = listItems.filter(({ tile }) => tile !== null).map(({ itemId, qty }) => ({ itemId, qty }));
  return copied(services, url, { name, items });
}

type Copied = { readonly name: string; readonly items: readonly { readonly itemId: string; readonly qty: number }[] };

/** Makes a list of one's own of what is on another, under its name, or with a number behind it where one has a list of this name. */
export async function copied({ door, tenant }: Pick<PageServices, 'door' | 'tenant'>, url: URL, { name, items }: Copied) {
  let refusal: Refusal | undefined;
  for (const behind of ['', ' 2', ' 3', ' 4']) {
    const reply = await door(createList, { body: { name: `${name.slice(0, 48)}${behind}`, items: [...items] } });
    if (reply.ok) return redirect(listPath(tenant, reply.body.id), 303);
    if (reply.code !== 'INVALID_REQUEST') requireAnswer(reply, url);
    refusal = reply;
  }
  const errors = refusal === undefined ? [] : formErrors(refusal, []);
  return data<ListAnswer>({ errors }, 400);
}

async function makeLink(asked: AskedList, _form: FormData) {
  const reply = await asked.services.door(makeListLink, { params: { id: asked.id }, body: { isWanted: true } });
  return after(asked, reply, 'linked');
}

async function closeLink(asked: AskedList, _form: FormData) {
  return after(asked, await asked.services.door(makeListLink, { params: { id: asked.id }, body: { isWanted: false } }), 'closed');
}

function back({ context, services: { tenant }, id, look }: AskedList, done: keyof typeof DONE): Response {
  return doneAt(context, lookPath(listPath(tenant, id), look), done);
}

function after(asked: AskedList, reply: Reply<unknown>, done: keyof typeof DONE) {
  return reply.ok ? back(asked, done) : refused(asked, reply, []);
}

/** What the page says of a refusal; with others there is no page. */
const TOLD: readonly string[] = ['INVALID_REQUEST', 'LIST_ITEM_NOT_FOUND', 'TOO_MANY_REQUESTS', 'SKU_INVALID'];

function refused({ url }: AskedList, reply: Refusal, fields: readonly string[]) {
  if (reply.code === 'LIST_NOT_FOUND') throw data(null, 404);
  if (!TOLD.includes(reply.code)) requireAnswer(reply, url);
  return data<ListAnswer>({ errors: formErrors(reply, fields) }, refusedWith(reply));
}
