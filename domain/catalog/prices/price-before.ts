/** What an item costs somebody, in cents; undefined: nobody knows. */
type PaidPrice = { readonly unitPriceCents: number | undefined; readonly isOnContract: boolean };

/**
 * What stands struck through beside a price: what it cost before its sale, or costs without the contract, in cents; undefined where that is not more.
 *
 * @param item `priceCents` is the site's price, `listPriceCents` the one before its sale.
 */
export function priceBefore(
  item: { readonly priceCents: number | undefined; readonly listPriceCents: number | undefined },
  { unitPriceCents, isOnContract }: PaidPrice,
): number | undefined {
  const before = isOnContract ? item.priceCents : item.listPriceCents;
  return before === undefined || unitPriceCents === undefined || before <= unitPriceCents ? undefined : before;
}
