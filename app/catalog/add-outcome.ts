import type { CartAttributes, CartItem, CartSummary, Message } from '#contracts/cart.ts';
import type { z } from 'zod';
import { formatDollars } from '#domain/catalog/price-text.ts';

export type OutcomeMessage = { readonly code: string; readonly text: string; readonly tone: 'info' | 'warning' | 'failure' };

/** What became of an add, ready to be shown. */
export type AddOutcome = {
  readonly itemId: string;
  /** Of the item that is in the cart now; `undefined` when nothing was added. */
  readonly line:
    | {
        readonly lineId: string;
        readonly title: string;
        readonly url: string;
        readonly picture: { readonly key: string; readonly alt: string; readonly color: string } | undefined;
        readonly addedQty: number;
        readonly qty: number;
      }
    | undefined;
  readonly messages: readonly OutcomeMessage[];
  readonly cart:
    | {
        readonly count: number;
        readonly subtotal: string;
        /** Dollars that are missing to free delivery, and from how many on it is free. */ readonly freeDelivery:
          | { readonly missing: string; readonly missingDollars: number; readonly fromDollars: number }
          | undefined;
      }
    | undefined;
};

const TONES = { ERROR: 'failure', WARN: 'warning', INFO: 'info' } as const;

/** What of the add call's answer is read. */
type Answered = {
  readonly cartInfo: {
    readonly items: readonly (Pick<CartItem, 'cartItemId' | 'itemId' | 'qty' | 'qtyAdded'> & {
      readonly product: Pick<CartItem['product'], 'name' | 'url' | 'images'>;
    })[];
    readonly messages: readonly Message[];
    readonly cartSummary: Pick<z.output<typeof CartSummary>, 'cartSubTotal'>;
    readonly cartAttributes: Pick<
      z.output<typeof CartAttributes>,
      'numberOfItems' | 'freeShippingThreshold' | 'remainingAmountGetFreeShipping'
    >;
  };
};

/** Reads the answer of the add call for one item. */
export function outcomeOf(itemId: string, { cartInfo }: Answered): AddOutcome {
  const item = cartInfo.items.find((one) => one.itemId === itemId && one.qtyAdded > 0);
  const messages = cartInfo.messages.filter((message) => message.itemId === undefined || message.itemId === itemId);
  const { cartSummary, cartAttributes } = cartInfo;
  const missingDollars = cartAttributes.remainingAmountGetFreeShipping;
  return {
    itemId,
    line: item && {
      lineId: item.cartItemId,
      title: item.product.name,
      url: item.product.url,
      picture: item.product.images[0],
      addedQty: item.qtyAdded,
      qty: item.qty,
    },
    messages: messages.map(({ code, message, type }) => ({ code, text: message, tone: TONES[type] })),
    cart: {
      count: cartAttributes.numberOfItems,
      subtotal: formatDollars(cartSummary.cartSubTotal),
      freeDelivery:
        cartAttributes.freeShippingThreshold > 0
          ? { missing: formatDollars(missingDollars), missingDollars, fromDollars: cartAttributes.freeShippingThreshold }
          : undefined,
    },
  };
}

/** The outcome of an add that was refused as a whole. */
export function refusedOutcome(itemId: string, code: string, text: string): AddOutcome {
  return { itemId, line: undefined, messages: [{ code, text, tone: 'failure' }], cart: undefined };
}
