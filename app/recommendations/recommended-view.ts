import type { Recommendations } from '#contracts/recommendations/recommendations.ts';
import { COUNTS } from '#domain/recommendations/placements.ts';
import { tileView, type TileView } from '#app/catalog/tiles/tile-view.ts';
import type { Tenant } from '#app/shell/page-data.ts';

/** What stands in one place: those that are shown first and then those in reserve. */
export type RecommendedView = {
  readonly scheme: string;
  readonly heading: string;
  /** With why each is there in its note. */
  readonly tiles: readonly TileView[];
};

export function recommendedView({ id_scheme: scheme, heading, items }: Recommendations[number]): RecommendedView {
  return { scheme, heading, tiles: items.map(({ because, ...tile }) => withNote(tileView(tile), because)) };
}

function withNote(view: TileView, because: string | null): TileView {
  return because === null ? view : { ...view, note: [because, view.note].filter(Boolean).join(' · ') };
}

/** So many of them are shown. */
export function shownCount(tenant: Tenant): number {
  return COUNTS[tenant].shown;
}
