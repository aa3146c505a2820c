import { useEffect, useState } from 'react';
import { tilesText } from '#app/catalog/tiles/tiles-text.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { askRecommended } from './ask-recommended.ts';
import { RecommendedReel } from './recommended-reel.tsx';
import { shownCount, type RecommendedText } from './recommended-view.ts';
import { viewedBefore } from './viewed-items.ts';

type Props = {
  /** What is looked at now. */
  readonly itemId?: string | undefined;
  readonly tenant: Tenant;
};

/** What this browser has looked at before, as it can be had now. Only the browser knows it, so it comes after the page, at its end. */
export default function RecentlyViewed({ itemId, tenant }: Props) {
  const [found, setFound] = useState<{ readonly for: string | undefined; readonly recommended: RecommendedText }>();
  useEffect(() => {
    let isGone = false;
    const before = viewedBefore(itemId);
    if (before.length > 0)
      void askRecommended('recently_viewed', before).then((view) => {
        if (view !== undefined && !isGone) setFound({ for: itemId, recommended: { heading: view.heading, tiles: tilesText(view.tiles) } });
      });
    return () => {
      isGone = true;
    };
  }, [itemId]);
  return (
    <RecommendedReel
      recommended={found?.for === itemId ? found?.recommended : undefined}
      most={shownCount(tenant)}
      className="mt-10 flex flex-col gap-4"
    />
  );
}
