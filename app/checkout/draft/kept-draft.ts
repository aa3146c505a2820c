import { hasCardNumber } from '#domain/payment/cards/card-number-in-text.ts';
import type { TextStorage } from '#app/local-cart/text-storage.ts';

/** The forms of checkout of which what was typed is kept. */
export type DraftName = 'address' | 'pickup';

/** What stands in the fields of a form, by their names. */
export type Draft = Readonly<Record<string, string>>;

const keyOf = (name: DraftName) => `checkout-draft ${name}`;

/** Keeps what somebody has typed for this tab. What looks like the number of a card is never kept, wherever it was typed. @param owner whose it is, and of which cart */
export function keepDraft(storage: TextStorage, name: DraftName, owner: string, fields: Draft): void {
  const kept = Object.fromEntries(Object.entries(fields).filter(([, text]) => !hasCardNumber(text)));
  storage.set(keyOf(name), JSON.stringify({ owner, fields: kept }));
}

/** It was said, or is not wanted any more. */
export function forgetDraft(storage: TextStorage, name: DraftName): void {
  storage.remove(keyOf(name));
}

/** What the same visitor had typed for the same cart. That of anybody else, and what cannot be read, is forgotten. */
export function keptDraft(storage: TextStorage, name: DraftName, owner: string): Draft | undefined {
  const text = storage.get(keyOf(name));
  if (text === undefined) return undefined;
  const draft = readDraft(text);
  if (draft !== undefined && draft.owner === owner) return draft.fields;
  forgetDraft(storage, name);
  return undefined;
}

/** The storage can be written by anybody who sits at the browser, and by another version of these pages. */
function readDraft(text: string): { readonly owner: string; readonly fields: Draft } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const parts = new Map(value instanceof Object ? Object.entries(value) : []);
    const [owner, fields] = [parts.get('owner'), parts.get('fields')];
    if (typeof owner !== 'string' || !(fields instanceof Object)) return undefined;
    const texts = Object.entries(fields).flatMap(([name, field]) => (typeof field === 'string' ? [[name, field] as const] : []));
    return { owner, fields: Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}
