import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type {
  getFrequentlyPurchased as frequentCall,
  getPurchases as purchasesCall,
  getRecentItems as recentCall,
} from '#contracts/catalog/purchases.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { zoneOfState } from '#domain/delivery/places/state-zone.ts';
import { FREQUENT_HEADING, FREQUENT_TILES } from '#domain/orders/again/purchase-limits.ts';
import { offeredAgain, type CatalogItem } from '../../catalog/index.ts';
import { destinationOfZip } from '../../delivery/index.ts';
import { accountToBuyAgain, type Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { purchasedText } from '../reading/bought-items.ts';
import { boughtBefore } from './bought-before.ts';
import { findPurchases, findPurchasesOfAccount, type PurchaseRow } from './purchases.repository.ts';

type Shopper = Looking['shopper'];

/** What was bought, what most often first; undefined: it is not for who asks. */
async function bought(shop: Shop, shopper: Shopper, whose: 'OWN' | 'ORGANIZATION'): Promise<readonly PurchaseRow[] | undefined> {
  if (whose === 'OWN') {
    const userId = shopper.person?.userId;
    return userId === undefined ? [] : findPurchases(shop.database, [userId, shop.now(), shopper.tenant]);
  }
  const account = accountToBuyAgain(shopper);
  return account === undefined ? undefined : findPurchasesOfAccount(shop.database, [account, shop.now()]);
}

/** Past purchases as they can be bought again. FORBIDDEN: those of the organization are not for who asks. */
export async function getPurchases(
  shop: Shop,
  { shopper }: Looking,
  { query: { page, size, sort, whose, q = '', department } }: Input<typeof purchasesCall>,
): Promise<Reply<z.output<(typeof purchasesCall)['answer']>>> {
  const all = await bought(shop, shopper, whose);
  if (all === undefined) return refuse('FORBIDDEN');
  const items = await shop.catalog.items(all.map((row) => row.item_id));
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((row) => {
    const item = items.get(row.item_id);
    return isAbout(row, item, words) && (department === undefined || item?.departmentId === department);
  });
  const sorted = sort === 'FREQUENT' ? found : found.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const shown = sorted.slice((page - 1) * size, page * size);
  const [again, zone, departments] = await Promise.all([
    offeredAgain(
      shop,
      shopper,
      shown.map((row) => row.item_id),
    ),
    zoneOf(shop, shopper),
    departmentsOf(shop, all, items),
  ]);
  return answer({
    items: shown.map((row) => ({
      ...boughtBefore(row, again.get(row.item_id), false),
      lastPurchasedDate: localTime(row.at.getTime(), zone).date,
      timesPurchased: row.times,
      purchased: purchasedText(row.at, zone) ?? '',
      lastBy: row.user_id === shopper.person?.userId ? null : row.buyer,
    })),
    totalItems: found.length,
    departments,
    maySeeAll: accountToBuyAgain(shopper) !== undefined,
  });
}

/** Each word is in its name, as it was or is, or how its number begins. */
function isAbout({ item_id: itemId, name }: PurchaseRow, item: CatalogItem | undefined, words: readonly string[]): boolean {
  const names = ` ${name} ${item?.name ?? ''} ${item?.brand ?? ''}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
  return words.every((word) => itemId.toLowerCase().startsWith(word) || names.includes(` ${word.replaceAll(/[^a-z0-9]+/g, ' ').trim()}`));
}

/** The departments of what was bought, by name, with how much of it is in each. */
async function departmentsOf(shop: Shop, rows: readonly PurchaseRow[], items: ReadonlyMap<string, CatalogItem>) {
  const counts = new Map<string, number>();
  for (const { item_id: itemId } of rows) {
    const id = items.get(itemId)?.departmentId;
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const categories = await shop.catalog.categories();
  return [...counts]
    .flatMap(([id, count]) => {
      const name = categories.get(id)?.name;
      return name === undefined ? [] : [{ id, name, count }];
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

async function zoneOf(shop: Shop, { place }: Shopper): Promise<string> {
  return zoneOfState((await destinationOfZip(shop, place.zip)).state);
}

/** K-24: tiles of what the shopper buys most often, of what they can have now; guests are answered with none. */
export async function getFrequentlyPurchased(shop: Shop, { shopper }: Looking): Promise<Reply<z.output<(typeof frequentCall)['answer']>>> {
  const rows = (await bought(shop, shopper, 'OWN')) ?? [];
  const most = FREQUENT_TILES[shopper.tenant];
  // What cannot be had is passed over: of twice as many enough are left mostly.
  const [again, zone] = await Promise.all([
    offeredAgain(
      shop,
      shopper,
      rows.slice(0, 2 * most).map((row) => row.item_id),
    ),
    zoneOf(shop, shopper),
  ]);
  const items = rows.flatMap(({ item_id: itemId, at }) => {
    const one = again.get(itemId);
    const pastPurchase = purchasedText(at, zone);
    if (one === undefined || !one.canBeAdded || pastPurchase === undefined) return [];
    return [{ ...one.tile, badgeDetails: { ...one.tile.badgeDetails, pastPurchase } }];
  });
  return answer({ data: { heading: FREQUENT_HEADING, items: items.slice(0, most) } });
}

/** K-25: what was bought in twelve months. FORBIDDEN: of another person, and of ALL for who may not buy again what others of the organization bought. */
export async function getRecentItems(
  shop: Shop,
  { shopper }: Looking,
  { query: { orderedByUserId } }: Input<typeof recentCall>,
): Promise<Reply<z.output<(typeof recentCall)['answer']>>> {
  const isAll = orderedByUserId === 'ALL';
  if (orderedByUserId !== undefined && !isAll && orderedByUserId !== shopper.person?.userId) return refuse('FORBIDDEN');
  const rows = await bought(shop, shopper, isAll ? 'ORGANIZATION' : 'OWN');
  if (rows === undefined) return refuse('FORBIDDEN');
  const zone = await zoneOf(shop, shopper);
  return answer({
    itemDetails: rows.map(({ item_id: itemId, at, times }) => ({
      sku: itemId,
      itemId,
      lastPurchasedDate: localTime(at.getTime(), zone).date,
      timesPurchased: times,
    })),
  });
}
