import { describe, expect, it } from 'vitest';
import { refuse, type Door } from '#contracts/door.ts';
import { beginBuyNow } from './buy-now-actions.server.ts';

/** A shop that refuses the item for the reason. */
const begin = (code: string, message: string) => {
  const door: Door = () => Promise.resolve(refuse('INVALID_ITEM', { message, errors: [{ code, message }] }));
  const form = new FormData();
  form.set('itemId', '100043');
  form.set('qty', '1');
  const request = new Request('http://localhost/', { headers: { accept: 'application/json' } });
  return beginBuyNow({ door, vendorOrigin: 'http://localhost' }, request, form);
};

describe('a press that the shop refuses', () => {
  it('leads over the cart, where the item can be added as it is', async () => {
    expect(await begin('PARTIAL_QTY_AVAILABLE', 'Only 3 left.')).toMatchObject({
      kind: 'FAILED',
      errors: [{ message: 'Only 3 left.' }],
      wanted: { itemId: '100043', qty: 1 },
    });
  });

  it('offers no cart for what asks something first: it would be refused there, too', async () => {
    expect(await begin('INVALID_DATA_ITEM', 'Fill it in.')).toMatchObject({ errors: [{ message: 'Fill it in.' }], wanted: undefined });
  });
});
