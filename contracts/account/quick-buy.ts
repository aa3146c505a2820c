import { z } from 'zod';
import { QUICK_BUY_NEEDS } from '#domain/checkout/quick-buy.ts';
import { call } from '../call.ts';
import { CartResponse, WireAddress } from '../cart.ts';
import { AddressFields } from '../checkout.ts';
import { DeliveryType, DeviceData, ItemId, NoBody, Nothing, WantedLevel } from '../shapes.ts';

const text = (most: number) => z.string().max(most);

/** How somebody buys one item at once: whether they do, where it goes, and which card pays. An addition. */
export const QuickBuySettings = z
  .object({
    quickBuyActive: z.boolean(),
    quickBuyAddressId: z.string().nullable().meta({ description: 'The address that such orders go to; null: none is known' }),
    quickBuyOverlayPreference: z.boolean().meta({ description: 'The order is shown before it is placed' }),
    addresses: z.array(WireAddress).meta({ description: 'The addresses to choose from' }),
    card: z
      .object({ brand: z.string(), lastFourDigit: z.string(), isExpired: z.boolean() })
      .nullable()
      .meta({ description: 'The default card, which pays' }),
    missing: z.array(z.enum(QUICK_BUY_NEEDS)).meta({ description: 'What such an order still lacks' }),
    mayAddAddress: z.boolean(),
  })
  .meta({ id: 'QuickBuySettings' });
export type QuickBuySettings = z.output<typeof QuickBuySettings>;

export const readQuickBuy = call({
  name: 'readQuickBuy',
  method: 'GET',
  path: '/cc/api/account/quickbuy',
  tag: 'checkout',
  openTo: 'signed-in',
  summary: 'How the shopper buys one item at once',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: QuickBuySettings,
});

export const changeQuickBuy = call({
  name: 'changeQuickBuy',
  method: 'PUT',
  path: '/cc/api/account/quickbuy',
  tag: 'checkout',
  openTo: 'signed-in',
  summary: 'Switch buying at once on or off, and say where such orders go',
  params: Nothing,
  query: Nothing,
  body: z.object({
    quickBuyActive: z.boolean().optional(),
    quickBuyAddressId: text(64).optional(),
    quickBuyOverlayPreference: z.boolean().optional(),
  }),
  answer: QuickBuySettings,
});

/** An addition: an address that somebody wants to find again. */
export const keepAddress = call({
  name: 'keepAddress',
  method: 'POST',
  path: '/cc/api/account/addresses',
  tag: 'checkout',
  openTo: 'signed-in',
  summary: "Add an address to the shopper's own",
  params: Nothing,
  query: Nothing,
  body: z.object({ ...AddressFields, useAsEntered: z.boolean().optional() }),
  answer: z.object({
    addressId: z.string().nullable().meta({ description: 'Null where it was not kept because something is asked about it first' }),
    suggestedAddress: z.object({ city: z.string(), state: z.string(), zipCode: z.string() }).nullable(),
    isDoubted: z.boolean().meta({ description: 'It could not be verified: it is kept when it comes once more with useAsEntered' }),
  }),
});

/** An addition: the special cart of one item, ready to be ordered by `placeOrder` with `buyNow=true`. */
export const prepareQuickBuy = call({
  name: 'prepareQuickBuy',
  method: 'POST',
  path: '/cc/api/checkout/default/buynow',
  tag: 'checkout',
  openTo: 'signed-in',
  summary: 'Make ready to buy one item at once, to the usual address and with the usual card; the everyday cart stays as it is',
  params: Nothing,
  query: Nothing,
  body: z.object({
    itemId: ItemId,
    qty: z.unknown().optional().meta({ description: 'A whole number above 0; 1 when absent', type: 'integer' }),
    deliveryType: DeliveryType.optional(),
    levelOfService: WantedLevel.optional(),
    pickupStoreNumber: text(10).optional(),
    deviceData: DeviceData,
  }),
  answer: CartResponse,
});
