import { COMPARE_MAX, COMPARE_MIN_TO_OPEN, mayOpenCompare } from '#domain/catalog/compare.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { chooseNone } from './choose-all.ts';
import { comparePath } from './compare-address.ts';
import { choose, idsOf, useChosen } from './compare-store.ts';
import './compare-bar.css';

/** What is chosen to be compared, on any page: each to be taken away, all of it, and the way to the page that compares. */
export function CompareDrawer() {
  const { items } = useChosen();
  const ids = idsOf(items);
  if (items.length === 0)
    return (
      <p>
        Nothing is chosen. Check “Compare” on {COMPARE_MIN_TO_OPEN} to {COMPARE_MAX} items to see them side by side.
      </p>
    );
  return (
    <>
      <ul className="compare-drawer">
        {items.map((item) => (
          <li key={item.itemId}>
            <Picture picture={item.image} widths={[160]} isDecorative />
            <a className="link" href={`/product_${item.itemId}`}>
              {item.title}
            </a>
            <Button
              type="button"
              look="quiet"
              size="small"
              aria-label={`Remove ${item.title}`}
              onClick={() => {
                choose(item, false);
              }}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        {mayOpenCompare(ids) ? (
          <LinkButton to={comparePath(ids)}>Compare {ids.length} items</LinkButton>
        ) : (
          <p>Choose one more item to compare.</p>
        )}
        <Button
          type="button"
          look="quiet"
          onClick={() => {
            chooseNone();
          }}
        >
          Clear all
        </Button>
      </div>
    </>
  );
}
