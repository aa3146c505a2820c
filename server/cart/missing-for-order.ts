import { checkoutSections, type CheckoutSection, type MissingCode } from '#domain/checkout/stages.ts';
import { isPhysical } from '#domain/delivery/deliverable-item.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { isCardExpired } from '#domain/payment/cards/expiry.ts';
import { isUndeliverable } from '#domain/delivery/places/undeliverable-address.ts';
import { unpaidCents } from '#domain/payment/tenders.ts';
import type { AttachedTender } from '../payment/index.ts';
import type { AssessedCart } from './assess-cart.ts';
import type { OpenCart } from './opened-cart.ts';
import { shippedRows } from './shipped-rows.ts';

export type Missing = { readonly codes: readonly MissingCode[]; readonly sections: readonly CheckoutSection[] };

/**
 * What an order still lacks, section by section. Every cart answer says it, and placing the order asks the same function:
 * there is no other list.
 */
export function missingForOrder(open: OpenCart, assessed: AssessedCart): Missing {
  const { checkout, payments } = open.cart;
  const isShipped = (itemId: string) => isPhysical(open.items.get(itemId)?.facts ?? {});
  const sections = checkoutSections({
    isPastSignInPrompt: isPastSignInPrompt(open),
    email: checkout.email ?? open.shopper.person?.email,
    hasActiveRows: assessed.lines.length > 0,
    hasShippedRows: assessed.lines.some((line) => line.deliveryType === 'STA' && isShipped(line.itemId)),
    hasPickupRows: assessed.lines.some((line) => line.deliveryType !== 'STA'),
    hasUnavailableRows: assessed.lines.some((line) => isUnavailable(assessed, line.lineId, line.qty)),
    // Whether it can be served depends on what is shipped, and that may have changed since it was set.
    shippingAddress: checkout.shipTo && (isUndeliverable(checkout.shipTo, shippedRows(open)) ? 'undeliverable' : 'valid'),
    pickupPerson: checkout.pickupPerson,
    missingAccounting: assessed.budgets?.isMissing === true ? ['BUDGET_CENTER_REQUIRED'] : [],
    openCents: unpaidCents(assessed.priced.summary.ordTotalCents, assessed.tenders),
    hasExpiredCard: payments.some((payment) => isExpired(payment, open.now)),
  });
  return { sections, codes: sections.flatMap((section) => section.missing) };
}

/** Whether it is settled who orders: somebody who has signed in, or a guest who has chosen to stay one. */
export function isPastSignInPrompt(open: OpenCart): boolean {
  return open.shopper.person !== undefined || open.cart.checkout.isAsGuest === true;
}

function isUnavailable(assessed: AssessedCart, lineId: string, qty: number): boolean {
  const state = assessed.states.get(lineId);
  return state === undefined || state.isOutOfStock || qty > state.availableQty;
}

function isExpired({ expiryMonth, expiryYear }: AttachedTender, now: Date): boolean {
  const expiry = expiryMonth === undefined || expiryYear === undefined ? undefined : { month: expiryMonth, year: expiryYear };
  return expiry !== undefined && isCardExpired(expiry, now.getTime(), SHOP_ZONE);
}
