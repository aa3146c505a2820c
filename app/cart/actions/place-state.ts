import type { ActionResult, CartIntent } from './action-result.ts';

/** What is under way at a place of the cart page, and the result of the last action there. */
export type PlaceState = { readonly busy: readonly CartIntent[]; readonly result: ActionResult | undefined };

/** The place of what is about no row. */
export const WHOLE_CART = '';

const NOTHING: PlaceState = { busy: [], result: undefined };
const listeners = new Set<() => void>();
const places = new Map<string, PlaceState>();
let latest: ActionResult | undefined;

export function subscribeToPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The state of a row, or of the whole cart: the same object until something happens there. */
export function placeState(place: string): PlaceState {
  return places.get(place) ?? NOTHING;
}

/** On the server nobody has done anything yet. */
export function noPlaceState(): PlaceState {
  return NOTHING;
}

/** The result of the action that was answered last, wherever. */
export function latestResult(): ActionResult | undefined {
  return latest;
}

/** An action is on its way. */
export function markBusy(place: string, intent: CartIntent): void {
  const state = placeState(place);
  publish(place, { ...state, busy: [...state.busy, intent] });
}

/** It has been answered, and the page shows it. */
export function markIdle(place: string, intent: CartIntent): void {
  const state = placeState(place);
  publish(place, { ...state, busy: state.busy.toSpliced(state.busy.indexOf(intent), state.busy.includes(intent) ? 1 : 0) });
}

export function publishResult(place: string, result: ActionResult): void {
  latest = result;
  publish(place, { ...placeState(place), result });
}

/** Whether nothing is under way anywhere. */
export function isQuiet(): boolean {
  return places.values().every(({ busy }) => busy.length === 0);
}

/** Waits until nothing is under way any more. */
export function whenQuiet(): Promise<void> {
  if (isQuiet()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribeToPlaces(() => {
      if (!isQuiet()) return;
      stop();
      resolve();
    });
  });
}

/** The page is left: the results of its actions are not shown again. */
export function forgetPlaces(): void {
  places.clear();
  latest = undefined;
  for (const listener of listeners) listener();
}

function publish(place: string, state: PlaceState): void {
  places.set(place, state);
  for (const listener of listeners) listener();
}
