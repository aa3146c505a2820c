import type { Recommendations } from '#contracts/recommendations/recommendations.ts';
import type { Reply } from '#contracts/door.ts';
import { COUNTS } from '#domain/recommendations/placements.ts';
import { tileView, type TileView } from '#app/catalog/tiles/tile-view.ts';
import { tilesText } from '#app/catalog/tiles/tiles-text.ts';
import type { Tenant } from '#app/shell/page-data.ts';

/** As it travels with a page: those that are shown first and then those in reserve, with why each is there in its note. */
export type RecommendedText = { readonly heading: string; readonly tiles: string };

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
  return { heading: block.heading, tiles: tilesText(block.items.map(({ because, ...tile }) => withNote(tileView(tile), because))) };
}
