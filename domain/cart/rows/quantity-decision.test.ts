import { describe, expect, it } from 'vitest';
import { decideQuantity, type QuantityBounds } from './quantity-decision.ts';

const decide = (over: Partial<QuantityBounds>) =>
  decideQuantity({
    currentQty: 0,
    wantedQty: 1,
    limitPerOrder: undefined,
    elsewhereQty: 0,
    availableQty: undefined,
    elsewhereAtLocationQty: 0,
    ...over,
  });

describe('how many units a row gets', () => {
  it('a row holds 9,999, not 10,000, and says how many were there and how many there are [C5-04 C5-05 C9-01]', () => {
    expect(decide({ wantedQty: 9_999 })).toEqual({ qty: 9_999, message: undefined });
    expect(decide({ wantedQty: 10_000 })).toEqual({
      qty: 9_999,
      message: { code: 'EXCEEDS_MAX_LINE_QTY', type: 'WARN', params: { n: 0, m: 9_999 } },
    });
    expect(decide({ currentQty: 9_000, wantedQty: 10_000 }).message).toMatchObject({ params: { n: 9_000, m: 9_999 } });
  });

  it('a full row takes nothing more [C5-06]', () => {
    expect(decide({ currentQty: 9_999, wantedQty: 10_000 })).toEqual({
      qty: 9_999,
      message: { code: 'MAX_LINE_QTY_REACHED', type: 'ERROR' },
    });
  });

  it('an item of its own limit is cut to it over all rows, and refused when it is reached [C8-06 C8-07]', () => {
    expect(decide({ wantedQty: 3, limitPerOrder: 3 })).toEqual({ qty: 3, message: undefined });
    expect(decide({ wantedQty: 4, limitPerOrder: 3 })).toEqual({
      qty: 3,
      message: { code: 'QTY_LIMIT_ITEM', type: 'WARN', params: { limit: 3 } },
    });
    expect(decide({ wantedQty: 2, limitPerOrder: 3, elsewhereQty: 2 })).toMatchObject({ qty: 1 });
    expect(decide({ wantedQty: 1, limitPerOrder: 3, elsewhereQty: 3 })).toEqual({
      qty: 0,
      message: { code: 'QTY_LIMIT_EXCEEDED', type: 'ERROR' },
    });
  });

  it('what is in stock is added, with how many were asked for and how many were added [C8-03]', () => {
    expect(decide({ wantedQty: 5, availableQty: 5 })).toEqual({ qty: 5, message: undefined });
    expect(decide({ currentQty: 2, wantedQty: 6, availableQty: 5 })).toEqual({
      qty: 5,
      message: { code: 'PARTIAL_QTY_AVAILABLE', type: 'WARN', params: { requestedQty: 4, qtyAdded: 3 } },
    });
    expect(decide({ wantedQty: 6, availableQty: 5, elsewhereAtLocationQty: 3 }).qty).toBe(2);
  });

  it('nothing in stock is out of stock; everything in the cart already is its maximum [C8-02 C8-06]', () => {
    expect(decide({ wantedQty: 1, availableQty: 0 }).message).toEqual({ code: 'OUT_OF_STOCK', type: 'ERROR' });
    expect(decide({ currentQty: 5, wantedQty: 6, availableQty: 5 }).message).toEqual({ code: 'QTY_LIMIT_EXCEEDED', type: 'ERROR' });
    expect(decide({ wantedQty: 1, availableQty: 5, elsewhereAtLocationQty: 5 }).message?.code).toBe('QTY_LIMIT_EXCEEDED');
  });

  it('the tightest bound speaks', () => {
    expect(decide({ wantedQty: 20_000, limitPerOrder: 3, availableQty: 2 }).message?.code).toBe('PARTIAL_QTY_AVAILABLE');
    expect(decide({ wantedQty: 20_000, limitPerOrder: 3, availableQty: 4 }).message?.code).toBe('QTY_LIMIT_ITEM');
    expect(decide({ wantedQty: 20_000, limitPerOrder: 12_000, availableQty: 11_000 }).message?.code).toBe('EXCEEDS_MAX_LINE_QTY');
  });

  it('lowering is never refused, whatever is left', () => {
    expect(decide({ currentQty: 8, wantedQty: 6, availableQty: 0, limitPerOrder: 1 })).toEqual({ qty: 6, message: undefined });
    expect(decide({ currentQty: 8, wantedQty: 9, availableQty: 2 })).toMatchObject({ qty: 8, message: { type: 'ERROR' } });
  });

  it('a row in steps is cut to whole steps, and a stock below one step is out of stock [C5-12]', () => {
    expect(decide({ wantedQty: 12, availableQty: 11, step: 4 }).qty).toBe(8);
    expect(decide({ wantedQty: 10_000, step: 4 }).qty).toBe(9_996);
    expect(decide({ wantedQty: 4, availableQty: 3, step: 4 })).toEqual({ qty: 0, message: { code: 'OUT_OF_STOCK', type: 'ERROR' } });
  });
});
