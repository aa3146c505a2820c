import { describe, expect, it } from 'vitest';
import { changeIn } from './send-cart-form.ts';

const quantity = (qty: string) =>
  changeIn([
    ['intent', 'quantity'],
    ['cartItemId', 'a'],
    ['qty', qty],
  ]);

describe('a form of the cart', () => {
  it('with a typed 0 takes the row out', () => {
    expect(quantity('0')).toEqual({ intent: 'remove', fields: [['cartItemId', 'a']] });
    expect(quantity('00')).toEqual({ intent: 'remove', fields: [['cartItemId', 'a']] });
  });

  it('with another quantity wants that', () => {
    expect(quantity('07')).toEqual({
      intent: 'quantity',
      fields: [
        ['intent', 'quantity'],
        ['cartItemId', 'a'],
        ['qty', '7'],
      ],
    });
  });

  it('that leads to checkout, or is none of ours, changes nothing in place', () => {
    for (const intent of ['checkout', 'continue-as-guest', 'drop-table', '']) expect(changeIn([['intent', intent]])).toBeUndefined();
    expect(changeIn([['intent', 'save']])).toEqual({ intent: 'save', fields: [['intent', 'save']] });
  });
});
