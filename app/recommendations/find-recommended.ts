import type { Recommendations } from '#contracts/recommendations/recommendations.ts';
import { afterAnswer } from '#domain/recommendations/ask-twice.ts';
import { schemeOf, type Placement } from '#domain/recommendations/placements.ts';
import type { ErrorReport } from '#app/api/log-error.ts';
import type { ShopEvent } from '#app/api/shop-events.ts';
import { cardsOf, type Cards } from './card-view.ts';

export type RecommendedQuery = { readonly mboxes: readonly Placement[]; readonly skuList: readonly string[] };

export type RecommendedParts = {
  readonly ask: (query: RecommendedQuery) => Promise<Recommendations>;
  readonly report: (report: ErrorReport) => unknown;
  readonly tell: (event: ShopEvent) => unknown;
};

/** Asks for the items of one placement. A call that fails is reported, and the error is passed on: what shows them decides what that means. (A-168, S8-14) */
async function askFor(placement: Placement, skuList: readonly string[], { ask, report }: RecommendedParts): Promise<Cards> {
  try {
    const [block] = await ask({ mboxes: [placement], skuList });
    if (block === undefined) throw new Error(`nothing was answered for ${placement}`);
    return cardsOf(block);
  } catch (error) {
    void report({ msg: `recommendations of ${placement} failed`, error });
    throw error;
  }
}

/**
 * What is shown in a placement; where nothing came, what stands in for it, asked for once. Undefined: nothing is to be shown, because there is nothing, which those who watch
 * the shop are told where something was added, or because a call failed. (S4-26, S8-09, S8-10)
 *
 * @param skuList what was added, or lies there.
 */
export async function findRecommended(
  placement: Placement,
  skuList: readonly string[],
  parts: RecommendedParts,
): Promise<Cards | undefined> {
  const asked: Placement[] = [placement];
  try {
    for (;;) {
      const last = asked.at(-1) ?? placement;
      const found = await askFor(last, skuList, parts);
      const step = afterAnswer(asked, found.cards.length);
      if (step.next === 'SHOW') return found;
      if (step.next === 'NOTHING') break;
      asked.push(step.placement);
    }
  } catch {
    return undefined; // it was reported; whoever added something is not told of it
  }
  if (placement === 'cart_overlay') void parts.tell({ event: 'ATC_NO_RESPONSE', placement, scheme: schemeOf(placement) });
  return undefined;
}
