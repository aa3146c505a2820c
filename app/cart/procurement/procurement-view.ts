import type { Cart } from '#contracts/cart.ts';
import type { Operation } from '#domain/procurement/procurement-session.ts';

/** A cart that goes back to a purchasing system. */
export type ProcurementView = {
  /** It is an earlier one that nobody changes. */
  readonly isOnlyLookedAt: boolean;
  /** The purchasing system's number for it. */
  readonly orderNumber: string | undefined;
};

/** What the page has to know of a purchasing system's session; undefined where the cart is ordered here. (C3-71, C3-72) */
export function procurementView({
  cartAttributes: { isMvp, mvpType, orderNumber },
}: Pick<Cart, 'cartAttributes'>): ProcurementView | undefined {
  return isMvp ? { isOnlyLookedAt: mvpType === ('INSPECT' satisfies Operation), orderNumber: orderNumber ?? undefined } : undefined;
}
