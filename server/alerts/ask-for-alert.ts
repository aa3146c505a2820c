import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { askForAlert as askCall } from '#contracts/alerts/alerts.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { ALERT_DAYS, CONFIRM_HOURS, mayAskForPrice, MOST_ALERTS, offeredAlerts } from '#domain/alerts/alerts.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { EMAIL_ERROR_TEXT, readEmail } from '#domain/checkout/email.ts';
import { mailboxOf } from '#domain/identity/email-normalisation.ts';
import { fromDollars } from '#domain/shared/money.ts';
import { watchItems, type WatchedItem } from '../catalog/index.ts';
import { transaction } from '../db/transaction.ts';
import { publish } from '../events/index.ts';
import { addressBlock, attemptsBy, reserve, tooManyAttempts } from '../limits/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { alertKey, hashOf } from './alert-key.ts';
import { addAlert, countOthersLocked, isRefused, type NewAlert } from './alert.repository.ts';
import { alertView } from './alert.view.ts';

type Answer = Promise<Reply<z.output<(typeof askCall)['answer']>>>;

const HOUR_MS = 3_600_000;

/** Asks for one mail about an item. Who is signed in has it at once; a guest's address is asked by mail first, whatever we know of it. */
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
  return shopper.person === undefined
    ? askAsGuest(shop, looking, body.email ?? '', asked)
    : askAsPerson(shop, shopper, shopper.person.userId, asked);
}

type Asked = { readonly kind: NewAlert['kind']; readonly item: WatchedItem; readonly belowCents: number | null };

function problemOf(kind: Asked['kind'], belowCents: number | undefined, item: WatchedItem): Reply<never> | undefined {
  if (!offeredAlerts(item).includes(kind))
    return wrong(
      'kind',
      kind === 'BACK'
        ? 'We can’t send a mail about this item: you can order it now, or it isn’t sold to you.'
        : 'We can’t watch the price of this item.',
    );
  if (kind === 'PRICE' && !mayAskForPrice(belowCents, item))
    return wrong('below', `Enter a price below ${formatPrice(item.priceCents)}, in dollars and cents.`);
  return undefined;
}

async function askAsPerson(shop: Shop, { tenant, place }: Looking['shopper'], userId: string, asked: Asked): Answer {
  const { item } = asked;
  const alert = { ...newAlert(shop, asked, { tenant, zip: place.zip ?? null }), user_id: userId, email: null, mailbox: null };
  const row = await transaction(shop.database, async (tx) =>
    (await countOthersLocked(tx, alert)) >= MOST_ALERTS ? undefined : addAlert(tx, alert),
  );
  if (row === undefined) return wrong('kind', `You have ${MOST_ALERTS} alerts already. Remove one first.`);
  return answer({ next: 'NOTHING', alert: alertView(row, item.name) });
}

async function askAsGuest(shop: Shop, { shopper, actor }: Looking, typed: string, asked: Asked): Answer {
  const email = readEmail(typed);
  if (email === undefined) return wrong('email', EMAIL_ERROR_TEXT);
  const mailbox = mailboxOf(email);
  const network = actor.kind === 'VISITOR' ? addressBlock(actor.address) : '';
  const mails = await reserve(shop, [
    { kind: 'ALERT_MAIL', subject: `${mailbox} ${network}` },
    { kind: 'ALERT_MAILBOX', subject: mailbox },
  ]);
  const sent = answer({ next: 'CONFIRM_BY_MAIL' as const, alert: null });
  // Whether a mailbox is asked once more, or wants no such mails, is its owner's affair.
  if (!mails.ok || (await isRefused(shop.database, hashOf(mailbox)))) return sent;
  const expiresAt = new Date(shop.now().getTime() + CONFIRM_HOURS * HOUR_MS);
  const alert = {
    ...newAlert(shop, asked, { tenant: shopper.tenant, zip: shopper.place.zip ?? null }),
    user_id: null,
    email,
    mailbox,
    expiresAt,
  };
  await transaction(shop.database, async (tx) => {
    await addAlert(tx, alert);
    await publish(tx, { kind: 'alert.asked', payload: { alertId: alert.alert_id } }, alert.askedAt);
  });
  return sent;
}

/** Until when an alert is looked after that begins now. */
export function alertEnd(shop: Shop): Date {
  return new Date(shop.now().getTime() + ALERT_DAYS * 24 * HOUR_MS);
}

function newAlert(shop: Shop, { kind, item, belowCents }: Asked, where: Pick<NewAlert, 'tenant' | 'zip'>) {
  const alertId = randomUUID();
  return {
    alert_id: alertId,
    kind,
    item_id: item.itemId,
    below_cents: belowCents,
    keyHash: hashOf(alertKey(shop, alertId)),
    askedAt: shop.now(),
    expiresAt: alertEnd(shop),
    ...where,
  };
}

function wrong(field: 'kind' | 'email' | 'below', message: string): Reply<never> {
  return refuse('INVALID_REQUEST', { message, errors: [{ field, code: 'INVALID', message }] });
}
