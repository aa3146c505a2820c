import type { z } from 'zod';
import type { makeListLink as linkCall, readSharedList as readCall } from '#contracts/lists/sharing.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { MOST_LIST_ITEMS } from '#domain/lists/list-limits.ts';
import { viewTiles } from '../catalog/index.ts';
import { transaction } from '../db/transaction.ts';
import { attemptsBy, giveBack, reserve, tooManyAttempts } from '../limits/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { findItems } from './list-items.repository.ts';
import { digestOf, newLink } from './list-link.ts';
import { findByLink, lockList, setLink } from './list.repository.ts';
import { listFor, signedInViewer } from './list-viewer.ts';

/** Makes a new link to a list, in place of the one that it had, or takes that away. What it is is kept nowhere: its hash is, and what it is made from by a secret of the shop. Errors as of `listFor`. */
export async function makeListLink(
  shop: Shop,
  looking: Looking,
  { params, body }: Input<typeof linkCall>,
): Promise<Reply<z.input<(typeof linkCall)['answer']>>> {
  const viewer = signedInViewer(looking);
  const seats = await reserve(shop, [{ kind: 'LIST_CHANGE', subject: viewer.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  return transaction(shop.database, async (tx) => {
    const [found] = await lockList(tx, [viewer.userId, viewer.tenant, params.id]);
    const row = listFor(found, viewer, 'mayManage');
    if ('ok' in row) return row;
    const made = body.isWanted ? newLink(shop, looking, row.list_id) : undefined;
    await setLink(tx, [row.list_id, made?.hash ?? null, made?.seed ?? null]);
    return answer({ link: made?.link ?? null });
  });
}

/**
 * Reads a list by its link, as it is sold to whoever has that: no price and no item is told that is not theirs to see. LIST_NOT_FOUND: there is no such link, or not any more, or on another
 * site.
 */
export async function readSharedList(
  shop: Shop,
  looking: Looking,
  { body }: Input<typeof readCall>,
): Promise<Reply<z.input<(typeof readCall)['answer']>>> {
  // Each counts until the link is right: nobody finds one by trying.
  const seats = await reserve(shop, attemptsBy(looking.actor, { network: 'LIST_LINK_ADDRESS' }));
  if (!seats.ok) return tooManyAttempts(seats);
  const [found] = await findByLink(shop.database, [digestOf(body.key), looking.shopper.tenant]);
  if (found === undefined) return refuse('LIST_NOT_FOUND');
  await giveBack(shop, seats);
  const items = await findItems(shop.database, [found.list_id, MOST_LIST_ITEMS, 0, 'position asc']);
  const tiles = await viewTiles(
    shop,
    looking.shopper,
    items.map((item) => item.item_id),
  );
  const tileOf = new Map(tiles.map((tile) => [tile.itemId, tile]));
  const listItems = items.flatMap(({ item_id: itemId, qty, note }) => {
    const tile = tileOf.get(itemId);
    return tile === undefined ? [] : [{ itemId, qty, note, tile }];
  });
  return answer({ name: found.name, listItems, hidden: items.length - listItems.length });
}
