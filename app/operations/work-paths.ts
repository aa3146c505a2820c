/** Where the pages stand of those who work for the shop: nothing that shoppers load names them. */
export const WORK_PATHS = {
  operations: '/operations',
  unfoundFile: '/operations/searches.csv',
  synonyms: '/operations/synonyms',
  heldOrders: '/operations/held-orders',
  synonymsFile: '/operations/synonyms.csv',
  taxCertificates: '/operations/tax-certificates',
  credit: '/operations/credit',
  salesRepresentatives: '/operations/sales-representatives',
  customers: '/representatives/customers',
  feedback: '/operations/feedback',
  explained: '/representatives/why',
  quotes: '/representatives/quotes',
} as const;

/** A quote as its representative sees it. */
export function workQuotePath(number: string): string {
  return `${WORK_PATHS.quotes}/${encodeURIComponent(number)}`;
}
