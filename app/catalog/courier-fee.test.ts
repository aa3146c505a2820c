import { describe, expect, it } from 'vitest';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { courierFeeSaid } from './courier-fee.ts';

const option = aRow('').selectedDeliveryOption;
const heavy = { surchargeApplicable: true, surchargeAlts: [], selectedDeliveryOption: { ...option, surchargeFeePerUnit: 1.5 } };

describe('an item that a courier brings', () => {
  it('warns of the fee, because it is part of the total [C4-66]', () => {
    expect(courierFeeSaid(heavy)).toMatchObject({ title: 'Courier fee', tone: 'warning' });
    expect(courierFeeSaid(heavy)?.text).toContain('$1.50');
  });

  it('informs of the fee when a pack without it exists [C4-66]', () => {
    expect(courierFeeSaid({ ...heavy, surchargeAlts: [{ itemId: '100005', altFactor: 4 }] })).toMatchObject({
      title: 'Courier fee',
      tone: 'info',
    });
  });

  it('costs nothing more when it is picked up, or has no fee', () => {
    expect(courierFeeSaid({ ...heavy, selectedDeliveryOption: { deliveryType: 'ISP', surchargeFeePerUnit: 1.5 } })).toBeUndefined();
    expect(courierFeeSaid({ ...heavy, selectedDeliveryOption: option })).toBeUndefined();
    expect(courierFeeSaid({ ...heavy, surchargeApplicable: false })).toBeUndefined();
  });
});
