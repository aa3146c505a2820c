import { buffer } from 'node:stream/consumers';
import type { z } from 'zod';
import type { exportList as exportCall, importList as importCall } from '#contracts/lists/list-files.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { isOnePress } from '#domain/catalog/adding/one-press.ts';
import { rowsOfFile } from '#domain/lists/file-rows.ts';
import { fitRows } from '#domain/lists/fit-rows.ts';
import { MOST_LIST_FILE_BYTES, MOST_LIST_FILE_ROWS, MOST_LIST_ITEMS } from '#domain/lists/list-limits.ts';
import { viewTiles } from '../catalog/index.ts';
import { keepAnswer } from '../db/kept-answers.ts';
import { transaction } from '../db/transaction.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import { seesPrices, type Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { changeItems, findItems, findQuantities, countItems } from './list-items.repository.ts';
import { findList, lockList, touchList } from './list.repository.ts';
import { listFor, signedInViewer } from './list-viewer.ts';
import { putWanted, standingOf, type WantedItem } from './wanted-items.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.input<C['answer']>>>;

/** All of a list as a file. Errors as of `listFor`. */
export async function exportList(shop: Shop, looking: Looking, { params, query }: Input<typeof exportCall>): Answer<typeof exportCall> {
  const viewer = signedInViewer(looking);
  const [found] = await findList(shop.database, [viewer.userId, viewer.tenant, params.id]);
  const row = listFor(found, viewer, 'maySee');
  if ('ok' in row) return row;
  const seats = await reserve(shop, [{ kind: 'LIST_FILE', subject: viewer.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const items = await findItems(shop.database, [row.list_id, MOST_LIST_ITEMS, 0, 'position asc']);
  const tiles = await viewTiles(
    shop,
    looking.shopper,
    items.map((item) => item.item_id),
  );
  const tileOf = new Map(tiles.map((tile) => [tile.itemId, tile]));
  const showsPrices = seesPrices(looking.shopper.person);
  const columns = ['Item number', 'Name', 'Quantity', ...(showsPrices ? ['Price each'] : []), 'In stock', 'Note'];
  const rows = async function* () {
    for (const { item_id: itemId, qty, note } of items) {
      const tile = tileOf.get(itemId);
      const standing = tile === undefined ? 'no longer sold' : isOnePress(tile) ? 'yes' : 'no';
      yield [itemId, tile?.title ?? '', qty, ...(showsPrices ? [tile?.priceValue ?? ''] : []), standing, note];
    }
  };
  const { csvFormat, xlsxFormat } = await import('../catalog-files/index.ts');
  const write = query.format === 'csv' ? csvFormat : xlsxFormat;
  const content = await buffer(write(columns, rows()));
  return answer({ fileName: `${fileNameOf(row.name)}.${query.format}`, content: content.toString('base64') });
}

/** The name of a list as files may be called everywhere. */
function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase();
  return plain === '' ? 'list' : plain;
}

/**
 * Adds the rows of a file to a list: those that can be are, and of each other one is told why not. Errors as of `listFor`; INVALID_REQUEST: it is no such file, or has too many rows.
 */
export async function importList(shop: Shop, looking: Looking, { params, body }: Input<typeof importCall>): Answer<typeof importCall> {
  const viewer = signedInViewer(looking);
  const [found] = await findList(shop.database, [viewer.userId, viewer.tenant, params.id]);
  const before = listFor(found, viewer, 'mayEdit');
  if ('ok' in before) return before;
  const seats = await reserve(shop, [
    { kind: 'LIST_CHANGE', subject: viewer.userId },
    { kind: 'LIST_FILE', subject: viewer.userId },
  ]);
  if (!seats.ok) return tooManyAttempts(seats);
  const read = await rowsIn(body);
  if (!read.ok) return read;
  const { wanted, refused } = rowsOfFile(read.body);
  const ids = [...new Set(wanted.map(({ itemId }) => itemId))];
  const tiles = new Map((await viewTiles(shop, looking.shopper, ids)).map((tile) => [tile.itemId, tile]));
  return transaction(shop.database, async (tx) => {
    const [locked] = await lockList(tx, [viewer.userId, viewer.tenant, params.id]);
    const row = listFor(locked, viewer, 'mayEdit');
    if ('ok' in row) return row;
    const [[count], there] = [await countItems(tx, [row.list_id]), await findQuantities(tx, [row.list_id, ids])];
    const has = new Map(there.map(({ item_id: itemId, qty }) => [itemId, qty]));
    const room = MOST_LIST_ITEMS - (count?.n ?? 0);
    const fitting = fitRows(wanted, { isSold: (itemId) => tiles.has(itemId), has, room });
    const items = [...fitting.pieces].flatMap(([itemId, qty]): WantedItem[] => {
      const tile = tiles.get(itemId);
      return tile === undefined ? [] : [{ itemId, qty, ...standingOf(tile) }];
    });
    if (items.length > 0) {
      const put = await putWanted(tx, row.list_id, items, shop.now());
      if (!put.ok) return put;
      const notes = [...fitting.notes].map(([item, note]) => ({ item, note }));
      await changeItems(tx, [row.list_id, JSON.stringify(notes)]);
      await touchList(tx, [row.list_id, shop.now()]);
    }
    const raised = items.filter(({ itemId }) => has.has(itemId)).length;
    const all = [...refused, ...fitting.refused].toSorted((one, other) => one.line - other.line);
    const reply = answer({ added: items.length - raised, raised, refused: all });
    const kept = looking.keepAnswer?.(reply);
    if (kept !== undefined) await keepAnswer(tx, kept);
    return reply;
  });
}

const TOO_MANY_ROWS = `This file has more than ${MOST_LIST_FILE_ROWS.toLocaleString('en-US')} rows. Divide it and try again.`;

async function rowsIn({ content }: Input<typeof importCall>['body']) {
  const { FileError, uploadedRows } = await import('../catalog-files/index.ts');
  const wrong = (message: string) => refuse('INVALID_REQUEST', { message, errors: [{ field: 'file', code: 'INVALID', message }] });
  try {
    const rows = await uploadedRows(Buffer.from(content, 'base64'), { mostBytes: MOST_LIST_FILE_BYTES, mostRows: MOST_LIST_FILE_ROWS });
    return rows.length > MOST_LIST_FILE_ROWS ? wrong(TOO_MANY_ROWS) : answer(rows);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return wrong(`We can’t read this file. ${error.message}`);
  }
}
