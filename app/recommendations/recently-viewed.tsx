import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { COUNTS } from '#domain/recommendations/placements.ts';
import { shownItems } from '#domain/recommendations/shown-items.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { askRecommended } from './ask-recommended.ts';
import { CardReel } from './card-reel.tsx';
import type { Cards } from './card-view.ts';
import { viewedBefore } from './viewed-items.ts';

type Props = {
  /** What is looked at now. */
  readonly itemId?: string | undefined;
  readonly tenant: Tenant;
};

/** What this browser has looked at before, as it can be had now. Only the browser knows it, so it comes after the page, at its end. */
export default function RecentlyViewed({ itemId, tenant }: Props): ReactNode {
  const [found, setFound] = useState<{ readonly beside: string | undefined; readonly cards: Cards }>();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    let isGone = false;
    const before = viewedBefore(itemId);
    if (before.length > 0)
      void askRecommended('recently_viewed', before).then((cards) => {
        if (cards !== undefined && !isGone) setFound({ beside: itemId, cards });
      });
    return () => {
      isGone = true;
    };
  }, [itemId]);
  if (found === undefined || found.beside !== itemId) return null;
  const cards = shownItems(found.cards.cards, dismissed, COUNTS[tenant].shown);
  if (cards.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby={titleId}>
      <h2 ref={heading} id={titleId} tabIndex={-1} className="mb-4">
        {found.cards.heading}
      </h2>
      <CardReel
        cards={cards}
        titleId={titleId}
        onDismiss={(gone) => {
          setDismissed([...dismissed, gone]);
          heading.current?.focus();
        }}
      />
    </section>
  );
}
