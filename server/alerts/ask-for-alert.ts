import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { askForAlert as askCall } from '#contracts/alerts/alerts.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import { ALERT_DAYS, CONFIRM_HOURS, mayAskForPrice, MOST_ALERTS, offeredAlerts } from '#domain/alerts/alerts.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { EMAIL_ERROR_TEXT, readEmail } from '#domain/checkout/email.ts';
import { mailboxOf } from '#domain/identity/email-normalisation.ts';
import { fromDollars } from '#domain/shared/money.ts';
import { watchItems, type WatchedItem } from '../catalog/index.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import { addressBlock, attemptsBy, giveBack, reserve, tooManyAttempts, type Attempt, type Seats } from '../limits/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { alertKey, hashOf } from './alert-key.ts';
import {
  addAlert,
  countOthersLocked,
  isRefused,
  lockWishesOf,
  sayWaitingAnew,
  standingOf,
  type AlertRow,
  type NewAlert,
} from './alert.repository.ts';
import { alertView } from './alert.view.ts';

type Answer = Promise<Reply<z.output<(typeof askCall)['answer']>>>;

const HOUR_MS = 3_600_000;

/** Asks for one mail about an item. Who is signed in with an address that is known to be theirs has it at once; any other is asked by mail first. */
export async function askForAlert(shop: Shop, looking: Looking, { params: { itemId }, body }: Input<typeof askCall>): Answer {
  const { shopper } = looking;
  const item = (await watchItems(shop, shopper, [itemId])).get(itemId);
  // What somebody may not see cannot be asked about, and answers as what is not there.
  if (item === undefined) return refuse('SKU_INVALID');
  const belowCents = body.kind === 'PRICE' && body.below !== undefined ? fromDollars(body.below) : undefined;
  const problem = problemOf(body.kind, belowCents, item);
  if (problem !== undefined) return problem;
  const seats = await reserve(shop, attemptsBy(looking.actor, { network: 'ALERT_ADDRESS' }));
  if (!seats.ok) return tooManyAttempts(seats);
  const asked: Asked = { kind: body.kind, item, belowCents: belowCents ?? null };
  const { userId, email } = shopper.person ?? {};
  return userId === undefined || email === undefined
    ? askAsGuest(shop, looking, body.email ?? '', asked)
    : askAsPerson(shop, looking, { userId, email }, asked);
}

type Asked = { readonly kind: NewAlert['kind']; readonly item: WatchedItem; readonly belowCents: number | null };

function problemOf(kind: Asked['kind'], belowCents: number | undefined, item: WatchedItem): Reply<never> | undefined {
  if (!offeredAlerts(item).includes(kind))
    return refuseField(
      'kind',
      kind === 'BACK'
        ? 'We can’t send a mail about this item: you can order it now, or it isn’t sold to you.'
        : 'We can’t watch the price of this item.',
    );
  if (kind === 'PRICE' && !mayAskForPrice(belowCents, item))
    return refuseField('below', `Enter a price below ${formatPrice(item.priceCents)}, in dollars and cents.`);
  return undefined;
}

async function askAsPerson(
  shop: Shop,
  looking: Looking,
  { userId, email }: { readonly userId: string; readonly email: string },
  asked: Asked,
): Answer {
  const mailbox = mailboxOf(email);
  const { isConfirmed, isRefused: isRefusing } = await standingOf(shop.database, userId, hashOf(mailbox));
  const alert = { ...newAlert(shop, asked, looking.shopper), user_id: userId, email: null, mailbox: null };
  // Whose address it is not learns nothing of it; whose it is has a way back.
  if (isConfirmed && isRefusing) return refuseField('kind', NEVER_TEXT);
  const row = isConfirmed
    ? await transaction(shop.database, (tx) => addOwn(tx, alert))
    : await askByMail(shop, looking, { alert: asWaiting(shop, alert), mailbox, isMuted: isRefusing });
  if (row === 'TOO_MANY') return refuseField('kind', `You have ${MOST_ALERTS} alerts already. Remove one first.`);
  const next = isConfirmed ? 'NOTHING' : 'CONFIRM_BY_MAIL';
  return answer({ next, alert: row === undefined ? null : alertView(row, asked.item.name) });
}

const NEVER_TEXT = 'You told us never to email you about products. To get alerts again, choose a new password by email first.';

/** @returns TOO_MANY: they have as many as they may. */
async function addOwn(tx: Tx, alert: NewAlert): Promise<AlertRow | 'TOO_MANY'> {
  return (await countOthersLocked(tx, alert)) >= MOST_ALERTS ? 'TOO_MANY' : addAlert(tx, alert);
}

async function askAsGuest(shop: Shop, looking: Looking, typed: string, asked: Asked): Answer {
  const email = readEmail(typed);
  if (email === undefined) return refuseField('email', EMAIL_ERROR_TEXT);
  const mailbox = mailboxOf(email);
  const alert = asWaiting(shop, { ...newAlert(shop, asked, looking.shopper), user_id: null, email, mailbox });
  // Whether a mailbox is asked once more, or wants no such mails, is its owner's affair: the answer is the same.
  if (!(await isRefused(shop.database, hashOf(mailbox)))) await askByMail(shop, looking, { alert, mailbox, isMuted: false });
  return answer({ next: 'CONFIRM_BY_MAIL', alert: null });
}

/** An alert that waits for a yes, for as long as the link in its mail works. */
function asWaiting(shop: Shop, alert: NewAlert): NewAlert {
  return { ...alert, state: 'WAITING', expiresAt: new Date(shop.now().getTime() + CONFIRM_HOURS * HOUR_MS) };
}

/** A wish that waits is asked for by mail once a day: until then its link lies in the mailbox, and confirms what was said last. */
const ASKED_ONCE_MS = 24 * HOUR_MS;

type ByMail = {
  readonly alert: NewAlert;
  readonly mailbox: string;
  /** Nothing is written: the mailbox wants no such mails. */
  readonly isMuted: boolean;
};

/** @returns the alert that waits; undefined when there is no room for a mail, TOO_MANY when they have as many alerts as they may. */
async function askByMail(shop: Shop, { actor }: Looking, { alert, mailbox, isMuted }: ByMail): Promise<AlertRow | 'TOO_MANY' | undefined> {
  const since = new Date(alert.askedAt.getTime() - ASKED_ONCE_MS);
  const waiting = await sayWaitingAnew(shop.database, alert, since);
  if (waiting !== undefined) return waiting;
  const seats = await takeMail(shop, actor, mailbox);
  if (!seats.ok) return undefined;
  const { row, isMailed } = await transaction(shop.database, async (tx) => {
    await lockWishesOf(tx, alert);
    const other = await sayWaitingAnew(tx, alert, since);
    if (other !== undefined) return { row: other, isMailed: false };
    const added = alert.user_id === null ? await addAlert(tx, alert) : await addOwn(tx, alert);
    if (added === 'TOO_MANY' || isMuted) return { row: added, isMailed: isMuted };
    await publish(tx, { kind: 'alert.asked', payload: { alertId: added.alert_id } }, alert.askedAt);
    return { row: added, isMailed: true };
  });
  if (!isMailed) await giveBack(shop, seats);
  return row;
}

/** Room for a mail that asks. The first one of a network is its own: so strangers use up what is theirs, and not what its owner's network has. */
async function takeMail(shop: Shop, actor: Looking['actor'], mailbox: string): Promise<Seats> {
  const subject = `${mailbox} ${actor.kind === 'VISITOR' ? addressBlock(actor.address) : ''}`;
  const always: Attempt[] = [
    { kind: 'ALERT_MAIL', subject },
    { kind: 'ALERT_DAY', subject: mailbox },
  ];
  const first = await reserve(shop, [...always, { kind: 'ALERT_FIRST_MAIL', subject }]);
  if (first.ok || first.full !== 'ALERT_FIRST_MAIL') return first;
  return reserve(shop, [...always, { kind: 'ALERT_MAILBOX', subject: mailbox }]);
}

/** Until when an alert is looked after that begins now. */
export function alertEnd(shop: Shop): Date {
  return new Date(shop.now().getTime() + ALERT_DAYS * 24 * HOUR_MS);
}

function newAlert(shop: Shop, { kind, item, belowCents }: Asked, { tenant, place }: Looking['shopper']) {
  const alertId = randomUUID();
  return {
    alert_id: alertId,
    kind,
    item_id: item.itemId,
    below_cents: belowCents,
    keyHash: hashOf(alertKey(shop, alertId)),
    askedAt: shop.now(),
    expiresAt: alertEnd(shop),
    state: 'ACTIVE' as const,
    tenant,
    zip: place.zip ?? null,
  };
}
