import type { z } from 'zod';
import type { ProductTile } from '#contracts/catalog.ts';
import type { getTileLabels } from '#contracts/tiles.ts';
import { MOST_LABELED, MOST_TILES } from '#domain/catalog/listing-limits.ts';
import { knownCart } from '#app/local-cart/cart-store.ts';
import { makeLookUp } from './look-up.ts';

/** The paths of K-21 and of the labels, as their contracts have them: the contracts themselves would bring the whole of what checks them. */
export const TILE_DATA_PATH = '/ele-lpd/api/productTileProxy/getProductTileData';
export const TILE_LABELS_PATH = '/cc/api/tile-labels';
const PATIENCE_MS = 10_000;

async function ask<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  // Answered by our own server: it is what its contract says.
  const answered: Answer = await answer.json();
  return answered;
}

/** Prices, stock and promises are those of who has signed in, and of where it is sent to. */
function whoLooks(): string {
  const place = /(?:^|; )(?:zipcode|YourStore)=[^;]*/g;
  return [knownCart().visit?.contextToken, ...(document.cookie.match(place) ?? [])].join();
}

/** What this page has looked up. */
export const lookUp = makeLookUp(async (skus) => (await ask<{ data: ProductTile[] }>(TILE_DATA_PATH, { query: { skus } })).data, {
  who: whoLooks,
  most: MOST_TILES,
});

/** What tiles say to one shopper alone. */
export type OwnLabels = z.output<(typeof getTileLabels)['answer']>;

const NO_LABELS: OwnLabels = { labels: {}, machines: [], fits: {}, purchases: {} };

/** What tiles say of the shopper's own past and printers; nothing where it cannot be had. Only for who is signed in. */
export async function askForLabels(skus: readonly string[]): Promise<OwnLabels> {
  try {
    return await ask<OwnLabels>(TILE_LABELS_PATH, { skus: skus.slice(0, MOST_LABELED) });
  } catch {
    return NO_LABELS; // a tile without its labels is a tile all the same
  }
}
