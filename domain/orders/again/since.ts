import type { Cents } from '../../shared/money.ts';

/** What somebody learns before they buy the same again. */
export const SINCE_KINDS = [
  'NOT_AVAILABLE',
  'DISCONTINUED',
  'REPLACED',
  'OUT_OF_STOCK',
  'OFF_CONTRACT',
  'ON_CONTRACT',
  'PRICE_UP',
  'PRICE_DOWN',
  'LIMITED',
  'FEW_LEFT',
] as const;
export type SinceKind = (typeof SINCE_KINDS)[number];

/** One thing that is different from when it was bought: a price with what it was and is, a limit with how many there can be. */
export type ChangeSince = {
  readonly kind: SinceKind;
  readonly beforeCents?: Cents;
  readonly afterCents?: Cents;
  /** In pieces. */
  readonly most?: number;
};

/** A row as it was bought. */
export type BoughtThen = {
  readonly qty: number;
  /** Of one piece, before anything that a quantity or a coupon earned; undefined: not known, or nobody is told. */
  readonly unitCents: Cents | undefined;
  /** Undefined: it was not written down then. */
  readonly wasOnContract: boolean | undefined;
};

/** The same item as whoever asks can buy it now. */
export type OfferedNow = {
  /** As that of `BoughtThen`. */
  readonly unitCents: Cents | undefined;
  readonly isOnContract: boolean;
  /** They may buy it at all. */
  readonly isAllowed: boolean;
  readonly isDiscontinued: boolean;
  /** Another item has taken its place, or does while there is none of it, and they can buy that. */
  readonly isReplaced: boolean;
  /** None of it is there where units are counted. */
  readonly isOutOfStock: boolean;
  /** So many an order; undefined: as many as anybody wants. */
  readonly limitPerOrder: number | undefined;
  /** So many are there; undefined: nobody counts. */
  readonly left: number | undefined;
};

/**
 * What is different of an item since it was bought, what stands in the way of buying it first. Of what cannot be bought nothing else matters: no price of it is told.
 *
 * @param now undefined: it is not sold, or not to who asks.
 */
export function changesSince(then: BoughtThen, now: OfferedNow | undefined): ChangeSince[] {
  if (now === undefined) return [{ kind: 'NOT_AVAILABLE' }];
  const contract = contractChange(then, now);
  if (now.isReplaced) return [{ kind: 'REPLACED' }];
  if (!now.isAllowed) return [...(contract?.kind === 'OFF_CONTRACT' ? [contract] : []), { kind: 'NOT_AVAILABLE' }];
  if (now.isOutOfStock) return [{ kind: now.isDiscontinued ? 'DISCONTINUED' : 'OUT_OF_STOCK' }];
  return [contract, priceChange(then, now), quantityChange(then, now)].filter((change) => change !== undefined);
}

/** How many of it can be put into a cart at once, at most as many as were bought. */
export function qtyAgain({ qty }: Pick<BoughtThen, 'qty'>, now: Pick<OfferedNow, 'limitPerOrder' | 'left'> | undefined): number {
  return Math.max(1, Math.min(qty, now?.limitPerOrder ?? qty, now?.left ?? qty));
}

function contractChange({ wasOnContract }: BoughtThen, { isOnContract }: OfferedNow): ChangeSince | undefined {
  if (wasOnContract === undefined || wasOnContract === isOnContract) return undefined;
  return { kind: isOnContract ? 'ON_CONTRACT' : 'OFF_CONTRACT' };
}

function priceChange({ unitCents: before }: BoughtThen, { unitCents: after }: OfferedNow): ChangeSince | undefined {
  if (before === undefined || after === undefined || before === after) return undefined;
  return { kind: after > before ? 'PRICE_UP' : 'PRICE_DOWN', beforeCents: before, afterCents: after };
}

/** The lower of both is what holds: a limit is the shop's word, what is left is a fact. */
function quantityChange({ qty }: BoughtThen, { limitPerOrder = Infinity, left = Infinity }: OfferedNow): ChangeSince | undefined {
  const most = Math.min(limitPerOrder, left);
  if (most >= qty) return undefined;
  return { kind: limitPerOrder <= left ? 'LIMITED' : 'FEW_LEFT', most };
}
