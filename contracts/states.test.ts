import { describe, expect, it } from 'vitest';
import { CartItem } from './cart-item.ts';
import { Cart } from './cart.ts';

describe('the states on the wire', () => {
  it('are those of the rows and carts that are described, and no others [S4-39]', () => {
    expect(CartItem.shape.status.options).toEqual(['ACTIVE', 'DELETED', 'INVALID']);
    expect(CartItem.shape.actioned.options).toEqual(['NONE', 'ADD_ITEM', 'EDIT_ITEM', 'DELETED_ITEM']);
    expect(Cart.shape.status.options).toEqual(['OPEN', 'CHECKOUT', 'SUBMITTED', 'CANCELLED']);
  });
});
