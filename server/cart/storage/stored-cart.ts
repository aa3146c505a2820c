import { z } from 'zod';
import { StoredAddress } from '../../addresses/index.ts';
import type { CartLine } from '#domain/cart/cart-line.ts';
import type { SavedItem } from '#domain/cart/saved/saved-item.ts';
import type { CartChangeNote } from '#domain/cart/what-changed.ts';
import type { AttachedTender } from '../../payment/index.ts';

const PickupPerson = z.object({ firstName: z.string(), lastName: z.string(), phone: z.string(), email: z.string() });

/** What checkout has been told so far; stored as JSON with the cart. */
export const CheckoutDetails = z.object({
  email: z.string().optional(),
  /** The zip that the shopper named, for estimates before there is an address. */
  zip: z.string().optional(),
  shipTo: StoredAddress.optional(),
  billTo: StoredAddress.optional(),
  /** What the shopper is asked about these addresses: whether the suggested one is meant, or without one, whether an address that could not be verified is right. The delivery's first. */
  addressQuestions: z.array(z.object({ addressId: z.string(), suggested: StoredAddress.optional() })).optional(),
  pickupPerson: PickupPerson.optional(),
  proceedCheckout: z.boolean().optional(),
  /** A guest of the consumer site has chosen to order without an account. */
  isAsGuest: z.boolean().optional(),
  /** Rewards that the shopper wants to pay with, in cents. */
  redeemCents: z.int().optional(),
  /** The day on which the shopper wants the goods. */
  futureDate: z.string().optional(),
  accounting: z
    .object({
      poNumber: z.string().optional(),
      poRelease: z.string().optional(),
      /** The budget center of the whole order; empty: none, whatever is preselected. */
      budgetCenter: z.string().optional(),
      /** What gift cards leave to pay goes on invoice, or does not; nobody has said where it is absent. */
      invoice: z.boolean().optional(),
    })
    .optional(),
  /** The number of the quote whose prices its rows have. */
  quote: z.string().optional(),
  /** Proof that the way back from the vendor's hosted page belongs to this cart. */
  hostedCardState: z.string().optional(),
});
export type CheckoutDetails = z.infer<typeof CheckoutDetails>;

/** Something to tell at the next read, once. */
export const PendingMessage = z.object({ code: z.enum(['CART_AUTO_MERGE', 'SFL_MOVED']) });

/** The everyday cart, a one-off cart beside it, the one of an item that is bought at once, and that of what comes again and again. */
export type CartKind = 'DEFAULT' | 'SPECIAL' | 'BUY_NOW' | 'RESTOCK';

/** A cart as it is stored, with the stock of its rows as it is now. */
export type StoredCart = {
  readonly cartId: string;
  readonly kind: CartKind;
  readonly status: 'OPEN' | 'CHECKOUT' | 'SUBMITTED' | 'CANCELLED';
  /** 0: not stored yet. */
  readonly version: number;
  /** The number of an order of this cart that is being paid. */
  readonly claimedOrder: string | undefined;
  readonly previousCartId: string | undefined;
  readonly coupons: readonly string[];
  readonly checkout: CheckoutDetails;
  readonly pendingMessages: readonly z.infer<typeof PendingMessage>[];
  /** What changed without the shopper's doing, until they have seen it. */
  readonly changes: readonly CartChangeNote[];
  readonly lines: readonly CartLine[];
  readonly payments: readonly AttachedTender[];
  /** What its owner saved for later; it stays theirs when the cart is ordered. Newest first. */
  readonly saved: readonly SavedItem[];
  /** Units by `item location`, for the rows and for what was asked about. */
  readonly stock: ReadonlyMap<string, number>;
};
