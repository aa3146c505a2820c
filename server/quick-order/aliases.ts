import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type {
  listQuickAliases as listCall,
  rememberQuickChoices as rememberCall,
  removeQuickAlias as removeCall,
} from '#contracts/quick-order/quick-order.ts';
import { aliasKey } from '#domain/quick-order/alias-key.ts';
import { MOST_ALIASES } from '#domain/quick-order/limits.ts';
import { contractAccountOf, tilesFor, viewTiles, type Viewer } from '../catalog/index.ts';
import { transaction } from '../db/transaction.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import { lockUser, type Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { countAliases, dropOldest, findAliases, listAliases, putAliases, removeAlias } from './alias.repository.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.input<C['answer']>>>;

const PAGE_SIZE = 50;

/** Who asks, as the statements have it; undefined: a guest, for whom nothing is remembered. */
function askerOf({ shopper }: Pick<Looking, 'shopper'>) {
  const { person, tenant } = shopper;
  if (person === undefined) return undefined;
  const isAdministrator = person.roles.includes('ACCOUNT_ADMIN');
  return { userId: person.userId, isAdministrator, values: [person.userId, tenant, contractAccountOf(shopper) ?? null] as const };
}

function signedIn(looking: Pick<Looking, 'shopper'>) {
  const asker = askerOf(looking);
  if (asker === undefined) throw new Error('Nobody is signed in.');
  return asker;
}

/** What somebody, or else a colleague of theirs, chose before for some texts: items by `aliasKey`. What is gone, or not theirs to see, was never chosen. */
export async function chosenBefore(
  shop: Shop,
  { viewer, ...looking }: Pick<Looking, 'shopper'> & { readonly viewer: Viewer },
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const asker = askerOf(looking);
  const asked = [...new Set(keys)].filter((key) => key !== '');
  if (asker === undefined || asked.length === 0) return new Map();
  const rows = await findAliases(shop.database, [...asker.values, asked]);
  if (rows.length === 0) return new Map();
  const tiles = await tilesFor(shop, viewer, [...new Set(rows.map((row) => row.item_id))]);
  const seen = new Set(tiles.map(({ itemId }) => itemId));
  const chosen = new Map<string, string>();
  for (const { said_key: key, item_id: itemId } of rows) if (seen.has(itemId) && !chosen.has(key)) chosen.set(key, itemId);
  return chosen;
}

/** Remembers what was chosen. SKU_INVALID: there is no such item for the caller; nothing is remembered then. */
export async function rememberQuickChoices(
  shop: Shop,
  looking: Looking,
  { body }: Input<typeof rememberCall>,
): Answer<typeof rememberCall> {
  const { userId, values } = signedIn(looking);
  const byKey = new Map(body.choices.map(({ said, itemId }) => [aliasKey(said), { said: said.trim(), itemId: itemId.trim() }] as const));
  byKey.delete('');
  const seats = await reserve(shop, [{ kind: 'ALIAS_CHANGE', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const ids = [...new Set([...byKey.values()].map(({ itemId }) => itemId))];
  const known = new Set((await viewTiles(shop, looking.shopper, ids)).map(({ itemId }) => itemId));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) return refuse('SKU_INVALID', { message: `There is no item ${missing}.` });
  const rows = [...byKey].map(([key, { said, itemId }]) => ({ id: randomUUID(), said, key, item: itemId }));
  if (rows.length > 0)
    await transaction(shop.database, async (tx) => {
      // The number of somebody's choices is counted with them held.
      await lockUser(tx, [userId]);
      await putAliases(tx, [...values, shop.now(), JSON.stringify(rows)]);
      await dropOldest(tx, [values[0], values[1], MOST_ALIASES]);
    });
  return answer({ remembered: rows.length });
}

/** What counts for the caller: their own choices and those of their organization. */
export async function listQuickAliases(shop: Shop, looking: Looking, { query }: Input<typeof listCall>): Answer<typeof listCall> {
  const { userId, isAdministrator, values } = signedIn(looking);
  const [rows, [count]] = await Promise.all([
    listAliases(shop.database, [...values, PAGE_SIZE, (query.page - 1) * PAGE_SIZE]),
    countAliases(shop.database, [...values]),
  ]);
  const tiles = new Map(
    (await viewTiles(shop, looking.shopper, [...new Set(rows.map((row) => row.item_id))])).map((tile) => [tile.itemId, tile]),
  );
  return answer({
    aliases: rows.map((row) => ({
      aliasId: row.alias_id,
      said: row.said,
      itemId: row.item_id,
      title: tiles.get(row.item_id)?.title ?? null,
      chosenBy: row.user_id === userId ? null : row.chosen_by,
      mayRemove: row.user_id === userId || isAdministrator,
    })),
    totalPages: Math.max(1, Math.ceil((count?.n ?? 0) / PAGE_SIZE)),
  });
}

/** Forgets one. NOT_FOUND: there is none of that id, or it is not the caller's to forget. */
export async function removeQuickAlias(shop: Shop, looking: Looking, { params }: Input<typeof removeCall>): Answer<typeof removeCall> {
  const { userId, isAdministrator, values } = signedIn(looking);
  const seats = await reserve(shop, [{ kind: 'ALIAS_CHANGE', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const removed = await removeAlias(shop.database, [...values, params.aliasId, isAdministrator]);
  return removed === 0 ? refuse('NOT_FOUND') : answer({ removed: true as const });
}
