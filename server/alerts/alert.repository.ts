import type { AlertKind, AlertState } from '#domain/alerts/alerts.ts';
import { FULFILMENT_CENTRE } from '#domain/cart/cart-line.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { command, statement, type Db, type Tx } from '../db/database.ts';

export type AlertRow = {
  alert_id: string;
  kind: AlertKind;
  item_id: string;
  tenant: Tenant;
  user_id: string | null;
  email: string | null;
  mailbox: string | null;
  zip: string | null;
  below_cents: number | null;
  state: AlertState;
  told_at: Date | null;
  expires_at: Date;
};

const COLUMNS =
  'a.alert_id, a.kind, a.item_id, a.tenant, a.user_id, a.email, a.mailbox, a.zip, a.below_cents, a.state, a.told_at, a.expires_at';

export type NewAlert = Pick<
  AlertRow,
  'alert_id' | 'kind' | 'item_id' | 'tenant' | 'user_id' | 'email' | 'mailbox' | 'zip' | 'below_cents' | 'state'
> & {
  readonly keyHash: Buffer;
  readonly askedAt: Date;
  readonly expiresAt: Date;
};

/** Asked for again, an alert of who has an account is the same with what was said last. */
const insert = statement<AlertRow>(
  'alert_add',
  `insert into item_alerts as a (alert_id, kind, item_id, tenant, user_id, email, mailbox, zip, below_cents, key_hash, asked_at, expires_at, state)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  on conflict (user_id, item_id, kind) where user_id is not null and state <> 'TOLD'
  do update set below_cents = excluded.below_cents, zip = excluded.zip, tenant = excluded.tenant, expires_at = excluded.expires_at,
    state = excluded.state, asked_at = excluded.asked_at
  returning ${COLUMNS}`,
);
/** $1 mailbox or person: whoever asks for the same at the same moment waits here. */
const lockWishes = command('alerts_lock_wishes', 'select pg_advisory_xact_lock(hashtextextended($1, 0))');
/** $1 person or null, $2 mailbox, $3 item, $4 kind, $5 now, $6 since when it was asked for by mail, $7 price, $8 tenant, $9 ZIP. A link that waits in a mail confirms what was said last. */
const sayAnew = statement<AlertRow>(
  'alert_say_anew',
  `update item_alerts a set below_cents = $7, tenant = $8, zip = $9
  where a.item_id = $3 and a.kind = $4 and a.state = 'WAITING' and a.expires_at > $5 and a.asked_at > $6
    and case when $1::uuid is null then a.user_id is null and a.mailbox = $2 else a.user_id = $1 end
  returning ${COLUMNS}`,
);
/** $1 person, $2 how many */
const listOwn = statement<AlertRow>(
  'alerts_own',
  `select ${COLUMNS} from item_alerts a where a.user_id = $1 order by a.asked_at desc, a.alert_id limit $2`,
);
/** $1 person, $2 now: whoever adds for the same person waits here. */
const lockUser = command('alerts_lock_user', 'select from users where user_id = $1 for no key update');
const countOwn = statement<{ n: number }>(
  'alerts_count',
  `select count(*)::int as n from item_alerts where user_id = $1 and state <> 'TOLD' and expires_at > $2 and (item_id, kind) <> ($3, $4)`,
);
/** $1 person, $2 id */
const removeOwn = statement<AlertRow>(
  'alert_remove_own',
  `delete from item_alerts a where a.user_id = $1 and a.alert_id::text = $2 returning ${COLUMNS}`,
);
/** $1 hash of a key, $2 now */
const findByKey = statement<AlertRow>('alert_by_key', `select ${COLUMNS} from item_alerts a where a.key_hash = $1 and a.expires_at > $2`);
/** $1 id */
const findById = statement<AlertRow>('alert_by_id', `select ${COLUMNS} from item_alerts a where a.alert_id = $1`);
/** $1 mailbox, $2 item, $3 kind: in one order, so that two confirmations wait for each other. */
const lockOfMailbox = command(
  'alerts_lock_mailbox',
  'select from item_alerts where mailbox = $1 and item_id = $2 and kind = $3 order by alert_id for update',
);
/** $1 id, $2 until when */
const confirm = statement<AlertRow>(
  'alert_confirm',
  `update item_alerts a set state = 'ACTIVE', expires_at = $2 where a.alert_id = $1 and a.state = 'WAITING' returning ${COLUMNS}`,
);
/** $1 person, $2 now, $3 until when */
const confirmOfUser = command(
  'alerts_confirm_user',
  `update item_alerts set state = 'ACTIVE', expires_at = $3 where user_id = $1 and state = 'WAITING' and expires_at > $2`,
);
const confirmUser = command('user_confirm_email', 'update users set email_confirmed_at = $2 where user_id = $1');
/** Who never wants such mails has not said that the account is theirs. */
const doubtUser = command('user_doubt_email', 'update users set email_confirmed_at = null where user_id = $1');
/** $1 mailbox, $2 item, $3 kind, $4 the one that stays */
const replaceOthers = command(
  'alerts_replace',
  `delete from item_alerts where mailbox = $1 and item_id = $2 and kind = $3 and alert_id <> $4 and state = 'ACTIVE'`,
);
const remove = command('alert_remove', 'delete from item_alerts where alert_id = $1');
const removeOfMailbox = command('alerts_remove_mailbox', 'delete from item_alerts where mailbox = $1');
const removeOfUser = command('alerts_remove_user', 'delete from item_alerts where user_id = $1');
const refuseMailbox = command(
  'alerts_refuse_mailbox',
  'insert into alert_refusals (mailbox_hash, refused_at) values ($1, $2) on conflict (mailbox_hash) do update set refused_at = excluded.refused_at',
);
const allowMailbox = command('alerts_allow_mailbox', 'delete from alert_refusals where mailbox_hash = $1');
const refused = statement('alerts_refused', 'select from alert_refusals where mailbox_hash = $1');
/** $1 person, $2 hash of their mailbox. Who shows after a refusal that the mailbox is theirs may ask again. */
const standing = statement<{ is_confirmed: boolean; is_refused: boolean }>(
  'alerts_standing',
  `select u.email_confirmed_at is not null as is_confirmed,
    exists (select from alert_refusals r where r.mailbox_hash = $2 and r.refused_at >= coalesce(u.email_confirmed_at, '-infinity')) as is_refused
  from users u where u.user_id = $1`,
);

/**
 * Alerts that may be met by what is known of their items to nobody in particular: whether they are met for who asked is decided by the caller.
 * Each is answered once in a round. $1 now, $2 beginning of the round, $3 how many
 */
const takeCandidates = statement<AlertRow>(
  'alerts_candidates',
  `with due as (
    select a.alert_id from item_alerts a join items i using (item_id)
    where a.state = 'ACTIVE' and a.expires_at > $1 and (a.looked_at is null or a.looked_at < $2) and i.is_published
      and (not i.is_stock_counted or exists (select from stock s where s.item_id = i.item_id and s.location_id = '${FULFILMENT_CENTRE}' and s.available > 0))
      and (a.kind = 'BACK' or a.below_cents >= least(i.price_cents, i.member_price_cents,
        (select min(c.price_cents) from users u join contract_prices c using (account_number) where u.user_id = a.user_id and c.item_id = a.item_id)))
    order by a.looked_at nulls first, a.alert_id limit $3 for update of a skip locked)
  update item_alerts a set looked_at = $1 from due where a.alert_id = due.alert_id returning ${COLUMNS}`,
);
/** $1 id, $2 now, $3 until when it is shown as told */
const told = command(
  'alert_told',
  `update item_alerts set state = 'TOLD', told_at = $2, expires_at = $3 where alert_id = $1 and state = 'ACTIVE' and expires_at > $2`,
);
/** $1 id, $2 when it was told, as read */
const lookOn = command(
  'alert_look_on',
  `update item_alerts a set state = 'ACTIVE', told_at = null where a.alert_id = $1 and a.state = 'TOLD' and a.told_at = $2
  and not exists (select from item_alerts n where n.user_id = a.user_id and n.item_id = a.item_id and n.kind = a.kind and n.state <> 'TOLD')`,
);
/** $1 id, $2 hash: the secret that keys are made with may have been replaced since. */
const setKey = command('alert_set_key', 'update item_alerts set key_hash = $2 where alert_id = $1 and key_hash <> $2');

export async function addAlert(tx: Db, alert: NewAlert): Promise<AlertRow> {
  const { alert_id: id, kind, item_id: itemId, tenant, user_id: userId, email, mailbox, zip, below_cents: belowCents } = alert;
  const { keyHash, askedAt, expiresAt, state } = alert;
  const [row] = await insert(tx, [id, kind, itemId, tenant, userId, email, mailbox, zip, belowCents, keyHash, askedAt, expiresAt, state]);
  if (row === undefined) throw new Error('An alert was neither added nor there.');
  return row;
}

/** Whoever asks for the same at the same moment waits until this transaction ends. */
export async function lockWishesOf(tx: Tx, { user_id: userId, mailbox }: NewAlert): Promise<void> {
  await lockWishes(tx, [`alerts of ${userId ?? mailbox ?? ''}`]);
}

/** Takes what is said of a wish that waits already, and was asked for by mail since then; undefined: there is none. */
export async function sayWaitingAnew(db: Db, alert: NewAlert, mailedSince: Date): Promise<AlertRow | undefined> {
  const { user_id: userId, mailbox, item_id: itemId, kind, askedAt, below_cents: belowCents, tenant, zip } = alert;
  return (await sayAnew(db, [userId, mailbox, itemId, kind, askedAt, mailedSince, belowCents, tenant, zip]))[0];
}

/** How many alerts somebody has beside this one, while nobody else adds to them. */
export async function countOthersLocked(tx: Tx, { user_id: userId, item_id: itemId, kind, askedAt }: NewAlert): Promise<number> {
  await lockUser(tx, [userId]);
  return (await countOwn(tx, [userId, askedAt, itemId, kind]))[0]?.n ?? 0;
}

export function findOwnAlerts(db: Db, userId: string, most: number): Promise<AlertRow[]> {
  return listOwn(db, [userId, most]);
}

export async function removeOwnAlert(db: Db, userId: string, alertId: string): Promise<AlertRow | undefined> {
  return (await removeOwn(db, [userId, alertId]))[0];
}

export async function findAlertByKey(db: Db, keyHash: Buffer, now: Date): Promise<AlertRow | undefined> {
  return (await findByKey(db, [keyHash, now]))[0];
}

export async function findAlert(db: Db, alertId: string): Promise<AlertRow | undefined> {
  return (await findById(db, [alertId]))[0];
}

/**
 * An alert that waited is looked after from now on: a guest's in place of another one of theirs for the same; with that of an account all that wait
 * there, since its address is known to be theirs now.
 */
export async function confirmAlert(tx: Tx, row: AlertRow, { now, until }: { readonly now: Date; readonly until: Date }): Promise<void> {
  const { alert_id: id, mailbox, item_id: itemId, kind, user_id: userId, state } = row;
  if (userId !== null) {
    if (state !== 'WAITING') return;
    await confirmUser(tx, [userId, now]);
    await confirmOfUser(tx, [userId, now, until]);
    return;
  }
  await lockOfMailbox(tx, [mailbox, itemId, kind]);
  if ((await confirm(tx, [id, until])).length > 0) await replaceOthers(tx, [mailbox, itemId, kind, id]);
}

export async function deleteAlert(db: Db, alertId: string): Promise<void> {
  await remove(db, [alertId]);
}

type Refusal = { readonly mailbox: string; readonly mailboxHash: Buffer; readonly userId: string | null; readonly now: Date };

/** Takes no alerts for a mailbox any more, and ends those that there are, with those of the account whose mail it was. */
export async function refuseAlerts(tx: Tx, refusal: Refusal): Promise<void> {
  if (refusal.userId !== null) await doubtUser(tx, [refusal.userId]);
  await declineAlerts(tx, refusal);
}

/** The same of who has shown in their account that the mailbox is theirs: nobody doubts that. */
export async function declineAlerts(tx: Tx, { mailbox, mailboxHash, userId, now }: Refusal): Promise<void> {
  await refuseMailbox(tx, [mailboxHash, now]);
  await removeOfMailbox(tx, [mailbox]);
  if (userId !== null) await removeOfUser(tx, [userId]);
}

/** Takes alerts for a mailbox again. */
export async function allowAlerts(db: Db, mailboxHash: Buffer): Promise<void> {
  await allowMailbox(db, [mailboxHash]);
}

/** Whether the address of an account was ever shown to be theirs, and whether it wants no alerts since. */
export async function standingOf(db: Db, userId: string, mailboxHash: Buffer): Promise<{ isConfirmed: boolean; isRefused: boolean }> {
  const [row] = await standing(db, [userId, mailboxHash]);
  return { isConfirmed: row?.is_confirmed ?? false, isRefused: row?.is_refused ?? true };
}

export async function isRefused(db: Db, mailboxHash: Buffer): Promise<boolean> {
  return (await refused(db, [mailboxHash])).length > 0;
}

export function nextCandidates(db: Db, { now, since, most }: { now: Date; since: Date; most: number }): Promise<AlertRow[]> {
  return takeCandidates(db, [now, since, most]);
}

/** @returns whether this call is the one that ends the alert. */
export async function endAsTold(tx: Tx, alertId: string, now: Date, shownUntil: Date): Promise<boolean> {
  return (await told(tx, [alertId, now, shownUntil])) > 0;
}

/** An alert whose mail was not written, because the moment had passed, waits for the next one. */
export async function waitOn(db: Db, { alert_id: id, told_at: toldAt }: AlertRow): Promise<void> {
  await lookOn(db, [id, toldAt]);
}

export async function renewKey(db: Db, alertId: string, keyHash: Buffer): Promise<void> {
  await setKey(db, [alertId, keyHash]);
}
