import { TileGrid } from '#app/catalog/tile-grid.tsx';
import type { TileView } from '#app/catalog/tile-view.ts';

/** Where recommendations stand below the cart. Nothing while there are none: no heading over an empty shelf. */
export function RecommendationsSlot({ title, tiles }: { title: string; tiles: readonly TileView[] }) {
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby="recommendations-title">
      <h2 id="recommendations-title" className="mb-3">
        {title}
      </h2>
      <TileGrid tiles={tiles} layout="reel" />
    </section>
  );
}
