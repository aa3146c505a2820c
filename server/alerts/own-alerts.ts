import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { listAlerts as listCall, removeAlert as removeCall } from '#contracts/alerts/alerts.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { watchItems } from '../catalog/index.ts';
import type { Looking, Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { findOwnAlerts, removeOwnAlert } from './alert.repository.ts';
import { alertView } from './alert.view.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.output<C['answer']>>>;

const MOST_LISTED = 100;

/** The alerts of who is signed in; what they may not see any more has no name. */
export async function listAlerts(shop: Shop, { shopper }: Looking): Answer<typeof listCall> {
  const rows = (await findOwnAlerts(shop.database, userOf(shopper), MOST_LISTED)).filter((row) => row.expires_at > shop.now());
  const items = await watchItems(shop, shopper, [...new Set(rows.map(({ item_id }) => item_id))]);
  return answer({ alerts: rows.map((row) => alertView(row, items.get(row.item_id)?.name)) });
}

/** Takes an alert back. One of somebody else does not exist. */
export async function removeAlert(shop: Shop, { shopper }: Looking, { params }: Input<typeof removeCall>): Answer<typeof removeCall> {
  const row = await removeOwnAlert(shop.database, userOf(shopper), params.alertId);
  if (row === undefined) return refuse('NOT_FOUND');
  const items = await watchItems(shop, shopper, [row.item_id]);
  return answer({ alert: alertView(row, items.get(row.item_id)?.name) });
}

/** @throws for a guest: these calls are open to who is signed in. */
function userOf({ person }: Shopper): string {
  if (person === undefined) throw new Error('Alerts are asked for by nobody.');
  return person.userId;
}
