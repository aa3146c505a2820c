import { z } from 'zod';
import { CONFIRM_HOURS, isAlertMet } from '#domain/alerts/alerts.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { mailboxOf } from '#domain/identity/email-normalisation.ts';
import { watchItems, type WatchedItem } from '../catalog/index.ts';
import type { Handlers } from '../events/index.ts';
import { escapeHtml } from '../gateways/escape-html.ts';
import type { Mail } from '../gateways/mail.ts';
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

/** What a mail says, and the one thing to do. Undefined: there is nothing to write. */
type Written = {
  readonly subject: string;
  readonly said: readonly string[];
  readonly action: { readonly text: string; readonly href: string };
  readonly foot: { readonly text: string; readonly link?: { readonly text: string; readonly href: string } };
};
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
  if (written !== undefined) await shop.mail.send(mailOf(shop, { messageId, to: watcher.email }, written));
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

const confirmation: Writer = ({ alert, item, links }) =>
  alert.state !== 'WAITING'
    ? undefined
    : {
        subject: `Confirm your ${alert.kind === 'PRICE' ? 'price' : 'back-in-stock'} alert: ${item.name}`,
        said: [
          `Somebody — you, we hope — asked us to email this address once ${conditionOf(alert)}: ${item.name}.`,
          `Click the link to confirm that the address is yours. It works for ${CONFIRM_HOURS} hours.`,
        ],
        action: { text: 'Yes, email me', href: links.alert },
        foot: { text: 'If this wasn’t you, just ignore this email: we won’t send another about it.' },
      };

const news: Writer = ({ shop, alert, item, links }) => {
  if (alert.state !== 'TOLD' || !isAlertMet({ kind: alert.kind, belowCents: alert.below_cents }, item)) return undefined;
  const price = item.priceCents === undefined ? '' : ` for ${formatPrice(item.priceCents)}`;
  return {
    subject: alert.kind === 'BACK' ? `You can order it now: ${item.name}` : `Now ${formatPrice(item.priceCents)}: ${item.name}`,
    said:
      alert.kind === 'BACK'
        ? [`${item.name} can be ordered${price}. We put nothing aside: it is sold to who comes first.`]
        : [
            `${item.name} costs ${formatPrice(item.priceCents)} now. You asked us to tell you at ${formatPrice(alert.below_cents ?? undefined)} or less.`,
          ],
    action: { text: `See it at ${shop.settings.brandName}`, href: links.item },
    foot: {
      text: 'This was the one email that you asked for.',
      link: { text: 'No more emails like this', href: links.alert },
    },
  };
};

function conditionOf({ kind, below_cents: belowCents }: AlertRow): string {
  return kind === 'BACK' ? 'you can order this' : `this costs ${formatPrice(belowCents ?? undefined)} or less`;
}

function mailOf(shop: Shop, { messageId, to }: Pick<Mail, 'messageId' | 'to'>, { subject, said, action, foot }: Written): Mail {
  const last = foot.link === undefined ? foot.text : `${foot.text} ${foot.link.text}: ${foot.link.href}`;
  const text = `${[...said, `${action.text}: ${action.href}`, last].join('\n\n')}\n`;
  const link = ({ text: words, href }: { text: string; href: string }) =>
    `<a href="${escapeHtml(href)}" style="color:#1c4fd8">${escapeHtml(words)}</a>`;
  const html = `<!doctype html><html lang="en"><body style="margin:0;background:#faf7f0;color:#1c2330;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="font-weight:700;font-size:20px;margin:0 0 16px">${escapeHtml(shop.settings.brandName)}</p>${said.map((one) => `<p>${escapeHtml(one)}</p>`).join('')}
<p style="margin-top:24px">${link(action)}</p><p style="margin-top:24px;color:#5b6472;font-size:14px">${escapeHtml(foot.text)}${foot.link === undefined ? '' : ` ${link(foot.link)}`}</p></div></body></html>`;
  return { messageId, to, subject, text, html };
}
