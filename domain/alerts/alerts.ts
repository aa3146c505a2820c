/** What somebody can ask to be told of an item by mail: that it can be had again, or that it costs less. */
export const ALERT_KINDS = ['BACK', 'PRICE'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** How an alert stands. Each is told of once: who wants to hear of it again asks again. */
export const ALERT_STATES = ['WAITING', 'ACTIVE', 'TOLD'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** How long we look after an item for somebody. */
export const ALERT_DAYS = 180;
/** How long a guest has to say that the address is theirs. */
export const CONFIRM_HOURS = 48;
/** How many alerts somebody with an account may have. */
export const MOST_ALERTS = 50;

/** An item as it stands for somebody. */
export type Watched = {
  /** It could be ordered for delivery right now. */
  readonly isBuyable: boolean;
  /** It is out of stock or not sold yet, and nothing else keeps them from ordering it. */
  readonly mayComeBack: boolean;
  /** What they would pay for one; undefined where they are shown no price. */
  readonly priceCents: number | undefined;
};

/** What can be asked about an item: a price is watched only while somebody could pay it. */
export function offeredAlerts({ isBuyable, mayComeBack, priceCents }: Watched): AlertKind[] {
  return [
    ...(mayComeBack ? (['BACK'] as const) : []),
    ...(isBuyable && priceCents !== undefined && priceCents > 1 ? (['PRICE'] as const) : []),
  ];
}

/** Whether what was asked for has happened. A price counts only when the item can be had for it. */
export function isAlertMet(alert: { readonly kind: AlertKind; readonly belowCents: number | null }, item: Watched): boolean {
  if (!item.isBuyable) return false;
  if (alert.kind === 'BACK') return true;
  return alert.belowCents !== null && item.priceCents !== undefined && item.priceCents <= alert.belowCents;
}

/** Whether a price may be asked for: less than it costs now, or there is nothing to wait for. */
export function mayAskForPrice(belowCents: number | undefined, { priceCents }: Watched): belowCents is number {
  return belowCents !== undefined && priceCents !== undefined && belowCents >= 1 && belowCents < priceCents;
}

/** A price that is worth waiting for, to begin with: a tenth less, in whole dollars where it costs that much. */
export function suggestedCents(priceCents: number): number {
  const tenthLess = Math.floor(priceCents * 0.9);
  return Math.max(1, priceCents >= 2000 ? Math.floor(tenthLess / 100) * 100 : tenthLess);
}
