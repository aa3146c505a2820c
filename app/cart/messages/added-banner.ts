/** What is said after items were added that were chosen on a page. */
export const ADDED = 'Added to your cart.';

/** What is said after coupons or items were typed in and added, with singular and plural from each count; empty when nothing was. (C §8, Coupon and SKU banners) */
export function addedBanner({ coupons, skus }: { coupons: number; skus: number }): string {
  const things = [counted(coupons, 'coupon'), counted(skus, 'SKU')].filter((thing) => thing !== '');
  if (things.length === 0) return '';
  const isOne = coupons + skus === 1;
  return `Your ${things.join(' & ')} ${isOne ? 'has' : 'have'} been added to the cart.`;
}

function counted(count: number, noun: string): string {
  if (count <= 0) return '';
  return count === 1 ? noun : `${noun}s`;
}
