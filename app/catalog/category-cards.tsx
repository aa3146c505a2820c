import type { z } from 'zod';
import type { CategoryCard } from '#contracts/catalog.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { useClientLinks } from '#app/ui/client-links.ts';
import { categoryPath } from '#app/shell/site-paths.ts';

/** A department or category with a picture of what is in it. */
export type CategoryCardView = {
  readonly id: string;
  readonly name: string;
  readonly image: { readonly key: string; readonly color: string };
};

/** What a card shows, and nothing else. */
export function categoryCardView({ id, name, image }: z.output<typeof CategoryCard>): CategoryCardView {
  return { id, name, image: { key: image.key, color: image.color } };
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
    <ul className={isReel ? 'category-cards category-cards-reel' : 'category-cards'} onClick={follow}>
      {cards.map(({ id, name, image }, index) => (
        <li key={id}>
          <a className="category-card" href={hrefOf(id)}>
            <Picture picture={image} widths={[160, 400]} sizes="10rem" isEager={index < eagerCount} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
