import { countItems, itemsText } from '#domain/cart/rows/count-items.ts';
import type { CartItem } from '#contracts/cart-item.ts';
import { isPickupOnly, waysOfGroups } from '#domain/orders/handing/ways.ts';
import { carriedGroups } from '#app/payment/carried-groups.ts';
import type { Cart } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { changeViews, type ChangeView } from '#app/cart/changes/change-view.ts';
import { couponView, type CouponView } from '#app/cart/discounts/coupon-view.ts';
import { furnitureTable, type FurnitureTable } from '#app/cart/services/furniture-view.ts';
import { giftChoices, giftRows, type GiftChoice, type GiftRow } from '#app/cart/gifts/gift-view.ts';
import type { StoreChoice } from '#app/cart/delivery/store-choice.ts';
import { laterDelivery, type LaterDelivery } from '#app/cart/delivery/later-delivery.ts';
import { inWords, shownMessage, type ShownMessage } from '#app/cart/messages/shown-message.ts';
import { rewardsView, type RewardsView } from '#app/cart/discounts/rewards-view.ts';
import { byActioned } from './by-actioned.ts';
import type { ContractNote } from '#app/catalog/contract/contract-note.ts';
import { rowView, type RowView } from '#app/cart/rows/row-view.ts';
import { isListed, unavailableItems } from '#app/cart/rows/shown-items.ts';
import { stopReasons } from '#app/cart/messages/stop-reasons.ts';
import { budgetLines } from './summary/budget-lines.tsx';
import { approvalReasonsOf } from './summary/needs-approval.tsx';
import { overLimitView, type OverLimitView } from './summary/over-limit.tsx';
import { countsDeliveredOnly, shippingGoal, type ShippingGoal } from './summary/shipping-goal.ts';
import { sumLines, type SumLine } from '#app/cart/summary/summary-lines.ts';
import { takenOffOrder, type TakenOff } from '#app/cart/summary/taken-off.ts';
import { unavailableRows, type UnavailableRow } from '#app/cart/rows/unavailable/unavailable-view.ts';
import { procurementView, type ProcurementView } from './procurement/procurement-view.ts';

export type GroupView = {
  readonly key: string;
  readonly title: string;
  /** Until when to order for what the title promises. */
  readonly orderBy: string | undefined;
  /** A ZIP code would tell a nearer day. */
  readonly asksZip?: true | undefined;
  /** '1 item', or '1 item, 2 services' with what goes along. */
  readonly count: string;
  readonly rows: readonly RowView[];
};

/** The cart page's data: everything worked out by the server, only put into words and order here. */
export type CartView = {
  readonly cartId: string;
  readonly version: number;
  readonly count: number;
  readonly changes: readonly ChangeView[];
  /** Rows that were just added, when the address names them. */
  readonly added: readonly RowView[];
  readonly unavailable: readonly UnavailableRow[];
  readonly groups: readonly GroupView[];
  readonly gifts: readonly GiftRow[];
  readonly giftChoices: readonly GiftChoice[];
  readonly furniture: FurnitureTable | undefined;
  readonly sums: readonly SumLine[];
  /** Said in the place of the fees while they are not known. */
  readonly feesUnknown: string | undefined;
  /** It is above what its buyer may order. */
  readonly overLimit: OverLimitView | undefined;
  /** Why somebody has to approve it; undefined: it is placed at once. */
  readonly approval: readonly string[] | undefined;
  /** What it would leave in its budget centers. */
  readonly budgets: readonly string[];
  /** The quote that it names; absent without one. */
  readonly quote?: Cart['quote'];
  /** Its buyer can ask what it would cost them. */
  readonly mayAskForQuote?: true | undefined;
  readonly total: string;
  /** What the mini cart calls the sum: without fees and taxes. */
  readonly subtotal: string;
  /** What stands before it where the prices of the rows come to more. */
  readonly takenOff?: TakenOff | undefined;
  /** The rows by what was done to them last. */
  readonly latestFirst: readonly string[];
  readonly coupons: readonly CouponView[];
  readonly rewards: RewardsView | undefined;
  /** The store of all that is fetched; absent where nothing can be. */
  readonly store: StoreChoice | undefined;
  readonly later: LaterDelivery | undefined;
  readonly shippingGoal: ShippingGoal | undefined;
  readonly messages: readonly ShownMessage[];
  /** What is out of stock is an error of the whole cart only while nothing is saved for later. (C §8, Handling) */
  readonly isError: boolean;
  /** Checkout would be refused: the reasons, each with what to do. */
  readonly isStopped: boolean;
  readonly stops: readonly string[];
  readonly procurement: ProcurementView | undefined;
};

/** Told at the rows themselves, beside the fee that it is about, or by the page as a whole. */
const NOT_ON_TOP: readonly string[] = ['EMPTY_CART', 'GLOBAL_FEE_SERVICE_IS_DOWN', 'SMALL_ORDER_WARNING'];

/** Who sees the cart, and how. */
export type CartViewer = {
  /** The rows that come first in a section of their own; unknown ones are ignored. */
  readonly addedIds?: readonly string[] | undefined;
  /** Rows whose replacement was accepted. */
  readonly kept?: readonly string[] | undefined;
  readonly isBusiness?: boolean | undefined;
  readonly store?: StoreChoice | undefined;
  /** By item, what is said of those that are not on the buyer's contract. */
  readonly contract?: ReadonlyMap<string, ContractNote> | undefined;
  /** What is said at rows after a form that was sent without scripts. */
  readonly told?: readonly ToldAtRow[] | undefined;
};

/** A message for the place of a row. */
export type ToldAtRow = { readonly lineId: string; readonly message: ShownMessage };

const NO_NOTES: ReadonlyMap<string, ContractNote> = new Map();

export function cartView(
  cart: Cart,
  { addedIds = [], kept = [], isBusiness = false, store, contract = NO_NOTES, told = [] }: CartViewer = {},
): CartView {
  const listed = cart.items.filter((item) => isListed(item, cart.cartAttributes.hiddenLineItems));
  const rows = shownRows(cart, listed, { kept: new Set(kept), store, contract, told });
  const byId = new Map(rows.map((row) => [row.lineId, row]));
  const added = addedIds.map((id) => byId.get(id)).filter((row) => row !== undefined);
  const { cartAttributes, cartSummary } = cart;
  const hasRow = new Set(cart.items.map(({ cartItemId }) => cartItemId));
  const elsewhere = new Set(added.map((row) => row.lineId));
  return {
    cartId: cart.cartId,
    version: cart.version,
    count: cartAttributes.numberOfItems,
    changes: changeViews(cart.changes),
    added,
    unavailable: unavailableRows(unavailableItems(cart.items), cart.messages, contract),
    groups: groupsOf(cart, byId, elsewhere),
    gifts: giftRows(cart.freeItems),
    giftChoices: giftChoices(cart.availableFreeItems),
    furniture: furnitureTable(listed, { furnRate: cart.furnRate, switches: cart.metadata.uiSwitches, isBusiness }),
    sums: sumLines(cartSummary, {
      pieces: cartAttributes.numberOfItems,
      freeShippingFrom: cartAttributes.freeShippingThreshold,
      countsDeliveredOnly: countsDeliveredOnly(cart),
      missingDollars: cartAttributes.remainingAmountGetFreeShipping,
      zip: shipToZip(cart),
      estimateZip: cartAttributes.estimateZip,
      isOnlyFetched: isOnlyFetched(cart),
    }),
    feesUnknown: cart.messages.find(({ code }) => code === 'GLOBAL_FEE_SERVICE_IS_DOWN') && FEES_UNKNOWN,
    overLimit: overLimitView(cart),
    approval: approvalReasonsOf(cart),
    budgets: budgetLines(cart),
    ...(cart.quote !== undefined && { quote: cart.quote }),
    ...(isBusiness && cart.cartAccountInfo !== null && { mayAskForQuote: true as const }),
    total: formatDollars(cartSummary.ordTotal),
    subtotal: formatDollars(cartSummary.cartSubTotalAfterCoupons),
    takenOff: takenOffOrder(cartSummary),
    latestFirst: byActioned(listed.filter((item) => byId.has(item.cartItemId))).map(({ cartItemId }) => cartItemId),
    coupons: cart.coupons.map(couponView),
    rewards: rewardsView(cart.cartEasyRewards, cartSummary.cartSubTotal),
    store,
    later: laterDelivery(cart.futureDelivery),
    shippingGoal: shippingGoal(cart),
    messages: cart.messages
      .filter((message) => !NOT_ON_TOP.includes(message.code) && !hasRow.has(message.cartItemId ?? ''))
      .map(shownMessage),
    isError: cart.messages.some(({ code }) => code === 'OUT_OF_STOCK') && cart.sflItems.length === 0,
    isStopped: cartAttributes.hardStop,
    stops: cartAttributes.hardStop ? stopReasons(cart) : [],
    procurement: procurementView(cart),
  };
}

/** Said in the place of fees that cannot be told. (C §8, Service-down codes) */
const FEES_UNKNOWN = 'Sorry, but we are unable to display fee related prices at this time. Try again in a few minutes.';

/** Whether nothing can be bought: no rows, or the server says so. (C §4, Cart emptiness) */
export function isEmptyCart({ messages, items }: Pick<Cart, 'messages' | 'items'>): boolean {
  return messages.some(({ code }) => code === 'EMPTY_CART') || !items.some(({ status }) => status === 'ACTIVE');
}

/** The delivery groups of the server with their rows; a removed row, which is in none any more, goes into the first. */
function groupsOf(cart: Cart, byId: ReadonlyMap<string, RowView>, elsewhere: ReadonlySet<string>): GroupView[] {
  const grouped = new Set(cart.deliveryGroups.flatMap(({ cartItemIds }) => cartItemIds));
  const left = [...byId.values()].filter((row) => row.isRemoved && !grouped.has(row.lineId));
  return cart.deliveryGroups
    .map(({ key, title, titleAnywhere, orderByText, count, cartItemIds }, index) => ({
      key,
      title: titleAnywhere ?? title,
      orderBy: orderByText,
      ...(titleAnywhere !== undefined && { asksZip: true as const }),
      count: groupCountText(count, countItems(cart.items.filter(({ cartItemId }) => cartItemIds.includes(cartItemId)).map(countedOf))),
      rows: [...cartItemIds.map((id) => byId.get(id)).filter((row) => row !== undefined), ...(index === 0 ? left : [])].filter(
        (row) => !elsewhere.has(row.lineId),
      ),
    }))
    .filter((group) => group.rows.length > 0);
}

const countedOf = ({ qty, parentRelationCartItemId }: CartItem) => ({ qty, parentLineId: parentRelationCartItemId });

/** `count`: all pieces of a delivery group, with plans and services (C4-48); `items`: those of the rows that stand for themselves, as the cart's own count has them. */
function groupCountText(count: number, items: number): string {
  const services = count - items;
  if (services <= 0) return itemsText(count);
  return `${itemsText(items)}, ${services.toLocaleString('en-US')} ${services === 1 ? 'plan or service' : 'plans and services'}`;
}

/** The rows of the lists that stand for themselves, with their children. (C §4, Item status) */
function shownRows(
  cart: Cart,
  listed: readonly CartItem[],
  {
    kept,
    store,
    contract,
    told,
  }: {
    kept: ReadonlySet<string>;
    store: StoreChoice | undefined;
    contract: ReadonlyMap<string, ContractNote>;
    told: readonly ToldAtRow[];
  },
): RowView[] {
  const ids = new Set(listed.map((item) => item.cartItemId));
  const isChild = (item: CartItem) => item.parentRelationCartItemId !== null && ids.has(item.parentRelationCartItemId);
  const children = Map.groupBy(listed.filter(isChild), (item) => item.parentRelationCartItemId);
  const related = Map.groupBy([...cart.warrantyItems, ...cart.relatedItems], ({ parentItemId }) => parentItemId);
  const storeNames = new Map([
    ...(store?.current === undefined ? [] : [[store.current.storeNumber, store.current.name] as const]),
    ...cart.items
      .flatMap(({ selectedDeliveryOption, alternateDeliveryOption }) => [selectedDeliveryOption, alternateDeliveryOption])
      .flatMap((option) => (option?.pickupStore == null ? [] : [[option.pickupStore.storeNumber, option.pickupStore.name] as const])),
  ]);
  return listed
    .filter((item) => !isChild(item))
    .map((item) =>
      rowView(
        { ...item, messages: item.messages.map(inWords) },
        {
          yourStoreId: store?.current?.storeNumber ?? cart.userInfo.yourStoreId,
          children: children.get(item.cartItemId) ?? [],
          told: told.filter(({ lineId }) => lineId === item.cartItemId).map(({ message }) => message),
          related: related.get(item.itemId),
          storeNames,
          kept,
          contract: contract.get(item.itemId),
        },
      ),
    );
}

/** Whether all that is carried is fetched from a store; what comes by email is carried by nobody. */
export function isOnlyFetched({ deliveryGroups, items }: Cart): boolean {
  return isPickupOnly(waysOfGroups(carriedGroups({ deliveryGroups, items })));
}

function shipToZip(cart: Cart): string | undefined {
  return cart.addresses.find(({ type }) => type !== 'B')?.zipCode;
}
