import type { CartVisit } from './cart-store.ts';
import type { Intention } from './intentions.ts';
import type { TextStorage } from './text-storage.ts';

/** What could not be sent for so long is forgotten: prices and plans are others by then, and so may be the key's meaning. */
const FORGOTTEN_AFTER_MS = 12 * 60 * 60_000;

const keyOf = (visit: CartVisit | undefined) => `wanted ${visit?.tenant ?? ''} ${visit?.contextToken ?? ''}`;

/** Keeps what got no answer for the pages to come, for whoever wanted it. */
export function keepIntentions(
  storage: TextStorage,
  { visit, intentions }: { readonly visit: CartVisit | undefined; readonly intentions: readonly Intention[] },
): void {
  const unreached = intentions.filter(({ phase }) => phase === 'unreached');
  if (unreached.length === 0) storage.remove(keyOf(visit));
  else storage.set(keyOf(visit), JSON.stringify(unreached));
}

/** What this visitor wanted and got no answer to, on this page or one before; what cannot be read is none. */
export function keptIntentions(storage: TextStorage, visit: CartVisit | undefined, now: number): Intention[] {
  try {
    const kept: unknown = JSON.parse(storage.get(keyOf(visit)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => isIntention(one) && now - one.madeAt < FORGOTTEN_AFTER_MS) : [];
  } catch {
    return [];
  }
}

function isIntention(value: unknown): value is Intention {
  const fields = new Map(value instanceof Object ? Object.entries(value) : []);
  const texts = ['key', 'lane', 'place', 'intent', 'name'].every((name) => typeof fields.get(name) === 'string');
  return texts && typeof fields.get('madeAt') === 'number' && Array.isArray(fields.get('fields'));
}
