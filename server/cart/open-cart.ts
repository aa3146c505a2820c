import { randomUUID } from 'node:crypto';
import type { Offer } from '#domain/cart/offer.ts';
import type { SavedItem } from '#domain/cart/saved/saved-item.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { zoneOfState } from '#domain/delivery/places/state-zone.ts';
import { destinationOfZip, type Destination } from '../delivery/index.ts';
import {
  contractAccountOf,
  findContractPrices,
  type AccountTerms,
  type CatalogItem,
  type ContractPrices,
  buyerOf,
  offerFor,
} from '../catalog/index.ts';
import { budgetsFrom, hasBudgets, rollOverBudgets, wantedPresets, type BudgetTuples } from '../budgets/index.ts';
import { creditFrom, mayBeInvoiced, type CreditTuple } from '../credit/index.ts';
import type { Db } from '../db/database.ts';
import { openQuote, type OpenQuote } from '../quotes/index.ts';
import { shipToOf, type Looking, type Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { readCart } from './storage/cart.repository.ts';
import { hidesAlternates } from './rows/opt-out.repository.ts';
import { spentCoupons } from './discounts/spent-coupons.ts';
import { storesNear, withSameDay } from './delivery/same-day.ts';
import type { OpenCart } from './opened-cart.ts';
import type { CartKind, StoredCart } from './storage/stored-cart.ts';

export type OpenOptions = {
  readonly kind?: CartKind;
  /** Items that are about to be added. */
  readonly itemIds?: readonly string[];
  /** Stores that rows are about to move to. */
  readonly storeNumbers?: readonly string[];
  /** Whether same-day delivery is to be offered. */
  readonly offersSameDay?: boolean;
  /** Whose tries at paying are asked about along with it. */
  readonly captchaSubjects?: readonly string[];
  /** Whether what a person has to know to pay is told, too. */
  readonly isToPay?: boolean;
  /** Budget centers that are about to be chosen. */
  readonly budgetCenters?: readonly string[];
  /** Which page of the budget centers is to be told; the first when absent. */
  readonly budgetPage?: number | undefined;
  /** In place of the open cart the one that an order was placed from. */
  readonly ordered?: { readonly cartId: string; readonly orderNumber: string };
};

/** A cart that nobody has put anything into yet. */
export function emptyCart(kind: CartKind, stock: ReadonlyMap<string, number>, saved: readonly SavedItem[]): StoredCart {
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
    changes: [],
    lines: [],
    payments: [],
    saved,
    stock,
  };
}

/** Whose cart is opened; who acts plays no part in it. */
type Whose = Pick<Looking, 'shopper' | 'owner' | 'callKey'>;

/** Loads a shopper's cart with all that is needed to change, price and show it. */
export async function openCart(shop: Shop, db: Db, { shopper, owner, callKey }: Whose, options: OpenOptions = {}): Promise<OpenCart> {
  const kind = options.kind ?? 'DEFAULT';
  const usualStore = shopper.place.yourStoreId ?? shopper.place.cookieStoreNumber;
  const askedStores = [...(options.storeNumbers ?? []), usualStore].filter((store) => store !== undefined);
  const asked = options.itemIds ?? [];
  const accountNumber = contractAccountOf(shopper);
  const [terms, coupons] = await Promise.all([shop.catalog.terms(accountNumber), shop.catalog.coupons()]);
  const contractAccount = terms.hasContract ? accountNumber : undefined;
  // Where the goods go is not known yet. It is seldom another place than the shopper's own.
  const near = options.offersSameDay === true ? await storesNear(shop, shopper) : [];
  const budgetPage = options.budgetPage ?? 1;
  const question = {
    itemIds: asked.length === 0 ? asked : await withRelated(shop, asked),
    locationIds: [...askedStores, ...near],
    captchaSubjects: options.captchaSubjects,
    isToPay: options.isToPay,
    callKey,
    contract: contractAccount === undefined ? undefined : { accountNumber: contractAccount, itemIds: givenAway(coupons) },
    budgets: hasBudgets(shopper)
      ? {
          named: [...wantedPresets(shopper), ...(options.budgetCenters ?? [])],
          page: budgetPage,
          today: shopDay(shop.now()),
        }
      : undefined,
    spends: options.ordered !== undefined || hasBudgets(shopper) || mayBeInvoiced(shopper) ? shopper.account?.number : undefined,
    orderedCartId: options.ordered?.cartId,
  };
  const read = () => readCart(db, owner ?? { tenant: shopper.tenant, sessionHash: NOBODY }, kind, question);
  const loaded = await withBegunBudgets(shop, shopper, read);
  const stored = loaded.cart ?? emptyCart(kind, loaded.stock, loaded.saved);
  const cart = options.ordered === undefined ? stored : { ...stored, claimedOrder: options.ordered.orderNumber };
  const open = await assemble(
    shop,
    db,
    { shopper, owner },
    {
      cart,
      stock: loaded.stock,
      itemIds: question.itemIds,
      rewardsCents: loaded.rewardsCents,
      usedUp: loaded.usedUp,
      toPayVersion: loaded.toPayVersion,
      terms,
      coupons,
      contract: { accountNumber: contractAccount, known: loaded.contract },
      budgets: loaded.budgets && { tuples: loaded.budgets, page: budgetPage },
      credit: mayBeInvoiced(shopper) ? loaded.credit : undefined,
    },
  );
  return withSameDay(shop, db, open, { isAsked: options.offersSameDay === true, askedItemIds: asked, isKnownAt: new Set(near) });
}

/** A cart whose budgets are those of the periods that are now: they begin when somebody reads them first. Of a page's others the job of each minute begins them. */
async function withBegunBudgets<Read extends { readonly budgets: BudgetTuples | undefined }>(
  shop: Shop,
  { account }: Shopper,
  read: () => Promise<Read>,
): Promise<Read> {
  const loaded = await read();
  const due = loaded.budgets?.due ?? [];
  if (due.length === 0 || account === undefined) return loaded;
  await rollOverBudgets(shop, { accountNumber: account.number, centers: due });
  return read();
}

/** Items together with what goes with them: a set's parts and an item's successor decide whether it can be had. */
async function withRelated(shop: Shop, itemIds: readonly string[]): Promise<readonly string[]> {
  const items = await shop.catalog.items(itemIds);
  const related = [...items.values()].flatMap((item) => item.relatedItemIds);
  return related.length === 0 ? itemIds : [...new Set([...itemIds, ...related])];
}

const NOTHING_SPENT: ReadonlySet<string> = new Set();

/** No session has this hash. */
const NOBODY = Buffer.alloc(32);

type Loaded = {
  cart: StoredCart;
  stock: ReadonlyMap<string, number>;
  itemIds: readonly string[];
  rewardsCents: number;
  usedUp: readonly string[];
  toPayVersion: string | undefined;
  terms: AccountTerms;
  coupons: OpenCart['coupons'];
  contract: { accountNumber: string | undefined; known: ContractPrices };
  budgets: { tuples: BudgetTuples; page: number } | undefined;
  credit: CreditTuple | undefined;
};

async function assemble(shop: Shop, db: Db, { shopper, owner }: Whose, loaded: Loaded): Promise<OpenCart> {
  const { cart, stock, terms, coupons } = loaded;
  const ids = new Set(loaded.itemIds);
  for (const line of cart.lines) {
    ids.add(line.itemId);
    if (line.details.substituteFor !== undefined) ids.add(line.details.substituteFor);
  }
  for (const { itemId, children } of cart.saved) for (const id of [itemId, ...children.map((child) => child.itemId)]) ids.add(id);
  const [known, stores, destination, quote] = await Promise.all([
    shop.catalog.items(ids),
    shop.stores.all(),
    findDestination(shop, shopper, cart),
    cart.checkout.quote === undefined
      ? undefined
      : quoteOf(shop, db, shopper, { number: cart.checkout.quote, orderNumber: cart.claimedOrder }),
  ]);
  const items = await addRelated(shop, known, coupons);
  const concerned = [...loaded.itemIds, ...cart.lines.map((line) => line.itemId)];
  const hasSuccessor = concerned.some((itemId) => items.get(itemId)?.facts.substitute?.kind === 'FULLHARDSUB');
  const offers = new Map<string, Offer>();
  const contract = await contractFor(db, items, loaded.contract);
  for (const item of items.values()) offers.set(item.itemId, offerFor(item, contract.get(item.itemId)));
  return {
    shopper,
    owner,
    cart,
    items,
    contract,
    budgets: loaded.budgets && budgetsFrom(shopper, loaded.budgets.tuples, loaded.budgets.page),
    credit: loaded.credit && creditFrom(loaded.credit),
    ...(quote !== undefined && { quote }),
    coupons,
    // An order of this very cart holds its coupons: they are not gone, they are spoken for.
    spentCoupons: cart.claimedOrder === undefined ? await spentCoupons(shop, cart.coupons) : NOTHING_SPENT,
    stores,
    destination,
    sameDayStores: [],
    now: shop.now(),
    brandName: shop.settings.brandName,
    rewardsCents: loaded.rewardsCents,
    usedUp: loaded.usedUp,
    toPayVersion: loaded.toPayVersion,
    hidesAlternates: hasSuccessor && owner !== undefined && (await hidesAlternates(shop.database, owner, shop.now())),
    buyer: buyerOf(shopper, terms, destination.state),
    offerOf: (itemId) => offers.get(itemId),
    availableAt: (itemId, locationId) => stock.get(`${itemId} ${locationId}`),
  };
}

/** A quote as it stands for a shopper. */
export async function quoteOf(
  shop: Pick<Shop, 'now'>,
  db: Db,
  { person, account }: Pick<Shopper, 'person' | 'account'>,
  { number, orderNumber }: { readonly number: string; readonly orderNumber: string | undefined },
): Promise<OpenQuote | undefined> {
  if (person === undefined || account === undefined) return undefined;
  return openQuote(db, number, { userId: person.userId, accountNumber: account.number, today: shopDay(shop.now()), orderNumber });
}

/** Items that a coupon of the shop gives away: any cart may get them. */
function givenAway(coupons: OpenCart['coupons']): string[] {
  return [...coupons.values()].flatMap(({ freeItemId }) => freeItemId ?? []);
}

/** The contract's prices of all these items: of those that nobody could ask about together with the cart, they are asked now. */
async function contractFor(
  db: Db,
  items: ReadonlyMap<string, CatalogItem>,
  { accountNumber, known }: Loaded['contract'],
): Promise<ContractPrices> {
  if (accountNumber === undefined) return known;
  const missing = [...items.keys()].filter((itemId) => !known.has(itemId));
  return missing.length === 0 ? known : new Map([...known, ...(await findContractPrices(db, accountNumber, missing))]);
}

/** The items of a cart with those that go along with them, so that they can be offered beside them. */
async function addRelated(shop: Shop, items: Map<string, CatalogItem>, coupons: OpenCart['coupons']): Promise<Map<string, CatalogItem>> {
  const missing = new Set<string>();
  for (const item of items.values()) for (const id of item.relatedItemIds) if (!items.has(id)) missing.add(id);
  for (const { freeItemId } of coupons.values()) if (freeItemId !== undefined && !items.has(freeItemId)) missing.add(freeItemId);
  if (missing.size === 0) return items;
  for (const [id, item] of await shop.catalog.items(missing)) items.set(id, item);
  return items;
}

/** Where a cart goes: its address, else the zip that the shopper named, else the one that is remembered of them, else the default. */
export async function findDestination(shop: Shop, shopper: Shopper, cart: StoredCart): Promise<Destination> {
  const { shipTo } = cart.checkout;
  if (shipTo !== undefined) return { zip: shipTo.zipCode, state: shipTo.state, zone: zoneOfState(shipTo.state), isKnown: true };
  return destinationOfZip(shop, (shipToOf(shopper) === undefined ? cart.checkout.zip : undefined) ?? shopper.place.zip);
}
