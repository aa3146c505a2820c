import type { ProductTile } from '#contracts/catalog.ts';
import type { CategoryCardView } from './category-cards.tsx';

/** A card of a kind with what the brand makes of it, where that is shown; else with the picture of the category. */
export function withOwnPicture(card: CategoryCardView, items: readonly Pick<ProductTile, 'baseCatId' | 'image'>[]): CategoryCardView {
  const own = items.find(({ baseCatId }) => baseCatId === card.id)?.image;
  return own === undefined ? card : { ...card, image: { key: own.key, color: own.color } };
}
