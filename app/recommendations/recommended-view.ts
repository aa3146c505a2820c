import type { Recommendations } from '#contracts/recommendations/recommendations.ts';
import type { Reply } from '#contracts/door.ts';
import { COUNTS } from '#domain/recommendations/placements.ts';
import { tileView, type TileView } from '#app/catalog/tiles/tile-view.ts';
import { tilesText } from '#app/catalog/tiles/tiles-text.ts';
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

/** The shown ones of what a page asked for while it was made; undefined: there is nothing to show, or it could not be read, which the server's log tells. */
export function recommendedOf(reply: Reply<{ data: Recommendations }> | undefined): RecommendedText | undefined {
  const [block] = reply?.ok === true ? reply.body.data : [];
  if (block === undefined || block.items.length === 0) return undefined;
  const { heading, tiles } = recommendedView(block);
  return { heading, tiles: tilesText(tiles) };
}

/** As it travels with a page. */
export type RecommendedText = { readonly heading: string; readonly tiles: string };
