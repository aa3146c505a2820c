import type { Order } from '#contracts/orders.ts';
import { PO_LABELS, purchaseOrderText } from '#domain/checkout/po-number.ts';
import { paperPath } from '#domain/orders/papers.ts';
import { originOf } from '../../config/origins.ts';
import { designMail } from '../../gateways/mail-design/design-mail.ts';
import { unlinked } from '../../gateways/mail-design/unlinked.ts';
import type { Mail } from '../../gateways/mail.ts';
import type { Shop } from '../../shop.ts';
import { seesPricesById } from '../../shoppers/index.ts';
import { orderKey } from '../order-link.ts';
import { isOfGuest, type OrderRow } from '../order.repository.ts';
import type { OrderMail } from './order-mail.ts';
import { mailWithoutPrices } from './without-prices.ts';

type LinkedOrder = Pick<OrderRow, 'order_number' | 'tenant' | 'session_hash'>;
type AboutOrder = { readonly messageId: string; readonly order: Order; readonly row: LinkedOrder & Pick<OrderRow, 'user_id'> };

/** The mail to whoever ordered, in both forms, with the way to the order's page; without prices where they are shown none. There is no other way to write to them. */
export async function mailToBuyer(shop: Shop, about: AboutOrder, mail: OrderMail): Promise<Mail> {
  const seesPrices = await seesPricesById(shop.database, about.row.user_id);
  return composed(shop, about, seesPrices ? mail : mailWithoutPrices(mail, { receiptLink: receiptLinkOf(shop, about.row) }));
}

function composed(shop: Shop, { messageId, order, row }: AboutOrder, mail: OrderMail): Mail {
  const { brandName } = shop.settings;
  const site = siteOf(row);
  const booked = purchaseOrderText(order.poNumber, order.poRelease);
  const hasOwnWay = mail.blocks.some((block) => block.kind === 'WAY' && block.isMain);
  return designMail(
    { messageId, to: order.email, brandName, site },
    {
      ...mail,
      blocks: [
        {
          kind: 'FACTS',
          facts: [
            { label: 'Order number', lines: [order.orderNumber] },
            ...(booked === undefined ? [] : [{ label: PO_LABELS.poNumber, lines: [unlinked(booked)] }]),
            ...(order.quoteNumber === undefined ? [] : [{ label: 'Quote', lines: [order.quoteNumber] }]),
            ...(order.budgetCenterName === null ? [] : [{ label: 'Budget Center', lines: [unlinked(order.budgetCenterName)] }]),
          ],
        },
        ...mail.blocks,
        { kind: 'WAY', text: 'See your order', link: linkOf(shop, row), isMain: !hasOwnWay },
      ],
      why: `You’re receiving this email because you ordered from ${brandName} with this address.`,
    },
  );
}

/** The site on which an order was placed. */
export function siteOf({ tenant }: Pick<LinkedOrder, 'tenant'>): 'SBA' | 'dotcom' {
  return tenant === 'SBA' ? 'SBA' : 'dotcom';
}

/** Where that site begins. */
export function homeOf(shop: Shop, order: Pick<LinkedOrder, 'tenant'>): string {
  return `${originOf(shop.settings, siteOf(order))}/`;
}

/** The order's page on its site. A guest has no account to sign in to: their link has a key by which they can manage the order. */
function linkOf(shop: Shop, order: LinkedOrder): string {
  const { order_number: orderNumber, tenant } = order;
  const page = `${originOf(shop.settings, siteOf(order))}/account/orders/${orderNumber}`;
  return isOfGuest(order) ? `${page}/open?key=${orderKey(shop, { tenant, orderNumber })}` : page;
}

/** The receipt of an order. A guest’s link opens the order first, and leads on. */
export function receiptLinkOf(shop: Shop, order: LinkedOrder): string {
  if (isOfGuest(order)) return `${linkOf(shop, order)}&receipt=1`;
  return `${originOf(shop.settings, siteOf(order))}${paperPath('RECEIPT', order.order_number)}`;
}

/** The label of a return. A guest's link opens the order first, and leads on. */
export function labelLinkOf(shop: Shop, order: LinkedOrder, returnId: string): string {
  if (isOfGuest(order)) return `${linkOf(shop, order)}&label=${encodeURIComponent(returnId)}`;
  return `${originOf(shop.settings, siteOf(order))}${paperPath('RETURN_LABEL', order.order_number, returnId)}`;
}
