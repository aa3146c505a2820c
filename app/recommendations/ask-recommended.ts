import type { Recommendations } from '#contracts/recommendations/recommendations.ts';
import type { Placement } from '#domain/recommendations/placements.ts';
import type { Cards } from './card-view.ts';
import { findRecommended, type RecommendedQuery } from './find-recommended.ts';

/** The path of K-19, as its contract has it: the contract itself would bring the whole of what checks it. */
export const RECOMMENDED_PATH = '/ele-lpd/api/sparxProxy/atRecommendation';
const PATIENCE_MS = 10_000;

/** Asks the shop from a page that is there already. Undefined: nothing is to be shown. */
export function askRecommended(placement: Placement, skuList: readonly string[]): Promise<Cards | undefined> {
  return findRecommended(placement, skuList, {
    ask,
    report: async (one) => (await import('#app/api/log-error.ts')).report(one),
    tell: async (event) => (await import('#app/api/shop-events.ts')).tellEvent(event),
  });
}

async function ask(query: RecommendedQuery): Promise<Recommendations> {
  const answer = await fetch(RECOMMENDED_PATH, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`${RECOMMENDED_PATH} answered ${answer.status}`);
  // Answered by our own server: it is what its contract says.
  const { data }: { data: Recommendations } = await answer.json();
  return data;
}
