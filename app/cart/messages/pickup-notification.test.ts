import { describe, expect, it } from 'vitest';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { pickupNotification, pickupToast } from './pickup-notification.ts';

const row = (actioned: 'NONE' | 'ADD_ITEM' | 'EDIT_ITEM' | 'DELETED_ITEM', status: 'ACTIVE' | 'DELETED' = 'ACTIVE') => {
  const made = aRow('1', { actioned, status });
  return { ...made, selectedDeliveryOption: { ...made.selectedDeliveryOption, deliveryType: 'ISP' as const } };
};

describe('a change to what is picked up in a store', () => {
  it.each([
    ['ADD_ITEM', 'ACTIVE', 'Pickup item added', '1 added', '[C4-28 C4-32]'],
    ['EDIT_ITEM', 'ACTIVE', 'Pickup item modified', '1 modified', '[C4-29 C4-33]'],
    ['DELETED_ITEM', 'ACTIVE', 'Pickup item modified', '1 modified', 'when the quantity went down [C4-33]'],
    ['DELETED_ITEM', 'DELETED', 'Pickup item removed from cart', '1 removed', '[C4-30 C4-34]'],
    ['NONE', 'ACTIVE', 'Pickup item unchanged', '', '[C4-31]'],
  ] as const)('%s %s is told as "%s", "%s" %s', (actioned, status, title, summary, _ids) => {
    expect(pickupNotification([row(actioned, status)])).toEqual({ title, summary });
  });

  it('counts added, modified and removed in this order and leaves out what did not happen [C4-32 C4-33 C4-34]', () => {
    const rows = [row('DELETED_ITEM', 'DELETED'), row('EDIT_ITEM'), row('ADD_ITEM'), row('ADD_ITEM')];
    expect(pickupNotification(rows)).toEqual({ title: 'Pickup item added', summary: '2 added, 1 modified, 1 removed' });
    expect(pickupNotification([row('NONE'), row('DELETED_ITEM', 'DELETED')])).toEqual({
      title: 'Pickup item removed from cart',
      summary: '1 removed',
    });
  });

  it('is nothing to tell of rows that are delivered', () => {
    expect(pickupNotification([aRow('1', { actioned: 'ADD_ITEM' })])).toBeUndefined();
    expect(pickupNotification([aRow('1', { actioned: 'ADD_ITEM' }), row('ADD_ITEM')])?.summary).toBe('1 added');
  });

  it('fits into one sentence', () => {
    expect(pickupToast({ title: 'Pickup item added', summary: '2 added' })).toBe('Pickup item added: 2 added');
    expect(pickupToast({ title: 'Pickup item unchanged', summary: '' })).toBe('Pickup item unchanged');
  });
});
