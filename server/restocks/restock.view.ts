import type { RestockRun, Subscription } from '#contracts/restocks/restocks.ts';
import { isTooDear, mostUnitCents, restockUnitCents } from '#domain/restocks/restock-price.ts';
import { toDollars } from '#domain/shared/money.ts';
import type { OfferedItem } from '../catalog/index.ts';
import type { RestockRow } from './restock.repository.ts';
import type { RunItemRow, RunRow } from './runs.repository.ts';

/** What one piece costs now that comes again and again; undefined: it has no price for who is offered it. */
export function unitCentsNow(item: OfferedItem | undefined): number | undefined {
  if (item?.offer.unitPriceCents === undefined) return undefined;
  return restockUnitCents({ unitPriceCents: item.offer.unitPriceCents, isOnContract: item.offer.isOnContract });
}

/** An item that can come again and again, and what one costs so; undefined: it cannot. */
export function restockableOf(item: OfferedItem | undefined): { readonly item: OfferedItem; readonly unitCents: number } | undefined {
  const unitCents = unitCentsNow(item);
  if (item?.offer.facts.isAutoRestock !== true || !item.isBuyable || unitCents === undefined) return undefined;
  return { item, unitCents };
}

/** @param item what is there of it for who asks; @param isNextAnnounced whether its next day stands in a run. */
export function viewRestock(row: RestockRow, item: OfferedItem | undefined, isNextAnnounced: boolean): Subscription {
  const { agreed_cents: agreedCents, rise_percent: risePercent } = row;
  const nowCents = item?.isBuyable === true ? unitCentsNow(item) : undefined;
  return {
    subscriptionId: row.restock_id,
    itemId: row.item_id,
    name: item?.name ?? null,
    qty: row.qty,
    interval: row.months,
    everyDays: row.days,
    status: row.state,
    nextOn: row.next_on,
    isNextAnnounced,
    price: nowCents === undefined ? null : toDollars(nowCents),
    agreedPrice: toDollars(agreedCents),
    asksAbove: toDollars(mostUnitCents(agreedCents, risePercent)),
    rise: risePercent,
    isTooDear: nowCents !== undefined && isTooDear(nowCents, { agreedCents, risePercent }),
  };
}

/** @param items what is there for who asks. */
export function viewRun(run: RunRow, rows: readonly RunItemRow[], items: ReadonlyMap<string, OfferedItem>): RestockRun {
  return {
    runId: run.run_id,
    dueOn: run.due_on,
    orderOn: run.order_on,
    status: run.state,
    orderNumber: run.order_number,
    reason: run.reason,
    message: run.said,
    items: rows.map((row) => ({
      subscriptionId: row.restock_id,
      itemId: row.item_id,
      name: items.get(row.item_id)?.name ?? null,
      qty: row.qty,
      outcome: row.outcome,
      reason: row.reason,
    })),
  };
}
