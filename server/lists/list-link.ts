import { createHash, randomBytes } from 'node:crypto';
import { sharedListPath } from '#domain/lists/shared-list-path.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import type { ListRow } from './list.repository.ts';
import { findLink } from './list.repository.ts';

/** What of a list's link is stored: the hash by which it is found, and what it is made from again. */
export type StoredLink = { readonly hash: Buffer; readonly seed: Buffer };

/** By which a link is found, without being known. */
export const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest();

const keyOf = ({ signers }: Pick<Shop, 'signers'>, listId: string, seed: Buffer): string =>
  signers.listLink.sign(`${listId} ${seed.toString('base64url')}`);

const addressOf = ({ shopper }: Pick<Looking, 'shopper'>, key: string): string => `${shopper.site.origin}${sharedListPath(key)}`;

/** A new link of a list, and what is stored of it: whoever reads the database has no link, since a secret of the shop belongs to it. */
export function newLink(
  shop: Pick<Shop, 'signers'>,
  looking: Pick<Looking, 'shopper'>,
  listId: string,
): StoredLink & { readonly link: string } {
  const seed = randomBytes(32);
  const key = keyOf(shop, listId, seed);
  return { hash: digestOf(key), seed, link: addressOf(looking, key) };
}

/**
 * The link of a list as it is now, for who manages it and looks for themselves. Null: there is none, it is not theirs, or nobody can tell it any more (made before links were read again, or under a
 * secret that the shop has replaced since); then a new one is made.
 */
export async function readLink(
  shop: Shop,
  looking: Looking,
  { row, mayManage }: { readonly row: ListRow; readonly mayManage: boolean },
): Promise<string | null> {
  if (!mayManage || !row.has_link || looking.actor.kind !== 'VISITOR') return null;
  const [stored] = await findLink(shop.database, [row.list_id]);
  if (stored?.link_hash == null || stored.link_seed === null) return null;
  const key = keyOf(shop, row.list_id, stored.link_seed);
  return digestOf(key).equals(stored.link_hash) ? addressOf(looking, key) : null;
}
