import type { CartVisit } from './cart-store.ts';
import type { Intention } from './intentions.ts';
import type { TextStorage } from './text-storage.ts';

/** What could not be sent for so long is forgotten: prices and plans are others by then, and so may be the key's meaning. */
const FORGOTTEN_AFTER_MS = 12 * 60 * 60_000;
/** So many are kept at most, for whomever: what comes on top lives as long as its page. */
const MOST_KEPT = 100;

const ALL = 'wanted ';
const ofVisitor = (visit: CartVisit | undefined) => `${ALL}${visit?.tenant ?? ''} ${visit?.contextToken ?? ''} `;

/**
 * Keeps what got no answer for the pages to come, for whoever wanted it. Each is an entry of its own: tabs share the storage, and
 * none may write over what another one keeps.
 */
export function keepUnreached(storage: TextStorage, visit: CartVisit | undefined, intention: Intention): void {
  forgetUnreached(storage, intention.key); // it may have been kept for a visitor who had no session yet
  if (entriesIn(storage).length >= MOST_KEPT) return;
  storage.set(`${ofVisitor(visit)}${intention.key}`, JSON.stringify({ ...intention, phase: 'unreached', offline: undefined }));
}

/** It was answered: no page sends it again. */
export function forgetUnreached(storage: TextStorage, key: string): void {
  for (const entry of entriesIn(storage)) if (entry.endsWith(` ${key}`)) storage.remove(entry);
}

/**
 * What this visitor wanted and got no answer to, on this page, on one before or in another tab, the oldest first. That another tab may
 * send it too does no harm, since it does so under the same key. What cannot be read or is too old is removed, whoever wanted it.
 */
export function unreachedIntentions(storage: TextStorage, visit: CartVisit | undefined, now: number): Intention[] {
  const mine: Intention[] = [];
  for (const entry of entriesIn(storage)) {
    const intention = readIntention(storage.get(entry));
    const isCurrent = intention !== undefined && Math.abs(now - intention.madeAt) < FORGOTTEN_AFTER_MS;
    if (!isCurrent || !entry.endsWith(` ${intention.key}`)) storage.remove(entry);
    else if (entry === `${ofVisitor(visit)}${intention.key}`) mine.push(intention);
  }
  return mine.toSorted((one, other) => one.madeAt - other.madeAt);
}

function entriesIn(storage: TextStorage): string[] {
  return storage.keys().filter((entry) => entry.startsWith(ALL));
}

/** The storage can be written by anybody who sits at the browser, and by another version of these pages. */
function readIntention(text: string | undefined): Intention | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUnreached(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isUnreached(value: unknown): value is Intention {
  const fields = new Map(value instanceof Object ? Object.entries(value) : []);
  return (
    ['key', 'lane', 'place', 'intent', 'name'].every((name) => typeof fields.get(name) === 'string') &&
    fields.get('phase') === 'unreached' &&
    typeof fields.get('madeAt') === 'number' &&
    isFields(fields.get('fields'))
  );
}

function isFields(value: unknown): value is Intention['fields'] {
  return (
    Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every((one) => typeof one === 'string'))
  );
}
