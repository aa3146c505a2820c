import type { CartItem } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { outcomeSaid, type Said } from '#app/cart/outcome-words.ts';

type Row = Pick<CartItem, 'surchargeApplicable' | 'surchargeAlts'> & {
  readonly selectedDeliveryOption: Pick<CartItem['selectedDeliveryOption'], 'deliveryType' | 'surchargeFeePerUnit'>;
};

/**
 * What is said of a row that a courier brings for a fee: a warning, because it raises the total; worth knowing only, when a
 * pack without the fee exists. `undefined` for a row without a fee.
 */
export function courierFeeSaid({ surchargeApplicable, surchargeAlts, selectedDeliveryOption }: Row): Said | undefined {
  const { deliveryType, surchargeFeePerUnit } = selectedDeliveryOption;
  if (!surchargeApplicable || surchargeFeePerUnit <= 0 || deliveryType !== 'STA') return undefined;
  const fee = `A courier brings this item for ${formatDollars(surchargeFeePerUnit)} more each.`;
  return surchargeAlts.length > 0
    ? outcomeSaid('courierFee', 'SURCHG_ALTS_ITM_MSG', `${fee} There is a larger pack without this fee.`, 'info')
    : outcomeSaid('courierFee', 'SURCHG_ALTS_ITM_MSG', `${fee} It is part of your total.`);
}
