import { randomUUID } from 'node:crypto';
import type { Buyer, Offer } from '#domain/cart/offer.ts';
import { zoneOfState } from '#domain/delivery/state-zone.ts';
import { storeNumberOfCookie } from '#domain/stores/store-cookies.ts';
import { buyerOf, destinationOfZip, offerFor, type Destination } from '../offers/index.ts';
import type { CatalogItem, AccountTerms, Coupon } from '../catalog/index.ts';
import type { Db } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import type { Shop } from '../shop.ts';
import type { Store } from '../stores/index.ts';
import { readCart, type CartOwner } from './cart.repository.ts';
import type { StoredCart } from './stored-cart.ts';

/** A cart together with everything that decides about it: one load. */
export type OpenCart = {
  readonly cart: StoredCart;
  readonly owner: CartOwner | undefined;
  readonly items: ReadonlyMap<string, CatalogItem>;
  readonly terms: AccountTerms;
  readonly coupons: ReadonlyMap<string, Coupon>;
  readonly stores: ReadonlyMap<string, Store>;
  readonly buyer: Buyer;
  readonly destination: Destination;
  readonly storeChoice: { readonly yourStoreId: string | undefined; readonly cookieStoreNumber: string | undefined };
  readonly now: Date;
  readonly offerOf: (itemId: string) => Offer | undefined;
  readonly availableAt: (itemId: string, locationId: string) => number | undefined;
};

export type OpenOptions = {
  readonly kind?: 'DEFAULT' | 'SPECIAL';
  /** Items that are about to be added. */
  readonly itemIds?: readonly string[];
  /** Stores that rows are about to move to. */
  readonly storeNumbers?: readonly string[];
};

/** Whose cart the caller's is; undefined for a visitor who has no session yet. */
export function ownerOf(caller: Caller, kind: 'DEFAULT' | 'SPECIAL' = 'DEFAULT'): CartOwner | undefined {
  const { session } = caller;
  if (session === undefined) return undefined;
  const place = { tenant: caller.site.tenant, kind };
  return session.user === undefined ? { ...place, sessionHash: session.hash } : { ...place, userId: session.user.userId };
}

/** A cart that nobody has put anything into yet. */
export function emptyCart(kind: 'DEFAULT' | 'SPECIAL', stock: ReadonlyMap<string, number>): StoredCart {
  return {
    cartId: randomUUID(),
    kind,
    status: 'OPEN',
    version: 0,
    claimedOrder: undefined,
    previousCartId: undefined,
    coupons: [],
    checkout: {},
    pendingMessages: [],
    lines: [],
    payments: [],
    stock,
  };
}

/** Loads the caller's cart with all that is needed to change, price and show it. */
export async function openCart(shop: Shop, db: Db, caller: Caller, options: OpenOptions = {}): Promise<OpenCart> {
  const kind = options.kind ?? 'DEFAULT';
  const owner = ownerOf(caller, kind);
  const storeChoice = {
    yourStoreId: caller.session?.user?.settings.storeNumber,
    cookieStoreNumber: storeNumberOfCookie(caller.cookies['YourStore']),
  };
  const askedStores = [...(options.storeNumbers ?? []), storeChoice.yourStoreId ?? storeChoice.cookieStoreNumber].filter(
    (store) => store !== undefined,
  );
  const question = { itemIds: options.itemIds ?? [], locationIds: askedStores };
  const nobody: CartOwner = { tenant: caller.site.tenant, kind, sessionHash: NOBODY };
  const loaded = await readCart(db, owner ?? nobody, question);
  const cart = loaded.cart ?? emptyCart(kind, loaded.stock);
  return assemble(shop, caller, { cart, owner, storeChoice, stock: loaded.stock, itemIds: question.itemIds });
}

/** No session has this hash. */
const NOBODY = Buffer.alloc(32);

type Loaded = {
  cart: StoredCart;
  owner: CartOwner | undefined;
  storeChoice: OpenCart['storeChoice'];
  stock: ReadonlyMap<string, number>;
  itemIds: readonly string[];
};

async function assemble(shop: Shop, caller: Caller, loaded: Loaded): Promise<OpenCart> {
  const { cart, stock } = loaded;
  const ids = new Set([...loaded.itemIds, ...cart.lines.map((line) => line.itemId)]);
  const account = caller.session?.user?.account;
  const [items, terms, coupons, stores, destination] = await Promise.all([
    shop.catalog.items(ids),
    shop.catalog.terms(account?.number),
    shop.catalog.coupons(),
    shop.stores.all(),
    findDestination(shop, caller, cart),
  ]);
  const offers = new Map<string, Offer>();
  for (const item of items.values()) offers.set(item.itemId, offerFor(item, terms));
  return {
    cart,
    owner: loaded.owner,
    items,
    terms,
    coupons,
    stores,
    destination,
    storeChoice: loaded.storeChoice,
    now: shop.now(),
    buyer: buyerOf(caller, terms, cart.checkout.shipTo?.state),
    offerOf: (itemId) => offers.get(itemId),
    availableAt: (itemId, locationId) => stock.get(`${itemId} ${locationId}`),
  };
}

/** Where a cart goes: its address, else the zip that the shopper named, else the cookie's, else the default. */
export async function findDestination(shop: Shop, caller: Caller, cart: StoredCart): Promise<Destination> {
  const { shipTo } = cart.checkout;
  if (shipTo !== undefined) return { zip: shipTo.zipCode, state: shipTo.state, zone: zoneOfState(shipTo.state) };
  return destinationOfZip(shop, cart.checkout.zip ?? caller.cookies['zipcode']);
}
