import { deliveryAreaOf } from '#domain/delivery/places/delivery-areas.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { PricedFee } from '../priced-cart.ts';
import type { PricingConfig } from '../pricing-input.ts';
import { areaSurchargeLabel } from '../step-labels.ts';

/** What a parcel to Alaska, Hawaii or Puerto Rico costs on top. (C §3, dasFee) */
export const REMOTE_AREA_FEE_CENTS: Cents = 1995;

/** What a parcel to an extended area costs on top. (C §3, dasFee) */
export const EXTENDED_AREA_FEE_CENTS: Cents = 495;

/** The surcharge of the ship-to's area, once per order and never waived; `undefined` when there is none to pay. */
export function deliveryAreaSurcharge(hasShippedRow: boolean, zip: string, config: PricingConfig): PricedFee | undefined {
  if (!config.isDasEnabled || !hasShippedRow) return undefined;
  const label = areaSurchargeLabel(zip);
  const area = deliveryAreaOf(zip, config.extendedAreaZips);
  switch (area) {
    case 'REMOTE':
      return { fee: 'deliveryArea', rule: 'REMOTE_AREA', label, amountCents: REMOTE_AREA_FEE_CENTS, couponCode: undefined };
    case 'EXTENDED':
      return { fee: 'deliveryArea', rule: 'EXTENDED_AREA', label, amountCents: EXTENDED_AREA_FEE_CENTS, couponCode: undefined };
    case 'USUAL':
      return undefined;
    default:
      return area satisfies never;
  }
}
