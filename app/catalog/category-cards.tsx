import type { CSSProperties } from 'react';
import type { z } from 'zod';
import { itemsText } from '#domain/cart/rows/count-items.ts';
import type { CategoryCard } from '#contracts/catalog.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { useClientLinks } from '#app/ui/client-links.ts';
import { categoryPath } from '#app/shell/site-paths.ts';

/** A department or category with a picture of what is in it. */
export type CategoryCardView = {
  readonly id: string;
  readonly name: string;
  readonly image: { readonly key: string; readonly color: string };
  /** How many items are in it, where that is told. */
  readonly count?: number;
};

/** What a card shows, and nothing else. */
export function categoryCardView({ id, name, image }: z.output<typeof CategoryCard>): CategoryCardView {
  return { id, name, image: { key: image.key, color: image.color } };
}

/** The same with how many items are in it. */
export function countedCardView(card: z.output<typeof CategoryCard>): CategoryCardView {
  return { ...categoryCardView(card), count: card.itemCount };
}

/** How many of some cards stand in a row of so many at most, where each row has as many as the others: the last has holes at its end alone. */
const inRow = (cards: number, most: number) => Math.ceil(cards / Math.ceil(cards / most)) || 1;

/** For wide windows and for those in the middle. */
const rowsOf = (cards: number): CSSProperties => ({
  ['--in-wide-row' as string]: inRow(cards, 9),
  ['--in-row' as string]: inRow(cards, 5),
});

/** Departments or categories to choose from, with pictures: in rows, or in a single one to push sideways. */
export function CategoryCards({
  cards,
  isReel = false,
  eagerCount = 0,
  hrefOf = categoryPath,
}: {
  cards: readonly CategoryCardView[];
  isReel?: boolean | undefined;
  eagerCount?: number | undefined;
  /** Where a card leads, by its id. Plain: to the category. */
  hrefOf?: ((id: string) => string) | undefined;
}) {
  const follow = useClientLinks();
  return (
    <ul
      className={isReel ? 'category-cards category-cards-reel' : 'category-cards'}
      style={isReel ? rowsOf(cards.length) : undefined}
      onClick={follow}
    >
      {cards.map(({ id, name, image, count }, index) => (
        <li key={id}>
          <a className="category-card" href={hrefOf(id)}>
            <Picture picture={image} widths={[160, 400]} sizes="10rem" isEager={index < eagerCount} />
            <span>
              {name}
              {count !== undefined && <small className="figures">{itemsText(count)}</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
