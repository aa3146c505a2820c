import { itemsInCart } from '../cart/index.ts';
import { ownModels } from '../machines/index.ts';
import { findBoughtItems } from '../orders/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

/** What is known of whoever looks that decides what is of use to them. Of a guest it is the cart. */
export type OwnFacts = {
  readonly inCart: readonly string[];
  /** The models of their printers. */
  readonly models: readonly string[];
  /** What they bought, the latest first. */
  readonly bought: readonly string[];
  /** What of it they bought in the last days: it is there. */
  readonly boughtLately: ReadonlySet<string>;
};

const LATELY_MS = 21 * 86_400_000;

/** A few small statements at once; none for who has no cart and is nobody. */
export async function ownFacts(shop: Shop, { shopper, owner }: Looking): Promise<OwnFacts> {
  const { person, tenant } = shopper;
  const [inCart, models, bought] = await Promise.all([
    itemsInCart(shop.database, owner),
    ownModels(shop, shopper),
    person === undefined ? new Map<string, Date>() : findBoughtItems(shop.database, person.userId, tenant),
  ]);
  const lately = shop.now().getTime() - LATELY_MS;
  return {
    inCart,
    models,
    bought: [...bought.keys()],
    boughtLately: new Set([...bought].filter(([, at]) => at.getTime() > lately).map(([itemId]) => itemId)),
  };
}
