import type { Order } from '#contracts/orders.ts';
import type { OwnPaper } from '#domain/orders/papers.ts';
import { originOf } from '../../config/origins.ts';
import type { Paper } from '../../gateways/pdf/paper.ts';
import { ownerColumns, type Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { findOrderOfOwner } from '../order.repository.ts';
import { viewOrder } from '../reading/order.view.ts';
import { billOf } from './receipt.ts';
import { returnLabelOf } from './return-label.ts';

/** The colors of the two sites: those of their brands on the pages. */
const ACCENTS = { dotcom: '#0e5a46', SBA: '#1d447c' } as const;

/** What a number could be: other texts need not be asked for. */
const ORDER_NUMBER = /^[\w-]{1,40}$/;

/**
 * A paper of an order that was placed, as things stand now, and what its file is called. Undefined for what is not the visitor's, or
 * not there: nobody learns which. Number and e-mail alone, which show an order, open none of its papers.
 */
export async function ownPaper(
  shop: Shop,
  { owner }: Looking,
  { kind, orderNumber, returnId }: OwnPaper,
): Promise<{ readonly paper: Paper; readonly fileName: string } | undefined> {
  if (owner === undefined || !ORDER_NUMBER.test(orderNumber)) return undefined;
  const [row] = await findOrderOfOwner(shop.database, [orderNumber, owner.tenant, ...ownerColumns(owner), null]);
  if (row === undefined || row.placed_at === null) return undefined;
  const order = await viewOrder(shop, row);
  const { brandName, merchant, returnsAddress, returnsCarrier } = shop.settings;
  const about = {
    order,
    brandName,
    accent: ACCENTS[owner.tenant],
    origin: originOf(shop.settings, owner.tenant),
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
