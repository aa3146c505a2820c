import type { z } from 'zod';
import type { readProcurement } from '#contracts/session/procurement.ts';
import { isFreeItem } from '#domain/cart/cart-line.ts';
import { toDollars } from '#domain/shared/money.ts';
import { assessCart, isStopped, openCart, type AssessedCart, type OpenCart } from '../cart/index.ts';
import type { Shop } from '../shop.ts';
import type { Looking } from '../shoppers/index.ts';

/** What is handed over of a cart. */
export type ToHandOver = z.input<(typeof readProcurement)['answer']>['cart'];

/** A cart as it would be handed over now, with which one it is. */
export type HandedCart = {
  readonly cartId: string;
  readonly version: number;
  readonly totalCents: number;
  readonly toHandOver: ToHandOver;
  readonly problem: string | null;
};

/** Reads the cart of a purchasing system's session as it would be handed over. */
export async function readHandedCart(shop: Shop, looking: Pick<Looking, 'shopper' | 'owner'>): Promise<HandedCart> {
  const open = await openCart(shop, shop.database, looking);
  const assessed = assessCart(open);
  const { cartId, version } = open.cart;
  const totalCents = assessed.priced.summary.ordTotalCents;
  return { cartId, version, totalCents, toHandOver: toHandOver(open, assessed), problem: problemOf(assessed) };
}

function problemOf(assessed: AssessedCart): string | null {
  if (assessed.lines.every((line) => isFreeItem(line))) return 'Your cart is empty.';
  return isStopped(assessed) ? 'Something in your cart can’t be bought as it stands. Please look at your cart.' : null;
}

/** The rows with what they cost by the contract. What a coupon, a gift or a plan does is in them already: a purchasing system knows nothing of either. */
function toHandOver({ items }: OpenCart, { lines, priced, pricedLines }: AssessedCart): ToHandOver {
  const { summary } = priced;
  return {
    lines: lines.map(({ lineId, itemId, qty }) => {
      const cents = pricedLines.get(lineId);
      return {
        itemId,
        name: items.get(itemId)?.name ?? itemId,
        qty,
        unit: items.get(itemId)?.uom ?? 'EA',
        unitPrice: toDollars(cents?.finalPricePerUnitCents ?? 0),
        price: toDollars(cents?.finalPriceCents ?? 0),
      };
    }),
    goods: toDollars(summary.ordTotalCents - summary.totalTaxCents - summary.totalShipHandlFeeCents),
    shipping: toDollars(summary.totalShipHandlFeeCents),
    tax: toDollars(summary.totalTaxCents),
    total: toDollars(summary.ordTotalCents),
  };
}
