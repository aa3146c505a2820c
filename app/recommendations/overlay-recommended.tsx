import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { COUNTS } from '#domain/recommendations/placements.ts';
import { shownItems } from '#domain/recommendations/shown-items.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { SkeletonBlock } from '#app/ui/progress/skeleton.tsx';
import { askRecommended } from './ask-recommended.ts';
import { CardReel } from './card-reel.tsx';
import type { Cards } from './card-view.ts';

type Props = {
  /** What was added. */
  readonly itemIds: readonly string[];
  readonly tenant: Tenant;
  /** Items of it that were added since: others take their places. */
  readonly added: readonly string[];
  readonly busy: readonly string[];
  readonly onAdd: (itemId: string) => void;
};

/** What others took beside what was just added: pending first, then with its heading, or nothing. (S2-104, S4-25) */
export default function OverlayRecommended({ itemIds, tenant, added, busy, onAdd }: Props): ReactNode {
  const [found, setFound] = useState<Cards | 'PENDING' | undefined>('PENDING');
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const about = itemIds.join();
  useEffect(() => {
    let isGone = false;
    void askRecommended('cart_overlay', about.split(',')).then((cards) => {
      if (!isGone) setFound(cards);
    });
    return () => {
      isGone = true;
    };
  }, [about]);
  if (found === undefined) return null;
  if (found === 'PENDING') return <SkeletonBlock className="h-56 w-full" />;
  const removed = [...dismissed, ...added.filter((itemId) => !dismissed.includes(itemId))];
  // Of one thing that was added it is plain what the others go with.
  const all = itemIds.length > 1 ? found.cards : found.cards.map((card) => ({ ...card, why: undefined }));
  const cards = shownItems(all, removed, COUNTS[tenant].shown);
  if (cards.length === 0) return null;
  const last = found.cards.find(({ itemId }) => itemId === added.at(-1));
  return (
    <section aria-labelledby={titleId}>
      <h3 ref={heading} id={titleId} tabIndex={-1} className="mb-2 text-sm font-semibold">
        {found.heading}
      </h3>
      <p role="status" className="hearable">
        {last !== undefined && `Added to your cart: ${last.title}`}
      </p>
      <CardReel
        cards={cards}
        titleId={titleId}
        busy={busy}
        onAdd={onAdd}
        onDismiss={(itemId) => {
          setDismissed([...dismissed, itemId]);
          heading.current?.focus();
        }}
      />
    </section>
  );
}
