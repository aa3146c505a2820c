/** Papers of an order that a round was ordered with: what goes into the parcels, and who gets what of it. */
export const ROUND_PAPER_PATHS = {
  LABELS: '/account/orders/:orderNumber/name-labels.pdf',
  WHO_GETS_WHAT: '/account/orders/:orderNumber/who-gets-what.pdf',
  PACKING_LIST: '/account/orders/:orderNumber/packing-list.pdf',
} as const;

export type RoundPaper = keyof typeof ROUND_PAPER_PATHS;

/** The address of one of them. */
export function roundPaperPath(kind: RoundPaper, orderNumber: string): string {
  return ROUND_PAPER_PATHS[kind].replace(':orderNumber', encodeURIComponent(orderNumber));
}
