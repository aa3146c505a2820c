/** What somebody has to have before an item can be ordered for them at once. */
export const QUICK_BUY_NEEDS = ['ADDRESS', 'CARD', 'VALID_CARD'] as const;
export type QuickBuyNeed = (typeof QUICK_BUY_NEEDS)[number];

/** What is known of how somebody would buy at once. */
export type QuickBuyMeans = {
  /** The address that such an order would go to is known. */
  readonly hasAddress: boolean;
  /** Their default card; undefined where no card is saved as that. */
  readonly card: { readonly isExpired: boolean } | undefined;
};

/** What is still missing before somebody can buy at once: an address, and a default card that has not expired. */
export function missingForQuickBuy({ hasAddress, card }: QuickBuyMeans): QuickBuyNeed[] {
  const missing: QuickBuyNeed[] = hasAddress ? [] : ['ADDRESS'];
  if (card === undefined) return [...missing, 'CARD'];
  return card.isExpired ? [...missing, 'VALID_CARD'] : missing;
}
