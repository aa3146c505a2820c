import type { Cents } from '#domain/shared/money.ts';
import type { AttachedCoupon } from '#domain/pricing/coupons/attached-coupon.ts';
import type { CouponSituation } from '#domain/pricing/coupons/coupon-reasons.ts';
import { deliveryAreaSurcharge } from './delivery-area-surcharge.ts';
import { furnitureServiceFee, smallOrderFee } from './handling.ts';
import type { FeeName, PricedFee } from '../priced-cart.ts';
import type { PricingInput } from '../pricing-input.ts';
import type { Row } from '../row.ts';
import { sameDayFee, standardShipFee, waiveShipFee } from './ship-fee.ts';
import { STEP_LABELS } from '../step-labels.ts';
import { surchargeFee } from './surcharge.ts';

/** All fees of an order, priced after the rows. */
export interface OrderFees {
  readonly fees: readonly PricedFee[];
  /** Shipping alone, as it is without checkout-only coupons. */
  readonly shippingInCartCents: Cents;
  readonly surchargePerUnitCents: Cents;
  readonly shippingBaseCents: Cents;
  readonly addOnBaseCents: Cents;
}

function sumAfterBasket(rows: readonly Row[]): Cents {
  return rows.reduce((sum, row) => sum + row.afterBasketCents, 0);
}

/** Prices every fee from the rows after basket coupons; coupons change none of them but shipping. */
export function priceFees(
  input: PricingInput,
  { rows, coupons, situation }: { rows: readonly Row[]; coupons: readonly AttachedCoupon[]; situation: CouponSituation },
): OrderFees {
  const { buyer, config, stage, destination } = input;
  const shipped = rows.filter((row) => row.isShipped);
  const hasShippedRow = shipped.length > 0;
  const baseCents = sumAfterBasket(shipped);

  const standard = standardShipFee({ hasShippedRow, baseCents, buyer, config });
  const shipping = waiveShipFee(standard, { coupons, situation, stage });
  const { feeCents, feePerUnitCents } = surchargeFee(shipped);
  const surcharge: PricedFee = {
    fee: 'surcharge',
    rule: 'COURIER_SURCHARGE',
    label: STEP_LABELS.COURIER_SURCHARGE,
    amountCents: feeCents,
    couponCode: undefined,
  };

  const fees = [
    shipping.now,
    sameDayFee(shipped, config),
    feeCents === 0 ? undefined : surcharge,
    deliveryAreaSurcharge(hasShippedRow, destination.zip, config),
    smallOrderFee(hasShippedRow, baseCents, config),
    furnitureServiceFee(rows),
  ].filter((fee) => fee !== undefined);

  return {
    fees,
    shippingInCartCents: shipping.inCart.amountCents,
    surchargePerUnitCents: feePerUnitCents,
    shippingBaseCents: baseCents,
    addOnBaseCents: sumAfterBasket(shipped.filter((row) => !row.line.isAddOn)),
  };
}

/** The amount of one fee; 0 when it is not charged. */
export function feeCents(fees: readonly PricedFee[], name: FeeName): Cents {
  return fees.find(({ fee }) => fee === name)?.amountCents ?? 0;
}
