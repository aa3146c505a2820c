import type { Cart } from '#contracts/cart.ts';
import { countItems } from '#domain/cart/rows/count-items.ts';
import { isFreeItem } from '#domain/cart/cart-line.ts';
import { isDeliveredByEmail } from '#domain/delivery/deliverable-item.ts';
import { BUSINESS_PRICING, CONSUMER_PRICING } from '#domain/pricing/pricing-config.ts';
import { shippingGoal } from '#domain/pricing/fees/ship-fee.ts';
import { toDollars } from '#domain/shared/money.ts';
import { vendorPaymentsFor } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { isRowStopped, type AssessedCart } from '../assess-cart.ts';
import { isPastSignInPrompt } from '../missing-for-order.ts';
import type { OpenCart } from '../opened-cart.ts';
import type { Told } from '../told.ts';

/** Whether checkout must not go on with the cart as it stands. */
export function isStopped(assessed: AssessedCart): boolean {
  return (
    assessed.lines.every((line) => isFreeItem(line)) ||
    assessed.priced.isNegative ||
    assessed.lines.some((line) => isRowStopped(assessed, line))
  );
}

/** What a client may do with the cart, and how far it is to what. (C §3, Cart attributes) */
export function viewAttributes(shop: Shop, open: OpenCart, assessed: AssessedCart, told: Told): Cart['cartAttributes'] {
  const parents = assessed.lines.filter((line) => line.parentLineId === undefined && !assessed.invalid.has(line.lineId));
  const { shopper } = open;
  const vendorPayments = vendorPaymentsFor(shop, shopper);
  const config = shopper.tenant === 'SBA' ? BUSINESS_PRICING : CONSUMER_PRICING;
  // Members ship free without a minimum: nothing is missing for it. Organisations pay a fee for small orders all the same.
  const hasNoMinimum = shopper.tenant === 'dotcom' && shopper.hasMemberTerms;
  return {
    loginELPParam: '',
    proceedCheckout: open.cart.checkout.proceedCheckout === true && told.loginRequired !== true,
    newItemAdded: told.newItemAdded ?? false,
    loginRequired: told.loginRequired ?? !isPastSignInPrompt(open),
    numberOfLineItems: parents.length,
    numberOfItems: countItems(parents),
    hardStop: isStopped(assessed) || (open.quote !== undefined && open.quote.standing !== 'GOOD'),
    isMvp: shopper.procurement !== undefined,
    mvpType: shopper.procurement?.operation ?? null,
    hasESDOrDFItem: assessed.lines.some((line) => isDeliveredByEmail(open.items.get(line.itemId)?.facts ?? {})),
    isMandatoryEnabled: shopper.account?.settings.isAccountingMandatory === true,
    freeShippingThreshold: hasNoMinimum ? 0 : toDollars(config.freeShippingThresholdCents),
    remainingAmountGetFreeShipping: hasNoMinimum ? 0 : toDollars(assessed.priced.thresholds.remainingAmountGetFreeShippingCents),
    shippingGoal: shippingGoal(assessed.priced.fees, config) ?? null,
    isDasEnabled: config.isDasEnabled,
    userType: shopper.person !== undefined ? 'registered' : 'guest',
    enablePaypal: vendorPayments.includes('PAYPAL'),
    vendorPayments,
    isPreAuthEnabled: false,
    orderNumber: shopper.procurement?.orderNumber ?? null,
    ...(open.cart.claimedOrder !== undefined && { beingOrdered: true as const }),
    hiddenLineItems: [],
    estimateZip: open.cart.checkout.shipTo === undefined && open.destination.isKnown ? open.destination.zip : null,
  };
}
