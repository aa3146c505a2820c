import { createHash, randomBytes } from 'node:crypto';
import { mayDo } from '#domain/rounds/round-states.ts';
import { originOf } from '../config/origins.ts';
import { statement } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import type { Asker } from './who-asks.ts';

/** What of a round's link is stored: the hash by which it is found, and what it is made from again. */
export type StoredLink = { readonly hash: Buffer; readonly seed: Buffer };

/** $1 round */
const findLink = statement<{ link_hash: Buffer | null; link_seed: Buffer | null }>(
  'round_link',
  'select link_hash, link_seed from rounds where round_id = $1::uuid',
);

/** By which a link is found, without being known. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A new link of a round, and what is stored of it: whoever reads the database has no link, since a secret of the shop belongs to it. */
export function newLink(shop: Pick<Shop, 'signers' | 'settings'>, roundId: string): StoredLink & { readonly link: string } {
  const seed = randomBytes(32);
  const token = tokenOf(shop, roundId, seed);
  return { hash: digestOf(token), seed, link: addressOf(shop, token) };
}

/**
 * The link of a round as it is now, for who may send it around and looks for themselves. Null: there is none, it is not theirs, or nobody can tell it any more (made before links were read again, or under a
 * secret that the shop has replaced since); then a new one is made.
 */
export async function readLink(shop: Shop, { round, looking, mayManage }: Asker): Promise<string | null> {
  if (!mayManage || looking.actor.kind !== 'VISITOR' || !round.has_link || !mayDo('LINK', round.state)) return null;
  const [stored] = await findLink(shop.database, [round.round_id]);
  if (stored?.link_hash == null || stored.link_seed === null) return null;
  const token = tokenOf(shop, round.round_id, stored.link_seed);
  return digestOf(token).equals(stored.link_hash) ? addressOf(shop, token) : null;
}

const tokenOf = ({ signers }: Pick<Shop, 'signers'>, roundId: string, seed: Buffer): string =>
  signers.roundLink.sign(`${roundId} ${seed.toString('base64url')}`);

const addressOf = ({ settings }: Pick<Shop, 'settings'>, token: string): string => `${originOf(settings, 'SBA')}/rounds/join/${token}`;
