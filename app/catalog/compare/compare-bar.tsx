import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { COMPARE_MAX, COMPARE_MIN_TO_OPEN, mayOpenCompare } from '#domain/catalog/compare.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { showToast } from '#app/ui/toast-queue.ts';
import { comparePath } from './compare-address.ts';
import { choose, chooseNone, idsOf, type ChosenItem } from './compare-store.ts';
import './compare-bar.css';

/** At the foot of the window: what is chosen, each to be taken away, and the way to the page that compares. */
export default function CompareBar({ items }: { items: readonly ChosenItem[] }): ReactNode {
  return (
    <section className="compare-bar not-printed" aria-label="Chosen to compare">
      <div className="page">
        <ul>
          {items.map((item) => (
            <ChosenCard key={item.itemId} item={item} />
          ))}
          {Array.from({ length: COMPARE_MAX - items.length }, (_, index) => (
            <li key={index} className="compare-free" aria-hidden="true" />
          ))}
        </ul>
        <Button type="button" look="quiet" size="small" onClick={chooseNone}>
          Clear
        </Button>
        <CompareButton itemIds={idsOf(items)} />
      </div>
    </section>
  );
}

function ChosenCard({ item }: { item: ChosenItem }) {
  return (
    <li className="compare-chosen">
      <button
        type="button"
        aria-label={`Take away ${item.title}`}
        title={item.title}
        onClick={() => {
          choose(item, false);
        }}
      >
        <Picture picture={item.image} widths={[160]} isDecorative />
        <span className="compare-name">{item.title}</span>
        <X size={16} aria-hidden="true" />
      </button>
    </li>
  );
}

/** With one item it says what is missing. */
function CompareButton({ itemIds }: { itemIds: readonly string[] }) {
  const text = `Compare ${itemIds.length}`;
  if (mayOpenCompare(itemIds)) return <LinkButton to={comparePath(itemIds)}>{text}</LinkButton>;
  return (
    <Button
      type="button"
      aria-disabled="true"
      onClick={() => {
        showToast({ text: `Choose at least ${COMPARE_MIN_TO_OPEN} items to compare.` });
      }}
    >
      {text}
    </Button>
  );
}
