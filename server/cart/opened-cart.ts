import type { Buyer, Offer } from '#domain/cart/offer.ts';
import type { NearStore } from '#domain/delivery/places/near-stores.ts';
import type { InvoiceCredit } from '#domain/accounts/credit/invoice-credit.ts';
import type { OpenBudgets } from '../budgets/index.ts';
import type { CatalogItem, ContractPrices, Coupon } from '../catalog/index.ts';
import type { Destination } from '../delivery/index.ts';
import type { OpenQuote } from '../quotes/index.ts';
import type { CartOwner, Shopper } from '../shoppers/index.ts';
import type { Store } from '../stores/index.ts';
import type { StoredCart } from './storage/stored-cart.ts';

/** A cart together with everything that decides about it: one load. */
export type OpenCart = {
  readonly shopper: Shopper;
  /** Undefined: a visitor who has no session yet. */
  readonly owner: CartOwner | undefined;
  readonly cart: StoredCart;
  readonly items: ReadonlyMap<string, CatalogItem>;
  /** What the contract of the shopper's account says of the items; of none where there is no contract. */
  readonly contract: ContractPrices;
  /** Of whose account the orders are charged to budget centers. */
  readonly budgets: OpenBudgets | undefined;
  /** Of who may put orders on invoice: what their organization may owe, and owes. */
  readonly credit: InvoiceCredit | undefined;
  /** The quote that the cart names; undefined of most. */
  readonly quote?: OpenQuote | undefined;
  readonly coupons: ReadonlyMap<string, Coupon>;
  /** Codes of the cart that others have used up meanwhile. */
  readonly spentCoupons: ReadonlySet<string>;
  readonly stores: ReadonlyMap<string, Store>;
  readonly buyer: Buyer;
  readonly destination: Destination;
  /** Stores that a courier can still start from today, nearest first; none where nobody asked for same-day delivery. */
  readonly sameDayStores: readonly NearStore[];
  readonly now: Date;
  /** How the shop is called. */
  readonly brandName: string;
  /** Of those whose tries at paying were asked about: who is to be asked something first. */
  readonly usedUp: readonly string[];
  /** Of who is signed in and about to pay: changes with what `readToPay` finds. */
  readonly toPayVersion: string | undefined;
  /** Rewards that the shopper can pay with. */
  readonly rewardsCents: number;
  /** The shopper has chosen to see no successors of discontinued items. */
  readonly hidesAlternates: boolean;
  readonly offerOf: (itemId: string) => Offer | undefined;
  readonly availableAt: (itemId: string, locationId: string) => number | undefined;
};
