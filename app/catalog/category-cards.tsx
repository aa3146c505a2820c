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

/** So many stand side by side in one row of a wide window, and of one in the middle. */
const MOST_IN_ROW = { '--in-wide-row': 9, '--in-row': 5 } as const;

/** As many in each row as in the others, so that the last has no holes but at its end. */
function rowsOf(cards: number): CSSProperties {
  return Object.fromEntries(
    Object.entries(MOST_IN_ROW).map(([name, most]) => [name, Math.ceil(cards / Math.max(1, Math.ceil(cards / most)))]),
  );
}

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
