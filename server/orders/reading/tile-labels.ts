import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { getTileLabels as tileLabelsCall } from '#contracts/tiles.ts';
import { pastPurchaseBadge, tileLabels } from '#domain/catalog/label-truncation.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { zoneOfState } from '#domain/delivery/places/state-zone.ts';
import { CAME_TO_NOTHING } from '#domain/orders/order-states.ts';
import { statement } from '../../db/database.ts';
import { sqlList } from '../../db/sql-list.ts';
import { destinationOfZip } from '../../delivery/index.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';

/** When somebody last bought each of the items. $1 user, $2 tenant, $3 items */
const findLastPurchases = statement<{ item_id: string; last_bought: Date }>(
  'last_purchases',
  `
  select l.item_id, max(o.placed_at) as last_bought from orders o join order_lines l on l.order_number = o.order_number
  where o.user_id = $1 and o.tenant = $2 and o.placed_at is not null and o.state not in (${sqlList(CAME_TO_NOTHING)}) and l.item_id = any($3::text[])
  group by l.item_id`,
);

/** What tiles say of the shopper's own purchases: 'Purchased Mar, 2025', by the calendar of the place they live at. (S3-62, S3-63) */
export async function getTileLabels(
  shop: Shop,
  { shopper }: Looking,
  { body: { skus } }: Input<typeof tileLabelsCall>,
): Promise<Reply<{ labels: Record<string, string[]> }>> {
  const userId = shopper.person?.userId;
  if (userId === undefined) return answer({ labels: {} });
  const [{ state }, rows] = await Promise.all([
    destinationOfZip(shop, shopper.place.zip),
    findLastPurchases(shop.database, [userId, shopper.tenant, skus]),
  ]);
  const zone = zoneOfState(state);
  return answer({
    labels: Object.fromEntries(
      rows.map(({ item_id: itemId, last_bought: at }) => {
        const text = pastPurchaseBadge(localTime(at.getTime(), zone).date);
        return [itemId, tileLabels(text === undefined ? [] : [{ text, atMs: at.getTime() }])];
      }),
    ),
  });
}
