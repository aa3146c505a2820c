import { useSyncExternalStore } from 'react';
import { addToCompare, COMPARE_MAX, removeFromCompare, restoreCompare } from '#domain/catalog/compare.ts';
import type { TileView } from '#app/catalog/tiles/tile-view.ts';
import { textStorage } from '#app/local-cart/text-storage.ts';

/** What the bar shows of an item. */
export type ChosenItem = Pick<TileView, 'itemId' | 'title' | 'image'>;

export type Chosen = {
  readonly items: readonly ChosenItem[];
  /** What the last change led to, to be heard; empty before there was one on this page. */
  readonly said: string;
  /** How many times more than may be compared were chosen: who shows what is chosen tells it. */
  readonly refusals: number;
};

/** Of this tab only, and gone with it. */
const KEY = 'compare';
const NOTHING: Chosen = { items: [], said: '', refusals: 0 };
const storage = textStorage(() => window.sessionStorage);
const listeners = new Set<() => void>();
let chosen = NOTHING;
/** The context token of who has signed in: what they chose is forgotten when they leave. */
let owner: string | undefined;

/** What is chosen to be compared. On the server, and until the page has taken over, nothing is. */
export function useChosen(): Chosen {
  return useSyncExternalStore(subscribe, now, nothing);
}

/**
 * Chooses an item or takes it back. A fifth one is refused, and nothing changes. (S §4, Compare)
 *
 * @param said what is heard of it, where that is more than how many are chosen.
 */
export function choose(item: ChosenItem, isWanted: boolean, said?: string): void {
  const ids = idsOf(chosen.items);
  const { itemIds, isRefused } = isWanted
    ? addToCompare(ids, item.itemId)
    : { itemIds: removeFromCompare(ids, item.itemId), isRefused: false };
  if (isRefused) {
    publish({ ...chosen, refusals: chosen.refusals + 1 });
    return;
  }
  keep([...chosen.items, item], itemIds, said);
}

/** Takes over what this tab has kept, unless it was chosen by somebody who has signed in and is no longer here. */
export function restoreChosen(signedIn: string | undefined): void {
  owner = signedIn;
  const kept = readKept(storage.get(KEY));
  const isForgotten = kept.owner !== undefined && kept.owner !== owner;
  if (isForgotten) storage.remove(KEY);
  const items = isForgotten ? [] : kept.items;
  if (idsOf(items).join() !== idsOf(chosen.items).join()) publish({ ...chosen, items, said: '' });
}

/** Has the items of these ids chosen, and nothing else; `known` are the items. */
export function keep(known: readonly ChosenItem[], itemIds: readonly string[], said?: string): void {
  const items = pick(known, itemIds);
  storage.set(KEY, JSON.stringify({ owner, items }));
  publish({ ...chosen, items, said: said ?? `${items.length} of ${COMPARE_MAX} chosen to compare` });
}

/** What storage holds is as good as what anybody writes into it. */
function readKept(text: string | undefined): { owner: string | undefined; items: readonly ChosenItem[] } {
  const said = parsed(text);
  const items =
    said !== null && typeof said === 'object' && 'items' in said && Array.isArray(said.items) ? said.items.filter(isChosenItem) : [];
  const owner = said !== null && typeof said === 'object' && 'owner' in said && typeof said.owner === 'string' ? said.owner : undefined;
  return { owner, items: pick(items, restoreCompare(idsOf(items))) };
}

function parsed(text = 'null'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // written by nobody of ours: as good as nothing
  }
}

function isChosenItem(one: unknown): one is ChosenItem {
  if (one === null || typeof one !== 'object' || !('itemId' in one && 'title' in one && 'image' in one)) return false;
  const { itemId, title, image } = one;
  return typeof itemId === 'string' && typeof title === 'string' && image !== null && typeof image === 'object' && 'key' in image;
}

/** The items of these ids, in the ids' order. */
function pick(items: readonly ChosenItem[], itemIds: readonly string[]): ChosenItem[] {
  return itemIds.flatMap((id) => items.find(({ itemId }) => itemId === id) ?? []);
}

export function idsOf(items: readonly ChosenItem[]): string[] {
  return items.map(({ itemId }) => itemId);
}

function publish(next: Chosen): void {
  chosen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const now = () => chosen;
const nothing = () => NOTHING;
