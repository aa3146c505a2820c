import type { BudgetShare } from '../accounts/budgets/split.ts';
import type { VolumePrices } from '#domain/volume/volume-prices.ts';
import type { DeliveryType } from '../delivery/delivery-types.ts';
import { isSamePersonalization, type Personalization } from '../personalization/personalization.ts';

/** What a change did to a row: its quantity went up, something else changed, it went down. (C §4, Item status and action) */
export type Actioned = 'NONE' | 'ADD_ITEM' | 'EDIT_ITEM' | 'DELETED_ITEM';

/** How a child row belongs to its parent. (C §3, Cart item) */
export type Relation = 'WARRANTY' | 'ASSEMBLY' | 'TECHHELP' | 'ADDON' | 'BUNDLE';

/** Pieces of a furniture row that are to be put together, by level: basic and custom. (C §3, furnSvcInfo) */
export type FurnitureService = { readonly BASC: number; readonly CUST: number };

/** What a row carries beside the usual; most rows carry nothing. */
export type LineDetails = {
  readonly listItemId?: string;
  /** The larger pack under whose terms the row was bought: without the courier's fee, in steps of that pack. */
  readonly surchargeAltItemId?: string;
  /** The item that was asked for and that this one replaces. */
  readonly substituteFor?: string;
  /** The budget center that was chosen for this row; empty: none, whatever is preselected. */
  readonly bcName?: string;
  /** The budget centers that share this row, in place of one. */
  readonly bcShares?: readonly BudgetShare[];
  readonly furniture?: FurnitureService;
  /** The promotion that gives this row away: a free item. */
  readonly promotionId?: string;
  /** Of a part of a set: how many of it one set holds. */
  readonly perSet?: number;
  /** The row that this one was split off from, to come another way. */
  readonly splitFrom?: string;
  /** The shopper wants a shipped row today, for a fee. */
  readonly level?: 'SDD';
  /** What it is to say, or whom it is for, where its item asks. */
  readonly personalization?: Personalization;
};

/** What the shopper was last told of a row: what differs from it now has changed behind their back. */
export type SeenState = {
  /** Of one piece. */
  readonly priceCents: number;
  /** Absent for what costs the same however many are bought. */
  readonly volumePrices?: VolumePrices | undefined;
  readonly isOutOfStock: boolean;
};

/** A row of a cart: what the shopper wants, without prices that count. */
export type CartLine = {
  readonly lineId: string;
  /** Rows are shown in the order in which they were added. */
  readonly position: number;
  readonly itemId: string;
  /** 1 to 9,999. */
  readonly qty: number;
  /** The quantity before the last change. */
  readonly prevQty: number;
  readonly actioned: Actioned;
  readonly deliveryType: DeliveryType;
  readonly storeNumber: string | undefined;
  /** The store that a courier brings a same-day row from. Worked out at every load, never stored. */
  readonly sameDayStore?: string | undefined;
  readonly parentLineId: string | undefined;
  readonly relation: Relation | undefined;
  /** The unit price when it was added, to tell the shopper when it has changed. */
  readonly addedPriceCents: number;
  readonly details: LineDetails;
  readonly addedAtMs: number;
  /** The cart's version at its last change; 0 for a row that is not stored yet. */
  readonly version: number;
  /** `undefined` for a row that is not stored yet. */
  readonly seen: SeenState | undefined;
  /** It could not be bought when the cart was told last: until then it does not count. */
  readonly wasInvalid?: true | undefined;
};

/** Where a row is taken from and how it comes. */
export type LinePlace = Pick<CartLine, 'deliveryType' | 'storeNumber' | 'sameDayStore'>;

/** A place together with the level of service that the shopper asked for there. */
export type LeveledPlace = LinePlace & { readonly level: LineDetails['level'] };

/** A row that comes another way. */
export function placedAt(line: CartLine, { level, deliveryType, storeNumber, sameDayStore }: LeveledPlace): CartLine {
  const { level: _, ...details } = line.details;
  return { ...line, deliveryType, storeNumber, sameDayStore, details: level === undefined ? details : { ...details, level } };
}

/** The fulfilment centre from which everything is shipped. */
export const FULFILMENT_CENTRE = 'FC1';

/**
 * Where the stock of a row lies: in its store when it is fetched within the hour or packed there, in the store of the courier
 * when it is brought today, else at the centre.
 */
export function locationOf(line: LinePlace): string {
  if (line.deliveryType === 'STA') return line.sameDayStore ?? FULFILMENT_CENTRE;
  const isTakenFromStore = line.deliveryType === 'ISP' || line.deliveryType === 'PCK';
  return isTakenFromStore ? (line.storeNumber ?? FULFILMENT_CENTRE) : FULFILMENT_CENTRE;
}

/** What makes a row another one than the next. */
type RowIdentity = Pick<CartLine, 'itemId' | 'deliveryType' | 'storeNumber' | 'parentLineId' | 'details'>;

/** Whether two rows are for the same thing in the same way, so that they are one row with the sum of both. */
export function isSameRow(a: RowIdentity, b: RowIdentity): boolean {
  return (
    a.itemId === b.itemId &&
    a.deliveryType === b.deliveryType &&
    a.storeNumber === b.storeNumber &&
    a.parentLineId === b.parentLineId &&
    a.details.level === b.details.level &&
    a.details.surchargeAltItemId === b.details.surchargeAltItemId &&
    a.details.promotionId === b.details.promotionId &&
    isSamePersonalization(a.details.personalization, b.details.personalization)
  );
}

/** Whether a row is given away: it costs nothing, counts for no threshold and goes with its promotion. */
export function isFreeItem(line: Pick<CartLine, 'details'>): boolean {
  return line.details.promotionId !== undefined;
}

/** The rows that belong to a row. */
export function childrenOf(lines: readonly CartLine[], lineId: string): CartLine[] {
  return lines.filter((row) => row.parentLineId === lineId);
}

/** A row and the rows that go with it. */
export function withChildren(lines: readonly CartLine[], lineId: string): CartLine[] {
  return lines.filter((row) => row.lineId === lineId || row.parentLineId === lineId);
}

/** The place of the next row in the order of display. */
export function nextPosition(lines: Iterable<Pick<CartLine, 'position'>>): number {
  let last = 0;
  for (const line of lines) last = Math.max(last, line.position);
  return last + 1;
}

/** The action of a change from one quantity to another; `hasOtherChange` tells delivery, service and the like. */
export function actionOf(fromQty: number, toQty: number, hasOtherChange: boolean): Actioned {
  if (toQty > fromQty) return 'ADD_ITEM';
  if (toQty < fromQty) return 'DELETED_ITEM';
  return hasOtherChange ? 'EDIT_ITEM' : 'NONE';
}
