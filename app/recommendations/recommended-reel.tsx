import { useId, useMemo } from 'react';
import { shownItems } from '#domain/recommendations/shown-items.ts';
import { TileGrid } from '#app/catalog/tiles/tile-grid.tsx';
import { tilesOf } from '#app/catalog/tiles/tiles-text.ts';
import type { RecommendedText } from './recommended-view.ts';

type Props = {
  readonly recommended: RecommendedText | undefined;
  readonly most: number;
  /** What lies in the cart by now: those in reserve take its place. (S4-27) */
  readonly removed?: readonly string[];
  readonly className?: string;
};

const NOTHING: readonly string[] = [];

/** What is recommended in a place of a page, in a row. Nothing where there is nothing. */
export function RecommendedReel({ recommended, most, removed = NOTHING, className }: Props) {
  const title = useId();
  const all = useMemo(() => (recommended === undefined ? [] : tilesOf(recommended.tiles)), [recommended]);
  const tiles = useMemo(() => shownItems(all, removed, most), [all, removed, most]);
  if (recommended === undefined || tiles.length === 0) return null;
  return (
    <section className={className} aria-labelledby={title}>
      <h2 id={title}>{recommended.heading}</h2>
      <TileGrid tiles={tiles} layout="reel" />
    </section>
  );
}
