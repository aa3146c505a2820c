import { describe, expect, it } from 'vitest';
import { groupKey, groupTopicOf, type RowDelivery } from './group-topic.ts';

const DATE = '2026-11-24';
const FRAMINGHAM = { storeNumber: '1547', city: 'Framingham', state: 'MA' };

function key(over: Partial<RowDelivery>): string {
  return groupKey(
    groupTopicOf({
      deliveryType: 'STA',
      levelOfService: 'STANDARD',
      maxDeliveryDate: DATE,
      isBackOrder: false,
      isOutOfStock: false,
      isMembership: false,
      isDeliveredByEmail: false,
      isPreOrder: false,
      ...over,
    }),
  );
}

describe('the delivery group of a row', () => {
  it('is told by how and when a shipped row comes [C4-41 C4-42 C4-43]', () => {
    expect(key({})).toBe('STANDARD:2026-11-24');
    expect(key({ levelOfService: 'NDD' })).toBe('NEXT_DAY:2026-11-24');
    expect(key({ levelOfService: 'SDD' })).toBe('SAME_DAY');
  });

  it('is told by the store of a pickup, by the date of what is brought there [C4-38 C4-44]', () => {
    expect(key({ deliveryType: 'ISP', pickupStore: FRAMINGHAM })).toBe('ONE_HOUR_PICKUP:1547');
    expect(key({ deliveryType: 'ISP' })).toBe('ONE_HOUR_PICKUP');
    expect(key({ deliveryType: 'STS', pickupStore: FRAMINGHAM })).toBe('SHIP_TO_STORE:2026-11-24');
    expect(key({ deliveryType: 'PCK', pickupStore: FRAMINGHAM })).toBe('LATER_PICKUP:2026-11-24');
  });

  it('is one of its own for what is out of stock, whatever else it is [C4-35]', () => {
    expect(key({ isOutOfStock: true })).toBe('OUT_OF_STOCK');
    expect(key({ isOutOfStock: true, isMembership: true, isDeliveredByEmail: true, isPreOrder: true })).toBe('OUT_OF_STOCK');
    expect(key({ isOutOfStock: true, deliveryType: 'ISP' })).toBe('OUT_OF_STOCK');
  });

  it('is one of its own for memberships and one for downloads [C4-36 C4-37]', () => {
    expect(key({ isMembership: true })).toBe('MEMBERSHIP');
    expect(key({ isDeliveredByEmail: true })).toBe('E_DOWNLOAD');
    expect(key({ isDeliveredByEmail: true, isPreOrder: true, streetDate: '2027-01-04' })).toBe('E_DOWNLOAD');
  });

  it('is told by the street date of a pre-order and the date of a back order, also when it is fetched [C4-39 C4-40]', () => {
    expect(key({ isPreOrder: true, streetDate: '2027-01-04' })).toBe('PRE_ORDER:2027-01-04');
    expect(key({ isBackOrder: true, maxDeliveryDate: '2026-12-02' })).toBe('BACK_ORDER:2026-12-02');
    expect(key({ deliveryType: 'ISP', isPreOrder: true, streetDate: '2027-01-04' })).toBe('PRE_ORDER:2027-01-04');
    expect(key({ deliveryType: 'ISP', isBackOrder: true })).toBe('BACK_ORDER:2026-11-24');
  });

  it('is the fallback of its way when there is no date [C4-45 C4-46]', () => {
    expect(key({ maxDeliveryDate: undefined })).toBe('FALLBACK_EXPECTED');
    expect(key({ maxDeliveryDate: undefined, levelOfService: 'NDD' })).toBe('FALLBACK_EXPECTED');
    expect(key({ maxDeliveryDate: undefined, isBackOrder: true })).toBe('FALLBACK_EXPECTED');
    expect(key({ isPreOrder: true })).toBe('FALLBACK_EXPECTED');
    expect(key({ maxDeliveryDate: undefined, deliveryType: 'STS' })).toBe('FALLBACK_ARRIVES');
    expect(key({ maxDeliveryDate: undefined, deliveryType: 'PCK' })).toBe('FALLBACK_ARRIVES');
  });
});
