import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import X from 'lucide-react/icons/x';
import { COMPARE_MAX, COMPARE_MIN_TO_OPEN, mayOpenCompare } from '#domain/catalog/compare.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { dismissToast, showToast } from '#app/ui/toast-queue.ts';
import { chooseNone, chooseThese } from './choose-all.ts';
import { comparePath } from './compare-address.ts';
import { choose, idsOf, type Chosen, type ChosenItem } from './compare-store.ts';
import './compare-bar.css';

/** At the foot of the window: what is chosen, each to be taken away, and the way to the page that compares. */
export default function CompareBar({ items, refusals }: Pick<Chosen, 'items' | 'refusals'>): ReactNode {
  useRefusals(refusals);
  const bar = useRef<HTMLElement>(null);
  const taken = useRef<number>(undefined);
  useEffect(() => {
    if (taken.current === undefined) return;
    const left = bar.current?.querySelectorAll<HTMLElement>('.compare-chosen > button');
    left?.[Math.min(taken.current, items.length - 1)]?.focus();
    taken.current = undefined;
  }, [items]);
  const takeAway = (item: ChosenItem, place: number) => {
    taken.current = place;
    if (items.length === 1) focusPage();
    choose(item, false);
  };
  const clear = () => {
    focusPage();
    chooseNone();
    const text = items.length === 1 ? 'No items to compare.' : `${items.length} items are no longer chosen to compare.`;
    const onPress = () => {
      chooseThese(items);
    };
    showToast({ text, action: { label: 'Undo', onPress } });
  };
  return (
    <section ref={bar} className="compare-bar not-printed" aria-label="Chosen to compare">
      <div className="page">
        <ul>
          {items.map((item, place) => (
            <ChosenCard
              key={item.itemId}
              item={item}
              onTake={() => {
                takeAway(item, place);
              }}
            />
          ))}
          {Array.from({ length: COMPARE_MAX - items.length }, (_, index) => (
            <li key={index} className="compare-free" aria-hidden="true" />
          ))}
        </ul>
        <Button type="button" look="quiet" size="small" onClick={clear}>
          Clear
        </Button>
        <CompareButton itemIds={idsOf(items)} />
      </div>
    </section>
  );
}

/** Says that a fifth item was refused, until somebody goes on to another page, where it is no news. */
function useRefusals(refusals: number): void {
  const { pathname } = useLocation();
  const told = useRef(refusals);
  const toast = useRef<{ id: number; page: string }>(undefined);
  useEffect(() => {
    if (refusals === told.current) return;
    told.current = refusals;
    const id = showToast({ text: `You can compare ${COMPARE_MAX} items at most. Remove one to add another.` });
    toast.current = { id, page: pathname };
  }, [refusals, pathname]);
  useEffect(
    () => () => {
      if (toast.current?.page === pathname) dismissToast(toast.current.id);
    },
    [pathname],
  );
}

/** The bar goes with the last item: whoever pressed there goes on with the items, or with the page. */
function focusPage(): void {
  (document.getElementById('results') ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

function ChosenCard({ item, onTake }: { item: ChosenItem; onTake: () => void }) {
  return (
    <li className="compare-chosen">
      <button type="button" aria-label={`Take away ${item.title}`} title={item.title} onClick={onTake}>
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
