import type { DeliveryType } from '../delivery/delivery-types.ts';

/** What a change did to a row: its quantity went up, something else changed, it went down. (C §4, Item status and action) */
export type Actioned = 'NONE' | 'ADD_ITEM' | 'EDIT_ITEM' | 'DELETED_ITEM';

/** How a child row belongs to its parent. (C §3, Cart item) */
export type Relation = 'WARRANTY' | 'ASSEMBLY' | 'TECHHELP' | 'ADDON' | 'BUNDLE';

/** What a row carries beside the usual. */
export type LineDetails = {
  readonly listItemId?: string;
  readonly surchargeAltItemId?: string;
  /** The item that was asked for and that this one replaces. */
  readonly substituteFor?: string;
  readonly bcName?: string;
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
  readonly parentLineId: string | undefined;
  readonly relation: Relation | undefined;
  /** The unit price when it was added, to tell the shopper when it has changed. */
  readonly addedPriceCents: number;
  readonly details: LineDetails;
  readonly addedAtMs: number;
  /** The cart's version at its last change; 0 for a row that is not stored yet. */
  readonly version: number;
};

/** The fulfilment centre from which everything is shipped. */
export const FULFILMENT_CENTRE = 'FC1';

/** Where the stock of a row lies: in its store when it is fetched within the hour or packed there, else at the centre. */
export function locationOf(line: Pick<CartLine, 'deliveryType' | 'storeNumber'>): string {
  const isTakenFromStore = line.deliveryType === 'ISP' || line.deliveryType === 'PCK';
  return isTakenFromStore ? (line.storeNumber ?? FULFILMENT_CENTRE) : FULFILMENT_CENTRE;
}

/** The action of a change from one quantity to another; `hasOtherChange` tells delivery, service and the like. */
export function actionOf(fromQty: number, toQty: number, hasOtherChange: boolean): Actioned {
  if (toQty > fromQty) return 'ADD_ITEM';
  if (toQty < fromQty) return 'DELETED_ITEM';
  return hasOtherChange ? 'EDIT_ITEM' : 'NONE';
}
