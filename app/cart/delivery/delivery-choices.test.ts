import { describe, expect, it } from 'vitest';
import { deliveryChoices } from './delivery-choices.ts';

type Row = Parameters<typeof deliveryChoices>[0];
const selected = {
  deliveryType: 'STA' as const,
  levelOfService: 'STANDARD' as const,
  pickupStoreNumber: null,
  addressId: null,
  minDeliveryDate: null,
  maxDeliveryDate: null,
  isBackOrder: false,
  pickupStore: null,
  availableQuantity: 9,
  surchargeFeePerUnit: 0,
  messages: [],
};
const option = (
  groupId: 'G1' | 'G2' | 'G3' | 'G4',
  deliveryType: 'STA' | 'ISP' | 'STS',
  locations: Row['availableDeliveryOptions'][number]['locations'] = [],
) => ({ groupId, deliveryType, locations });
const at = (available: number, locationId = '1547') => [{ locationId, available, threshold: 10 }];
const row = (options: Row['availableDeliveryOptions'], more: Partial<Row['selectedDeliveryOption']> = {}): Row => ({
  qty: 2,
  availableDeliveryOptions: options,
  selectedDeliveryOption: { ...selected, ...more },
});

describe('the ways in which a row can be had', () => {
  it('are delivery, pickup and shipping to the store', () => {
    const choices = deliveryChoices(
      row([option('G1', 'STA', at(50, 'FC1')), option('G2', 'ISP', at(25)), option('G3', 'STS', at(50, 'FC1'))]),
      '1547',
    );
    expect(choices.map(({ label, storeNumber, isChosen }) => [label, storeNumber, isChosen])).toEqual([
      ['Delivery', undefined, true],
      ['Pick up today', '1547', false],
      ['Ship to store', '1547', false],
    ]);
  });

  it('say how many the store has, above the threshold as threshold+ [C4-54]', () => {
    const pickup = (available: number) => deliveryChoices(row([option('G1', 'STA'), option('G2', 'ISP', at(available))]), '1547')[1];
    expect(pickup(11)?.detail).toBe('Store 1547: 10+ in stock');
    expect(pickup(10)?.detail).toBe('Store 1547: 10 in stock');
    expect(pickup(0)).toMatchObject({ detail: 'Store 1547: none there', isPossible: false });
  });

  it('ask for a store where none is known, and choose none themselves [C8-71]', () => {
    const [, pickup, shipped] = deliveryChoices(row([option('G1', 'STA'), option('G2', 'ISP'), option('G3', 'STS', at(50, 'FC1'))]), null);
    expect(pickup).toMatchObject({
      storeNumber: undefined,
      isChosen: false,
      needsStore: true,
      detail: 'Choose store in cart to see availability.',
    });
    expect(shipped).toMatchObject({ needsStore: true, detail: 'Choose store in cart to see availability.' });
  });

  it('call the store by its name where it is known', () => {
    const names = new Map([['1547', 'Framingham']]);
    const choices = deliveryChoices(row([option('G1', 'STA'), option('G2', 'ISP', at(25)), option('G3', 'STS')]), '1547', names);
    expect(choices.map(({ detail, needsStore }) => [detail, needsStore])).toEqual([
      [undefined, false],
      ['Framingham: 10+ in stock', false],
      ['Framingham', false],
    ]);
  });

  it('keep the store that the row has', () => {
    expect(
      deliveryChoices(row([option('G1', 'STA'), option('G2', 'ISP', at(5, '0008'))], { pickupStoreNumber: '0008' }), '1547')[1]
        ?.storeNumber,
    ).toBe('0008');
  });

  it('are today, too, where a store is near enough and has all of them', () => {
    const today = (available: number, more = {}) =>
      deliveryChoices(row([option('G1', 'STA', at(50, 'FC1')), option('G4', 'STA', at(available, '1547'))], more), null);
    expect(today(2)[1]?.detail).toBe('By 7 pm, for $9.95 per order');
    expect(today(2).map(({ label, level, isChosen, isPossible }) => [label, level, isChosen, isPossible])).toEqual([
      ['Delivery', 'STANDARD', true, true],
      ['Delivery today', 'SDD', false, true],
    ]);
    expect(today(1)[1]?.isPossible).toBe(false);
    expect(today(2, { levelOfService: 'SDD' }).map(({ isChosen }) => isChosen)).toEqual([false, true]);
  });

  it('are none where there is nothing to choose', () => {
    expect(deliveryChoices(row([option('G1', 'STA')]), null)).toEqual([]);
    expect(deliveryChoices(row([]), null)).toEqual([]);
  });
});
