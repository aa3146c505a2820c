import type { Recommendations } from '#contracts/recommendations/recommendations.ts';
import { report } from '#app/api/log-error.ts';
import { tellEvent } from '#app/api/shop-events.ts';
import { ask } from '#app/catalog/tiles/company/ask-shop.ts';
import type { Placement } from '#domain/recommendations/placements.ts';
import { findRecommended } from './find-recommended.ts';
import type { RecommendedView } from './recommended-view.ts';

/** The path of K-19, as its contract has it: the contract itself would bring the whole of what checks it. */
export const RECOMMENDED_PATH = '/ele-lpd/api/sparxProxy/atRecommendation';

/** Asks the shop from a page that is there already. Undefined: nothing is to be shown. */
export function askRecommended(placement: Placement, skuList: readonly string[]): Promise<RecommendedView | undefined> {
  return findRecommended(placement, skuList, {
    ask: async (query) => (await ask<{ data: Recommendations }>(RECOMMENDED_PATH, { query })).data,
    report,
    tell: tellEvent,
  });
}
