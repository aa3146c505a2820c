/** What is known of a recommended item that decides whether it is shown. */
export type Recommended = {
  readonly itemId: string;
  /** As whoever recommends it says; what it means besides these two is nobody's business. */
  readonly status?: string | undefined;
  /** How many there are; undefined: nobody counts them. */
  readonly available?: number | undefined;
};

const NOT_SHOWN: readonly string[] = ['OMITTED', 'NOT_AVAILABLE'];

/**
 * Whether a recommended item may be shown: not one that is left out or cannot be had (C5-21, C5-22), not one of which there is none (C5-23), and none of those that
 * are in the cart already or were asked to be left out.
 */
export function mayBeShown({ itemId, status, available }: Recommended, leftOut: ReadonlySet<string>): boolean {
  return !leftOut.has(itemId) && (status === undefined || !NOT_SHOWN.includes(status)) && (available === undefined || available > 0);
}
