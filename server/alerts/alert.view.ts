import type { Alert } from '#contracts/alerts/alerts.ts';
import { toDollars } from '#domain/shared/money.ts';
import type { AlertRow } from './alert.repository.ts';

/** @param itemName what the item is called, for who may see it. */
export function alertView(row: AlertRow, itemName: string | undefined): Alert {
  return {
    alertId: row.alert_id,
    kind: row.kind,
    itemId: row.item_id,
    itemName: itemName ?? null,
    below: row.below_cents === null ? null : toDollars(row.below_cents),
    state: row.state,
    until: row.expires_at.toISOString().slice(0, 10),
  };
}
