import type { Order } from '#contracts/orders.ts';
import type { OwnPaper } from '#domain/orders/papers.ts';
import { originOf } from '../../config/origins.ts';
import { ACCENTS } from '../../gateways/pdf/accents.ts';
import type { Paper } from '../../gateways/pdf/paper.ts';
import { accountOfOrders, ownerColumns, seesPrices, type Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { opensReceipt } from '../order-link.ts';
import { findOrder, findOrderOfAccount, findOrderOfOwner, isOfGuest, type OrderRow } from '../order.repository.ts';
import { viewOrder } from '../reading/order.view.ts';
import { billOf } from './receipt.ts';
import { returnLabelOf } from './return-label.ts';

/** What a number could be: other texts need not be asked for. */
const ORDER_NUMBER = /^[\w-]{1,40}$/;

/**
 * A paper of an order that was placed, as things stand now, and what its file is called. Undefined for what is not the visitor's, or
 * not there: nobody learns which. Who found a guest's order by number and e-mail has a key to its receipt, which says what they were shown;
 * it opens no other paper.
 *
 * @param key of a receipt; empty where there is none.
 */
export async function ownPaper(
  shop: Shop,
  looking: Looking,
  { kind, orderNumber, returnId, key }: OwnPaper & { readonly key: string },
): Promise<{ readonly paper: Paper; readonly fileName: string } | undefined> {
  if (!ORDER_NUMBER.test(orderNumber)) return undefined;
  // A label says where things go back to, and nothing of what they cost.
  if (kind !== 'RETURN_LABEL' && !seesPrices(looking.shopper.person)) return undefined;
  const { tenant } = looking.shopper;
  const isKeyGood = kind === 'RECEIPT' && key !== '' && opensReceipt(shop, { tenant, orderNumber }, key);
  const row = isKeyGood
    ? await guestOrder(shop, tenant, orderNumber)
    : ((await ownOrder(shop, looking, orderNumber)) ??
      (kind === 'RETURN_LABEL' ? undefined : await orderOfAccount(shop, looking, orderNumber)));
  if (row === undefined || row.placed_at === null) return undefined;
  const order = await viewOrder(shop, row);
  if (kind !== 'RETURN_LABEL' && !order.hasReceipt) return undefined;
  const { brandName, merchant, returnsAddress, returnsCarrier } = shop.settings;
  const about = {
    order,
    brandName,
    accent: ACCENTS[tenant],
    origin: originOf(shop.settings, tenant),
    merchant,
    at: shop.now(),
  };
  const paper =
    kind === 'RETURN_LABEL' ? returnLabelOf(returnId, { address: returnsAddress, carrier: returnsCarrier }, about) : billOf(kind, about);
  return paper === undefined ? undefined : { paper, fileName: `${fileName(kind, order)}.pdf` };
}

function fileName(kind: OwnPaper['kind'], { orderNumber, invoice }: Order): string {
  return kind === 'INVOICE' && invoice !== null ? `invoice-${invoice.number}` : `${kind.toLowerCase().replace('_', '-')}-${orderNumber}`;
}

async function ownOrder(shop: Shop, { owner }: Looking, orderNumber: string): Promise<OrderRow | undefined> {
  if (owner === undefined) return undefined;
  return (await findOrderOfOwner(shop.database, [orderNumber, owner.tenant, ...ownerColumns(owner), null]))[0];
}

/** Who may look at a colleague's order has what it was billed. */
async function orderOfAccount(shop: Shop, { shopper }: Looking, orderNumber: string): Promise<OrderRow | undefined> {
  const account = accountOfOrders(shopper);
  return account === undefined ? undefined : (await findOrderOfAccount(shop.database, [orderNumber, account]))[0];
}

async function guestOrder(shop: Shop, tenant: string, orderNumber: string): Promise<OrderRow | undefined> {
  const [order] = await findOrder(shop.database, [orderNumber]);
  return order !== undefined && order.tenant === tenant && isOfGuest(order) ? order : undefined;
}
