import type { Recommendations, RecommendedTile } from '#contracts/recommendations/recommendations.ts';

/** What a card shows of an item: less than a tile. */
export type Card = {
  readonly itemId: string;
  readonly title: string;
  readonly url: string;
  readonly image: RecommendedTile['image'];
  readonly price: string;
  /** Why it is there. */
  readonly why: string | undefined;
  /** One press puts it into the cart. */
  readonly canBeAdded: boolean;
};

/** What stands in one place: those that are shown first and then those in reserve. */
export type Cards = { readonly scheme: string; readonly heading: string; readonly cards: readonly Card[] };

export function cardsOf({ id_scheme: scheme, heading, items }: Recommendations[number]): Cards {
  return {
    scheme,
    heading,
    cards: items.map(({ itemId, title, url, image, price, because, actionLabel }) => ({
      itemId,
      title,
      url,
      image,
      price,
      why: because ?? undefined,
      canBeAdded: actionLabel === 'ADD',
    })),
  };
}
