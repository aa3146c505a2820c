import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { decideAlertOfMail as decideCall, getAlertOfMail as getCall } from '#contracts/alerts/alerts.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { mailboxOf } from '#domain/identity/email-normalisation.ts';
import { watchItems } from '../catalog/index.ts';
import { transaction } from '../db/transaction.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { hashOf } from './alert-key.ts';
import { confirmAlert, deleteAlert, findAlertByKey, refuseAlerts, type AlertRow } from './alert.repository.ts';
import { alertView } from './alert.view.ts';
import { alertEnd } from './ask-for-alert.ts';
import { watcherOf } from './watcher.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.output<C['answer']>>>;

/** The alert that the link of a mail is about. Programs that read mails open links: nothing changes. */
export async function getAlertOfMail(shop: Shop, _looking: Looking, { query }: Input<typeof getCall>): Answer<typeof getCall> {
  const row = await find(shop, query.key);
  if (row === undefined) return refuse('NOT_FOUND');
  return answer({ alert: await shown(shop, row) });
}

/** Does what whoever has the mail wants: confirms the alert, stops it, or all of this mailbox. The same again changes nothing. */
export async function decideAlertOfMail(shop: Shop, _looking: Looking, { body }: Input<typeof decideCall>): Answer<typeof decideCall> {
  const { key, wish } = body;
  const row = await find(shop, key);
  if (row === undefined) return refuse('NOT_FOUND');
  if (wish === 'STOP') {
    await deleteAlert(shop.database, row.alert_id);
    return answer({ wish: 'STOP', alert: null });
  }
  if (wish === 'NEVER') {
    const mailbox = row.mailbox ?? mailboxOf((await watcherOf(shop, row))?.email ?? '');
    const refusal = { mailbox, mailboxHash: hashOf(mailbox), userId: row.user_id, now: shop.now() };
    await transaction(shop.database, (tx) => refuseAlerts(tx, refusal));
    return answer({ wish, alert: null });
  }
  await transaction(shop.database, (tx) => confirmAlert(tx, row, { now: shop.now(), until: alertEnd(shop) }));
  const now = await find(shop, key);
  return now === undefined ? refuse('NOT_FOUND') : answer({ wish, alert: await shown(shop, now) });
}

function find(shop: Shop, key: string): Promise<AlertRow | undefined> {
  return findAlertByKey(shop.database, hashOf(key), shop.now());
}

/** As who asked for it may see it, whoever has the mail. */
async function shown(shop: Shop, row: AlertRow) {
  const watcher = await watcherOf(shop, row);
  const items = watcher === undefined ? undefined : await watchItems(shop, watcher.shopper, [row.item_id]);
  const { alertId: _, ...alert } = alertView(row, items?.get(row.item_id)?.name);
  return alert;
}
