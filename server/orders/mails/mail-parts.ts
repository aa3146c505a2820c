import { formatDollars } from '#domain/catalog/price-text.ts';
import type { Order } from '#contracts/orders.ts';
import { escapeHtml } from '../../gateways/escape-html.ts';
import type { Mail } from '../../gateways/mail.ts';
import { originOf } from '../../config/origins.ts';
import type { Shop } from '../../shop.ts';
import { orderKey } from '../order-link.ts';
import { isOfGuest, type OrderRow } from '../order.repository.ts';

/** What all mails about an order are made of. Texts are plain: they are escaped where they become HTML. */
export type OrderMail = {
  readonly subject: string;
  readonly heading: string;
  /** What happened, a sentence each. */
  readonly said: readonly string[];
  /** Groups of items under a title. */
  readonly groups: readonly { readonly title: string; readonly items: Order['items'] }[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  /** The sums lead from the rows' own prices to the total. */
  readonly isBill?: true;
};

type LinkedOrder = Pick<OrderRow, 'order_number' | 'tenant' | 'session_hash'>;

/** The mail in both forms, with the way to the order's page. */
export function composeMail(
  shop: Shop,
  { messageId, order, row }: { messageId: string; order: Order; row: LinkedOrder },
  mail: OrderMail,
): Mail {
  const link = linkOf(shop, row);
  return { messageId, to: order.email, subject: mail.subject, text: textOf(link, mail), html: htmlOf(shop, link, order, mail) };
}

/** The order's page on its site. A guest has no account to sign in to: their link has a key by which they can manage the order. */
function linkOf(shop: Shop, order: LinkedOrder): string {
  const { order_number: orderNumber, tenant } = order;
  const page = `${originOf(shop.settings, tenant === 'SBA' ? 'SBA' : 'dotcom')}/account/orders/${orderNumber}`;
  return isOfGuest(order) ? `${page}/open?key=${orderKey(shop, { tenant, orderNumber })}` : page;
}

/** What stands at a row: its own price, beside sums with all that was taken off the order; else its part of what is paid. */
function rowPrice({ isBill }: OrderMail): (item: Order['items'][number]) => string {
  return ({ priceInfo }) => formatDollars(isBill === true ? priceInfo.finalPriceBeforeBasketCoupons : priceInfo.finalPrice);
}

function textOf(link: string, mail: OrderMail): string {
  const { said, groups, sums } = mail;
  const priceOf = rowPrice(mail);
  const parts = [
    said.join('\n'),
    ...groups.map(({ title, items }) => [title, ...items.map((item) => `  ${item.qty} x ${item.name}  ${priceOf(item)}`)].join('\n')),
    sums.map(([label, amount]) => `${label}: ${amount}`).join('\n'),
    `Your order: ${link}\n`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function htmlOf(shop: Shop, link: string, order: Order, mail: OrderMail): string {
  const { heading, said, groups, sums } = mail;
  const priceOf = rowPrice(mail);
  const sentences = said.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('');
  const rows = groups.map(({ title, items }) => {
    const lines = items.map(
      (item) =>
        `<tr><td style="padding:4px 12px 4px 0">${item.qty} &times; ${escapeHtml(item.name)}</td><td style="text-align:right;white-space:nowrap">${priceOf(item)}</td></tr>`,
    );
    return `<tr><th colspan="2" style="text-align:left;padding:16px 0 4px">${escapeHtml(title)}</th></tr>${lines.join('')}`;
  });
  const amounts = sums
    .map(
      ([label, amount]) =>
        `<tr><td style="padding:2px 12px 2px 0">${escapeHtml(label)}</td><td style="text-align:right">${amount}</td></tr>`,
    )
    .join('');
  const table = (content: string) => (content === '' ? '' : `<table style="width:100%;border-collapse:collapse">${content}</table>`);
  return `<!doctype html><html lang="en"><body style="margin:0;background:#faf7f0;color:#1c2330;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="font-weight:700;font-size:20px;margin:0 0 16px">${escapeHtml(shop.settings.brandName)}</p><h1 style="font-size:22px">${escapeHtml(heading)}</h1><p>Order number <strong>${order.orderNumber}</strong></p>${sentences}
${table(rows.join(''))}${amounts === '' ? '' : `<hr style="border:0;border-top:1px solid #d9d2c3;margin:16px 0">${table(amounts)}`}
<p style="margin-top:24px"><a href="${escapeHtml(link)}" style="color:#1c4fd8">See your order</a></p></div></body></html>`;
}
