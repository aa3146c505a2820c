/** What a purchasing system begins a session for: a new cart, a change of one that was returned, or a look at one. (A-102; the operations of a cXML PunchOutSetupRequest) */
export const OPERATIONS = ['CREATE', 'EDIT', 'INSPECT'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** The session of a purchasing system, as far as a visit knows it. */
export type ProcurementOfVisit = {
  readonly procurementId: string;
  readonly operation: Operation;
  /** The purchasing system's number for what is bought, as far as it has told one. */
  readonly orderNumber: string | undefined;
};

/** Whether the cart of a session may be changed: one that is only looked at may not. */
export function isCartOpen({ operation }: Pick<ProcurementOfVisit, 'operation'>): boolean {
  return operation !== 'INSPECT';
}

/** A session ends when nothing was asked for so long. */
export const IDLE_MINUTES = 60;
/** For so long a returned cart can be edited or looked at again. */
export const KEPT_DAYS = 90;
/** For so long what was handed over is handed over again, the same, to whoever pressed and got no answer. */
export const HANDED_AGAIN_MINUTES = 10;

/** Said to who would order, pay or settle something while a purchasing system's session lasts. */
export const ORDERED_ELSEWHERE = 'Your purchasing system takes care of this. Send your cart back to go on there.';

/** Said to who would change a cart that is only looked at. */
export const ONLY_LOOKING =
  'You’re looking at an earlier cart, so nothing here can be changed. Close it to go back to your purchasing system.';
