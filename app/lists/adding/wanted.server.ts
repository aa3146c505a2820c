import { getCart } from '#contracts/cart-calls.ts';
import { getProduct } from '#contracts/catalog.ts';
import { getOrder } from '#contracts/orders.ts';
import type { PageServices } from '#contracts/page.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { LONGEST_ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';

/** What is to be put on a list, what it is called, and where it stands. */
export type Wanted = {
  readonly title: string;
  readonly back: { readonly to: string; readonly text: string };
  readonly items: readonly { readonly itemId: string; readonly qty: number }[];
};

type Row = { readonly itemId: string; readonly qty: number };

/** An item once with all its pieces. */
function together(rows: readonly Row[]): Row[] {
  const pieces = new Map<string, number>();
  for (const { itemId, qty } of rows) pieces.set(itemId, Math.min(MAX_LINE_QTY, (pieces.get(itemId) ?? 0) + qty));
  return [...pieces].map(([itemId, qty]) => ({ itemId, qty }));
}

const itemsText = (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`);

/**
 * What an address asks to have put on a list: `order=…`, `from=cart`, or `itemId=…` with a quantity.
 *
 * @throws what the router shows: there is no such order or item, or not for who asks.
 */
export async function wantedIn({ door, tenant }: Pick<PageServices, 'door' | 'tenant'>, url: URL): Promise<Wanted> {
  const { searchParams } = url;
  const orderNumber = searchParams.get('order');
  if (orderNumber !== null) {
    const order = requireAnswer(await door(getOrder, { params: { orderNumber: orderNumber.slice(0, 40) } }), url);
    const items = together(order.items.filter(({ parentCartItemId }) => parentCartItemId === null));
    const to = `${PATHS.orders}/${encodeURIComponent(order.orderNumber)}`;
    return { title: `Order ${order.orderNumber} (${itemsText(items.length)})`, back: { to, text: 'Back to the order' }, items };
  }
  if (searchParams.get('from') === 'cart') {
    const { cartInfo } = requireAnswer(await door(getCart), url);
    const rows = cartInfo.items.filter(
      ({ parentItemId, promotionId, status }) => parentItemId === null && promotionId === null && status === 'ACTIVE',
    );
    const items = together(rows);
    return { title: `Your cart (${itemsText(items.length)})`, back: { to: cartPath(tenant), text: 'Back to your cart' }, items };
  }
  const itemId = (searchParams.get('itemId') ?? '').slice(0, LONGEST_ITEM_NUMBER);
  const { product } = requireAnswer(await door(getProduct, { params: { itemId } }), url);
  const qty = Math.min(MAX_LINE_QTY, Math.max(1, Math.trunc(Number(searchParams.get('qty'))) || 1));
  return {
    title: qty === 1 ? product.title : `${product.title} (${qty.toLocaleString('en-US')})`,
    back: { to: product.url, text: 'Back to the item' },
    items: [{ itemId: product.itemId, qty }],
  };
}
