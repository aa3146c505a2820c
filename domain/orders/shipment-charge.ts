import type { Cents } from '#domain/shared/money.ts';
import type { ShipmentKind } from './shipment-plan.ts';
import type { ShipmentState } from './shipment-states.ts';

/** A shipment beside the others of its order. */
export type ChargeableShipment = {
  readonly kind: ShipmentKind;
  /** Its rows with their tax. */
  readonly goodsCents: Cents;
  /** Fees of the order that were taken with it; 0 for all but one. */
  readonly feesCents: Cents;
};

/**
 * The fees that are taken with a shipment when it leaves: all of the order's go with the first one that is carried or
 * fetched. What comes by e-mail carries them only where nothing else does.
 *
 * @param orderFeesCents delivery, handling and the like with their tax: the order's total less all its rows with their tax.
 */
export function feesWithShipment(shipment: ChargeableShipment, all: readonly ChargeableShipment[], orderFeesCents: Cents): Cents {
  const paysFees = shipment.kind !== 'EMAIL' || all.every(({ kind }) => kind === 'EMAIL');
  const areTaken = all.some(({ feesCents }) => feesCents > 0);
  return paysFees && !areTaken ? orderFeesCents : 0;
}

/** What was taken for a shipment so far, and what of it from the main tender. */
type Taken = { readonly cents: Cents; readonly fromMainCents: Cents };

/**
 * What is not taken yet for a shipment, and what of that the main tender alone may pay. What the main tender has paid counts for
 * those goods first.
 */
export function untaken(
  { goodsCents, mainOnlyCents, feesCents }: Omit<ChargeableShipment, 'kind'> & { readonly mainOnlyCents: Cents },
  taken: Taken,
): { readonly cents: Cents; readonly mainOnlyCents: Cents } {
  return { cents: goodsCents + feesCents - taken.cents, mainOnlyCents: mainOnlyCents - paidByMainAlone(mainOnlyCents, taken) };
}

/** What was taken for goods that the main tender alone may pay. */
export function paidByMainAlone(mainOnlyCents: Cents, { fromMainCents }: Taken): Cents {
  return Math.min(mainOnlyCents, fromMainCents);
}

/** Whether every shipment has left or never will: then nothing more is taken for the order. */
export function isAllDecided(all: readonly { readonly state: ShipmentState }[]): boolean {
  return all.every(({ state }) => !UNDECIDED.has(state));
}

const UNDECIDED: ReadonlySet<ShipmentState> = new Set<ShipmentState>(['OPEN', 'ON_HOLD', 'READY_FOR_PICKUP', 'CHARGING', 'CHARGE_FAILED']);
