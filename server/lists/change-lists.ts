import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { changeList as changeCall, createList as createCall, deleteList as deleteCall } from '#contracts/lists/lists.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import { creatableLevels, settableLevels } from '#domain/lists/list-access.ts';
import { MOST_FAVORITES, MOST_LISTS } from '#domain/lists/list-limits.ts';
import { listNameProblem, oneLine } from '#domain/lists/list-name.ts';
import type { Tx } from '../db/database.ts';
import { keepAnswer } from '../db/kept-answers.ts';
import { transaction } from '../db/transaction.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import { lockUser, type Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { knownItems, putWanted } from './wanted-items.ts';
import {
  countOwn,
  findFavorites,
  findList,
  insertList,
  lockList,
  markFavorite,
  removeList,
  unmarkFavorite,
  updateList,
  type ListRow,
} from './list.repository.ts';
import { listFor, lookerValues, ownedList, signedInViewer, viewList, type Viewer } from './list-viewer.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.input<C['answer']>>>;

const TAKEN_TEXT = 'You already have a list with this name.';
const FULL_TEXT = `You have ${MOST_LISTS} lists, which is the most. Delete one first.`;
const FAVORITES_TEXT = `You have ${MOST_FAVORITES} favorites, which is the most. Remove one first.`;

/**
 * Makes a list, with items where some are named.
 *
 * INVALID_REQUEST: no name, one that is too long or taken, or there are as many lists as there may be; FORBIDDEN: a level that is not the caller's to give; SKU_INVALID: there is no
 * such item for them. (S5-24, A-153, A-154)
 */
export async function createList(shop: Shop, looking: Looking, { body }: Input<typeof createCall>): Answer<typeof createCall> {
  const viewer = signedInViewer(looking);
  const name = oneLine(body.name);
  const problem = listNameProblem(name);
  if (problem !== undefined) return refuseField('name', problem);
  if (!creatableLevels(viewer).includes(body.access)) return refuse('FORBIDDEN');
  const known = await knownItems(shop, looking, body.items ?? []);
  if (!known.ok) return known;
  const seats = await reserve(shop, [{ kind: 'LIST_CHANGE', subject: viewer.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const listId = randomUUID();
  const now = shop.now();
  return transaction(shop.database, async (tx) => {
    // The number of somebody's lists is counted with them held.
    await lockUser(tx, [viewer.userId]);
    if (((await countOwn(tx, [viewer.userId, viewer.tenant]))[0]?.n ?? 0) >= MOST_LISTS) return refuseField('name', FULL_TEXT);
    const values = [listId, viewer.tenant, viewer.userId, viewer.accountNumber ?? null, name, body.access, now];
    if ((await insertList(tx, values)) === 0) return refuseField('name', TAKEN_TEXT);
    await putWanted(tx, listId, known.body, now);
    const [row] = await findList(tx, [viewer.userId, viewer.tenant, listId]);
    if (row === undefined) throw new Error('The list that was made is not there.');
    const reply = answer(viewList(row, viewer));
    const kept = looking.keepAnswer?.(reply);
    if (kept !== undefined) await keepAnswer(tx, kept);
    return reply;
  });
}

/** Renames a list, changes whom it is for, or marks it. Errors as of `createList`, and as of `listFor`. */
export async function changeList(shop: Shop, looking: Looking, { params, body }: Input<typeof changeCall>): Answer<typeof changeCall> {
  const viewer = signedInViewer(looking);
  const name = body.name === undefined ? undefined : oneLine(body.name);
  const problem = name === undefined ? undefined : listNameProblem(name);
  if (problem !== undefined) return refuseField('name', problem);
  const seats = await reserve(shop, [{ kind: 'LIST_CHANGE', subject: viewer.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  return transaction(shop.database, async (tx) => {
    await lockUser(tx, [viewer.userId]);
    const [found] = await lockList(tx, [viewer.userId, viewer.tenant, params.id]);
    const isManaged = name !== undefined || body.access !== undefined;
    const row = listFor(found, viewer, isManaged ? 'mayManage' : 'maySee');
    if ('ok' in row) return row;
    const refused =
      (isManaged ? await manage(shop, tx, viewer, { row, name, access: body.access }) : undefined) ??
      (await mark(shop, tx, viewer, { row, body }));
    if (refused !== undefined) throw new Refused(refused);
    const [after] = await findList(tx, [viewer.userId, viewer.tenant, params.id]);
    const favorites = await findFavorites(tx, [...lookerValues(viewer)]);
    return answer({ ...viewList(after ?? row, viewer), maxFavoriteReached: favorites.length >= MOST_FAVORITES });
  }).catch((error: unknown) => {
    if (error instanceof Refused) return error.reply;
    throw error;
  });
}

/** Takes back what was changed before it. */
class Refused extends Error {
  readonly reply: Reply<never>;
  constructor(reply: Reply<never>) {
    super('refused');
    this.reply = reply;
  }
}

type Managed = { readonly row: ListRow; readonly name: string | undefined; readonly access: ListRow['access'] | undefined };

async function manage(shop: Shop, tx: Tx, viewer: Viewer, { row, name, access }: Managed): Promise<Reply<never> | undefined> {
  if (access !== undefined && access !== row.access && !settableLevels(ownedList(row), viewer).includes(access)) return refuse('FORBIDDEN');
  const isDone = (await updateList(tx, [row.list_id, name ?? row.name, access ?? row.access, shop.now()])) > 0;
  return isDone ? undefined : refuseField('name', TAKEN_TEXT);
}

type Marked = { readonly row: ListRow; readonly body: Input<typeof changeCall>['body'] };

/** The mark of the caller, who is held. */
async function mark(shop: Shop, tx: Tx, viewer: Viewer, { row, body }: Marked): Promise<Reply<never> | undefined> {
  if (body.deletefavoriteById === true || body.favorite === false) await unmarkFavorite(tx, [viewer.userId, row.list_id]);
  else if (body.favorite === true && !row.is_favorite && (await markFavorite(tx, [...lookerValues(viewer), row.list_id, shop.now()])) === 0)
    return refuseField('favorite', FAVORITES_TEXT);
  return undefined;
}

/** Deletes a list. Errors as of `listFor`; of one that is gone as of one that never was. */
export async function deleteList(shop: Shop, looking: Looking, { params }: Input<typeof deleteCall>): Answer<typeof deleteCall> {
  const viewer = signedInViewer(looking);
  const seats = await reserve(shop, [{ kind: 'LIST_CHANGE', subject: viewer.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  return transaction(shop.database, async (tx) => {
    const [found] = await lockList(tx, [viewer.userId, viewer.tenant, params.id]);
    const row = listFor(found, viewer, 'mayManage');
    if ('ok' in row) return row;
    await removeList(tx, [row.list_id]);
    return answer({ id: row.list_id, deleted: true as const });
  });
}
