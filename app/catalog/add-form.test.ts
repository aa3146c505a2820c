import { describe, expect, it } from 'vitest';
import { readAddForm } from './add-form.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

describe('a form that adds an item', () => {
  it('names the item and how many', () => {
    expect(readAddForm(formOf({ itemId: '100001', qty: '3' }))).toEqual({
      itemId: '100001',
      qty: '3',
      deliveryType: undefined,
      pickupStoreNumber: undefined,
      wantsOutcome: false,
    });
  });

  it('may ask for pickup in a store', () => {
    expect(readAddForm(formOf({ itemId: '100001', qty: '1', deliveryType: 'ISP', pickupStoreNumber: '1547' }))).toMatchObject({
      deliveryType: 'ISP',
      pickupStoreNumber: '1547',
    });
  });

  it('names no store when it is to be delivered, and no delivery that is not offered', () => {
    expect(readAddForm(formOf({ itemId: '1', deliveryType: 'STA', pickupStoreNumber: '1547' }))).toMatchObject({
      deliveryType: 'STA',
      pickupStoreNumber: undefined,
    });
    expect(readAddForm(formOf({ itemId: '1', deliveryType: 'DRONE', pickupStoreNumber: '1547' }))).toMatchObject({
      deliveryType: undefined,
      pickupStoreNumber: undefined,
    });
    expect(readAddForm(formOf({ itemId: '1', deliveryType: 'ISP', pickupStoreNumber: '' }))).toMatchObject({
      deliveryType: 'ISP',
      pickupStoreNumber: undefined,
    });
  });

  it('says when a script shows what became of it', () => {
    expect(readAddForm(formOf({ itemId: '1', answer: 'outcome' })).wantsOutcome).toBe(true);
  });
});
