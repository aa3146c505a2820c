import type { Units } from '../stock/index.ts';
import type { OrderLineRow } from './order.repository.ts';

/** The units of rows by item and place; rows that have no stock take none. */
export function unitsOf(lines: readonly Pick<OrderLineRow, 'item_id' | 'location_id' | 'qty'>[]): Units[] {
  const units = new Map<string, Units>();
  for (const { item_id: itemId, location_id: locationId, qty } of lines) {
    if (locationId === null) continue;
    const key = `${itemId} ${locationId}`;
    units.set(key, { itemId, locationId, qty: (units.get(key)?.qty ?? 0) + qty });
  }
  return [...units.values()];
}
