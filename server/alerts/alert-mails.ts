import { z } from 'zod';
import { CONFIRM_HOURS, isAlertMet } from '#domain/alerts/alerts.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { mailboxOf } from '#domain/identity/email-normalisation.ts';
import { watchItems, type WatchedItem } from '../catalog/index.ts';
import type { Handlers } from '../events/index.ts';
import { designMail } from '../gateways/mail-design/design-mail.ts';
import type { Shop } from '../shop.ts';
import { alertKey, hashOf } from './alert-key.ts';
import { deleteAlert, findAlert, renewKey, standingOf, waitOn, type AlertRow } from './alert.repository.ts';
import { watcherOf, type Watcher } from './watcher.ts';

const Payload = z.object({ alertId: z.string() });

/** What alerts do themselves about what happens to them. */
export const onAlertEvents: Handlers = {
  'alert.asked': { mail: async (shop, payload, messageId) => write(shop, payload, messageId, confirmation) },
  'alert.met': { mail: async (shop, payload, messageId) => write(shop, payload, messageId, news) },
};

type About = {
  readonly shop: Shop;
  readonly alert: AlertRow;
  readonly item: WatchedItem;
  /** The page of the item, and where the alert is confirmed or ended. */
  readonly links: { readonly item: string; readonly alert: string };
};

/** What a mail says. Undefined: there is nothing to write. */
type Written = Parameters<typeof designMail>[1];
type Writer = (about: About) => Written | undefined;

/** Writes to who asked, of what they may see then. What was taken back meanwhile, or is not there for them any more, is not written of. */
async function write(shop: Shop, payload: unknown, messageId: string, writer: Writer): Promise<void> {
  const alert = await findAlert(shop.database, Payload.parse(payload).alertId);
  const watcher = alert && (await watcherOf(shop, alert));
  if (alert === undefined || watcher === undefined) return;
  if (!(await mayWriteTo(shop, alert, watcher))) return deleteAlert(shop.database, alert.alert_id);
  const item = (await watchItems(shop, watcher.shopper, [alert.item_id])).get(alert.item_id);
  const links = item && (await linksOf(shop, alert, watcher));
  const written = item === undefined || links === undefined ? undefined : writer({ shop, alert, item, links });
  const addressed = { messageId, to: watcher.email, brandName: shop.settings.brandName, site: alert.tenant };
  if (written !== undefined && links !== undefined)
    await shop.mail.send({ ...designMail(addressed, written), unsubscribeLink: links.alert });
  // What has passed before anybody could be told is waited for once more.
  else if (alert.state === 'TOLD') await waitOn(shop.database, alert);
}

/** Somebody with an account may have said "never" by another mail; and whose address it is is known only after a yes. */
async function mayWriteTo(shop: Shop, { user_id: userId, state }: AlertRow, { email }: Watcher): Promise<boolean> {
  if (userId === null) return true;
  const { isConfirmed, isRefused } = await standingOf(shop.database, userId, hashOf(mailboxOf(email)));
  return !isRefused && (isConfirmed || state === 'WAITING');
}

async function linksOf(shop: Shop, { alert_id: alertId, item_id: itemId }: AlertRow, { shopper }: Watcher): Promise<About['links']> {
  const { origin } = shopper.site;
  const key = alertKey(shop, alertId);
  await renewKey(shop.database, alertId, hashOf(key));
  return { item: `${origin}/product_${itemId}`, alert: `${origin}/alerts?key=${key}` };
}

const confirmation: Writer = ({ shop, alert, item, links }) => {
  if (alert.state !== 'WAITING') return undefined;
  const kind = alert.kind === 'PRICE' ? 'price' : 'back-in-stock';
  return {
    subject: `Confirm your ${kind} alert: ${item.name}`,
    preview: `One click, within ${CONFIRM_HOURS} hours.`,
    heading: `Confirm your ${kind} alert`,
    blocks: [
      { kind: 'SAID', lines: [`Somebody — you, we hope — asked us to email this address once ${conditionOf(alert)}:`] },
      { kind: 'FACTS', facts: [factOf(item)] },
      { kind: 'SAID', lines: [`Please confirm that the address is yours, within ${CONFIRM_HOURS} hours.`] },
      { kind: 'WAY', text: 'Yes, email me', link: links.alert, isMain: true },
      { kind: 'SAID', lines: ['If this wasn’t you, just ignore this email: we won’t send another about it.'] },
    ],
    why: `You’re receiving this email because an alert was asked for with this address at ${shop.settings.brandName}.`,
  };
};

const news: Writer = ({ shop, alert, item, links }) => {
  if (alert.state !== 'TOLD' || !isAlertMet({ kind: alert.kind, belowCents: alert.below_cents }, item)) return undefined;
  const isBack = alert.kind === 'BACK';
  const price = formatPrice(item.priceCents);
  return {
    subject: isBack ? `You can order it now: ${item.name}` : `Now ${price}: ${item.name}`,
    preview: isBack ? 'It can be ordered again.' : `You asked us to tell you at ${formatPrice(alert.below_cents ?? undefined)} or less.`,
    heading: isBack ? 'You can order it now' : `Now ${price}`,
    blocks: [
      { kind: 'FACTS', facts: [factOf(item)] },
      {
        kind: 'SAID',
        lines: [
          isBack
            ? 'We put nothing aside: it is sold to who comes first.'
            : `You asked us to tell you when it costs ${formatPrice(alert.below_cents ?? undefined)} or less.`,
        ],
      },
      { kind: 'WAY', text: `See it at ${shop.settings.brandName}`, link: links.item, isMain: true },
      { kind: 'WAY', text: 'No more emails like this', link: links.alert, isMain: false },
    ],
    why: 'You’re receiving this email because you asked for it. It is the only one about this item.',
  };
};

/** The item that an alert is about, and what it costs now. */
function factOf({ name, priceCents }: WatchedItem): { label: string; lines: readonly string[] } {
  return { label: 'Item', lines: priceCents === undefined ? [name] : [name, formatPrice(priceCents)] };
}

function conditionOf({ kind, below_cents: belowCents }: AlertRow): string {
  return kind === 'BACK' ? 'this can be ordered' : `this costs ${formatPrice(belowCents ?? undefined)} or less`;
}
