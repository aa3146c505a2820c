import type { MembershipRefusal } from './membership-rules.ts';
import type { OfferRefusal } from './offer.ts';
import type { QuantityMessage } from './rows/quantity-decision.ts';

/** Everything that a change of rows can have to say. */
export type LineMessageCode =
  | OfferRefusal
  | MembershipRefusal
  | QuantityMessage['code']
  | 'SKU_INVALID'
  | 'INVALID_DATA_ITEM'
  | 'STANDALONE_WARRANTY_ITEM'
  | 'CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY'
  | 'WARRANTY_OUT_OF_STOCK'
  | 'EXCEEDED_LIMIT'
  | 'SAVED_LIST_FULL'
  | 'SAVED_LINE_FULL'
  | 'ITEM_INVENTORY_NOT_AVAILABLE'
  | 'INVALID_STORE_NUMBER'
  | 'NOT_AVAILABLE_FOR_BOPIS'
  | 'DELIVERY_COMBINATION_CONSTRAINT_FAILED'
  | 'SAME_DAY_NOT_POSSIBLE'
  | 'SURCHG_ALTS_ITM_MSG'
  | 'SURCHARGE_STEPS'
  | 'PARTIAL_QTY_FIXED'
  | 'INVALID_ITEM'
  | 'PERSONALIZATION_NEEDED'
  | 'GIFT_DATE_PASSED'
  | 'BACK_IN_STOCK'
  | 'ADDON_THRESHOLD_NOT_MET';

/** A message about one item of a request or one row. ERROR: what was asked for did not happen; WARN: it happened changed. */
export type LineMessage = {
  readonly code: LineMessageCode;
  readonly type: 'ERROR' | 'WARN' | 'INFO';
  readonly itemId: string;
  /** The row that it is about; undefined when there is none because nothing was added. */
  readonly lineId: string | undefined;
  readonly params?: Readonly<Record<string, string | number>>;
};
