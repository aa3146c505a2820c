import { mayOpenCompare } from '#domain/catalog/compare.ts';
import type { TileView } from '#app/catalog/tiles/tile-view.ts';
import { comparePath, ITEMS_PARAM } from './compare-address.ts';
import { choose, idsOf, useChosen } from './compare-store.ts';

/** The form to which all boxes of a page belong: without scripts it goes to the page that compares. */
export const COMPARE_FORM = 'compare';

/** Chooses the item of a tile. Once there is something to compare it with, the way there is beside it. */
export function CompareBox({ tile }: { tile: TileView }) {
  const { itemId, title, image } = tile;
  const ids = idsOf(useChosen().items);
  const isChosen = ids.includes(itemId);
  return (
    <div className="tile-compare">
      <label>
        <input
          // What was pressed before the scripts came counts, too.
          ref={(box) => {
            if (box?.checked === true && !isChosen) choose({ itemId, title, image }, true);
          }}
          type="checkbox"
          form={COMPARE_FORM}
          name={ITEMS_PARAM}
          value={itemId}
          aria-label={`Compare: ${title}`}
          checked={isChosen}
          onChange={(event) => {
            choose({ itemId, title, image }, event.currentTarget.checked);
          }}
        />
        Compare
      </label>
      {isChosen && mayOpenCompare(ids) && (
        <a className="link" href={comparePath(ids)}>
          View {ids.length}
          <span className="hearable"> side by side</span>
        </a>
      )}
    </div>
  );
}
