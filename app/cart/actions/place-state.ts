import type { CartIntent, CartOutcome } from './action-result.ts';

/** What is under way at a place of the cart page, and what came of the last change there. */
export type PlaceNews = { readonly busy: readonly CartIntent[]; readonly outcome: CartOutcome | undefined };

/** The place of what is about no row. */
export const WHOLE_CART = '';

const NOTHING: PlaceNews = { busy: [], outcome: undefined };
const listeners = new Set<() => void>();
const places = new Map<string, PlaceNews>();
let latest: CartOutcome | undefined;

export function subscribeToNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The news of a row, or of the whole cart: the same object until there is something new there. */
export function newsOf(place: string): PlaceNews {
  return places.get(place) ?? NOTHING;
}

/** On the server nobody has done anything yet. */
export function noNews(): PlaceNews {
  return NOTHING;
}

/** What came of the change that was answered last, wherever. */
export function latestOutcome(): CartOutcome | undefined {
  return latest;
}

/** A change is on its way. */
export function markBusy(place: string, intent: CartIntent): void {
  const news = newsOf(place);
  publish(place, { ...news, busy: [...news.busy, intent] });
}

/** It has been answered, and the page shows it. */
export function markIdle(place: string, intent: CartIntent): void {
  const news = newsOf(place);
  publish(place, { ...news, busy: news.busy.toSpliced(news.busy.indexOf(intent), news.busy.includes(intent) ? 1 : 0) });
}

export function tellOutcome(place: string, outcome: CartOutcome): void {
  latest = outcome;
  publish(place, { ...newsOf(place), outcome });
}

/** Whether nothing is under way anywhere. */
export function isQuiet(): boolean {
  return places.values().every(({ busy }) => busy.length === 0);
}

/** Waits until nothing is under way any more. */
export function whenQuiet(): Promise<void> {
  if (isQuiet()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribeToNews(() => {
      if (!isQuiet()) return;
      stop();
      resolve();
    });
  });
}

/** The page is left: what was said on it is not said again. */
export function forgetNews(): void {
  places.clear();
  latest = undefined;
  for (const listener of listeners) listener();
}

function publish(place: string, news: PlaceNews): void {
  places.set(place, news);
  for (const listener of listeners) listener();
}
