import type { ShownMenuItem } from '#domain/navigation/menu-item.ts';
import { MenuEntry } from './menu-items.tsx';

/** The banner above the page: the first of what is said to who looks. */
export function TopHat({ item }: { item: ShownMenuItem | undefined }) {
  if (item === undefined) return null;
  return (
    <aside className="top-hat not-printed" aria-label="Announcement">
      <p className="page">
        <MenuEntry item={item} />
      </p>
    </aside>
  );
}
