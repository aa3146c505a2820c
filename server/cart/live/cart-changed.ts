import type { CartOwner } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';

/** Tells those on this node who count an owner's everyday cart, and those who listen to it, that it has changed. To be called once that is saved. */
export function cartChanged({ cartCounts, cartWatch }: Pick<Shop, 'cartCounts' | 'cartWatch'>, owner: CartOwner): void {
  cartCounts.changed(owner);
  cartWatch.changed(owner);
}
