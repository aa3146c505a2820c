import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { getTileLabels as tileLabelsCall } from '#contracts/tiles.ts';
import { tileLabels } from '#domain/catalog/label-truncation.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { zoneOfState } from '#domain/delivery/places/state-zone.ts';
import { fitLabel } from '#domain/machines/fit.ts';
import { CAME_TO_NOTHING } from '#domain/orders/order-states.ts';
import { statement } from '../../db/database.ts';
import { sqlList } from '../../db/sql-list.ts';
import { destinationOfZip } from '../../delivery/index.ts';
import { isOwned, machineOwnerOf, ownerValues } from '../../machines/index.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { purchasedText } from './bought-items.ts';

/**
 * When somebody last bought each of the items and with which order, and all of their machines: of a purchase there is no model, of a machine no item.
 * $1 user, $2 tenant, $3 items, $4 and $5 owner of machines
 */
const findOwnOf = statement<
  | { item_id: string; order_number: string; model: null; nickname: null; at: Date }
  | { item_id: null; order_number: null; model: string; nickname: string; at: Date }
>(
  'own_of_items',
  `
  select l.item_id, (array_agg(o.order_number order by o.placed_at desc))[1] as order_number, null as model, null as nickname, max(o.placed_at) as at from orders o join order_lines l on l.order_number = o.order_number
  where o.user_id = $1 and o.tenant = $2 and o.placed_at is not null and o.state not in (${sqlList(CAME_TO_NOTHING)}) and l.item_id = any($3::text[])
  group by l.item_id
  union all select null, null, m.model, m.nickname, m.added_at from machines m where ${isOwned(4)}`,
);

type Labels = z.output<(typeof tileLabelsCall)['answer']>;

/**
 * What tiles say of the shopper's own purchases: 'Purchased Mar, 2025', by the calendar of the place they live at (S3-63); and of their
 * machines: 'Fits your Front desk printer'.
 */
export async function getTileLabels(
  shop: Shop,
  { shopper }: Looking,
  { body: { skus } }: Input<typeof tileLabelsCall>,
): Promise<Reply<Labels>> {
  const userId = shopper.person?.userId;
  if (userId === undefined) return answer({ labels: {}, purchases: {}, machines: [], fits: {} });
  const [{ state }, rows, items] = await Promise.all([
    destinationOfZip(shop, shopper.place.zip),
    findOwnOf(shop.database, [userId, shopper.tenant, skus, ...ownerValues(machineOwnerOf(shopper))]),
    shop.catalog.items(skus),
  ]);
  const zone = zoneOfState(state);
  const labels: Labels['labels'] = {};
  const purchases: Labels['purchases'] = {};
  for (const { item_id: itemId, order_number: orderNumber, at } of rows) {
    if (itemId === null) continue;
    purchases[itemId] = { boughtOn: localTime(at.getTime(), zone).date, orderNumber };
    const text = purchasedText(at, zone);
    labels[itemId] = tileLabels(text === undefined ? [] : [{ text, atMs: at.getTime() }]);
  }
  const machines = rows.flatMap((row) => (row.item_id === null ? [row] : [])).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const fits: Labels['fits'] = {};
  for (const sku of skus) {
    const item = items.get(sku);
    // Whoever may not see it learns nothing of it either.
    const isHidden = item?.isPublished !== true || (item.facts.isWholesale === true && !shopper.abilities.maySeeWholesale);
    const label = isHidden ? undefined : fitLabel(item.facts.printerModels ?? [], machines);
    if (label !== undefined) fits[sku] = label;
  }
  return answer({ labels, purchases, machines: machines.map(({ model, nickname }) => ({ model, nickname })), fits });
}
