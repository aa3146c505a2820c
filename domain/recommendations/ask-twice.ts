import { ruleOf, type Placement } from './placements.ts';

/** What to do after a placement was asked for: show it, ask for another one, or give up. */
export type Step = { readonly next: 'SHOW' } | { readonly next: 'ASK'; readonly placement: Placement } | { readonly next: 'NOTHING' };

/** Asks once more, for what stands in for it, where nothing came; never a second time. (S4-26) @param asked the placements that were asked for so far, the last one last. */
export function afterAnswer(asked: readonly Placement[], count: number): Step {
  if (count > 0) return { next: 'SHOW' };
  const [first] = asked;
  const fallback = first === undefined ? undefined : ruleOf(first).fallback;
  return fallback === undefined || asked.length > 1 ? { next: 'NOTHING' } : { next: 'ASK', placement: fallback };
}
