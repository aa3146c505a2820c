import { useEffect, useRef, type RefObject } from 'react';
import { titleParts } from '#app/catalog/tiles/title-parts.ts';
import type { ComparedItem } from './compare-view.ts';

/**
 * On phones, where more than two columns are pushed sideways, nothing in them can stay at the window's edge. So their names do once more, above them,
 * pushed as far as they are. Only to be seen: who listens has the heads of the columns.
 */
export function FollowingNames({ items, pane }: { items: readonly ComparedItem[]; pane: RefObject<HTMLDivElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [around, shown] = [pane.current, bar.current];
    const names = around?.querySelector('.compare-names');
    if (around === null || shown === null || names === null || names === undefined) return;
    const follow = () => {
      shown.style.setProperty('--pushed', `${-around.scrollLeft}px`);
    };
    // As soon as the heads leave by the upper edge.
    const watch = new IntersectionObserver(([entry]) => {
      shown.toggleAttribute('data-shown', entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    watch.observe(names);
    around.addEventListener('scroll', follow, { passive: true });
    return () => {
      watch.disconnect();
      around.removeEventListener('scroll', follow);
    };
  }, [pane]);
  return (
    <div ref={bar} className="compare-following not-printed" aria-hidden="true">
      <div>
        <ul>
          {items.map(({ itemId, title, price }) => {
            const [name, details] = titleParts(title);
            return (
              <li key={itemId}>
                <b>{name}</b>
                <span>{details}</span>
                <b className="figures">{price}</b>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
