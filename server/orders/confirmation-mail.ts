import { z } from 'zod';
import { formatDollars } from '#domain/catalog/price-text.ts';
import type { Order } from '#contracts/checkout.ts';
import { escapeHtml } from '../gateways/escape-html.ts';
import type { Mail } from '../gateways/mail.ts';
import type { Shop } from '../shop.ts';
import { findOrder } from './order.repository.ts';
import { viewOrder } from './order.view.ts';

const Payload = z.object({ orderNumber: z.string() });

/** The mail that confirms an order: what was ordered, when it comes, what it costs. */
export async function confirmationMail(shop: Shop, messageId: string, payload: unknown): Promise<Mail> {
  const { orderNumber } = Payload.parse(payload);
  const [row] = await findOrder(shop.database, [orderNumber]);
  if (row === undefined) throw new Error(`There is no order ${orderNumber} to confirm.`);
  const order = await viewOrder(shop, row);
  const subject = `Your ${shop.settings.brandName} order ${orderNumber}`;
  return { messageId, to: row.email, subject, text: textOf(shop, order), html: htmlOf(shop, order) };
}

function sumsOf({ cartSummary }: Order): [label: string, amount: string][] {
  const { cartSubTotalAfterCoupons, totalShipHandlFee, totalTax, ordTotal } = cartSummary;
  return [
    ['Items', formatDollars(cartSubTotalAfterCoupons)],
    ['Delivery and handling', formatDollars(totalShipHandlFee)],
    ['Tax', formatDollars(totalTax)],
    ['Total', formatDollars(ordTotal)],
  ];
}

function linkOf(shop: Shop, order: Order): string {
  return `${shop.settings.publicUrl}/cc/sparq/orderconfirmation/${order.orderNumber}`;
}

function textOf(shop: Shop, order: Order): string {
  const groups = order.deliveryGroups.map((group) => {
    const items = order.items
      .filter((item) => group.cartItemIds.includes(item.cartItemId))
      .map((item) => `  ${item.qty} x ${item.name}  ${formatDollars(item.priceInfo.finalPrice)}`);
    return [group.title, ...items].join('\n');
  });
  const sums = sumsOf(order)
    .map(([label, amount]) => `${label}: ${amount}`)
    .join('\n');
  return `Thank you for your order ${order.orderNumber}.\n\n${groups.join('\n\n')}\n\n${sums}\n\nYour order: ${linkOf(shop, order)}\n`;
}

function htmlOf(shop: Shop, order: Order): string {
  const rows = order.deliveryGroups.map((group) => {
    const items = order.items.filter((item) => group.cartItemIds.includes(item.cartItemId));
    const lines = items.map(
      (item) =>
        `<tr><td style="padding:4px 12px 4px 0">${item.qty} &times; ${escapeHtml(item.name)}</td><td style="text-align:right;white-space:nowrap">${formatDollars(item.priceInfo.finalPrice)}</td></tr>`,
    );
    return `<tr><th colspan="2" style="text-align:left;padding:16px 0 4px">${escapeHtml(group.title)}</th></tr>${lines.join('')}`;
  });
  const sums = sumsOf(order)
    .map(([label, amount]) => `<tr><td style="padding:2px 12px 2px 0">${label}</td><td style="text-align:right">${amount}</td></tr>`)
    .join('');
  return `<!doctype html><html lang="en"><body style="margin:0;background:#faf7f0;color:#1c2330;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="font-weight:700;font-size:20px;margin:0 0 16px">${escapeHtml(shop.settings.brandName)}</p><h1 style="font-size:22px">Thank you for your order</h1><p>Order number <strong>${order.orderNumber}</strong></p>
<table style="width:100%;border-collapse:collapse">${rows.join('')}</table><hr style="border:0;border-top:1px solid #d9d2c3;margin:16px 0"><table style="width:100%;border-collapse:collapse">${sums}</table>
<p style="margin-top:24px"><a href="${escapeHtml(linkOf(shop, order))}" style="color:#1c4fd8">See your order</a></p></div></body></html>`;
}
