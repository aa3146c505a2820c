import type { CartChange } from '#app/cart/actions/action-result.ts';

/** The fields of a form, in their order. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** What a form that adds items from outside of the cart is called. */
export const ADD_ITEMS = 'add-items';
export type WantedIntent = CartChange | typeof ADD_ITEMS;

/** Something that a shopper wants of the cart, until it is answered. */
export type Intention = {
  /** Its Idempotency-Key: however often it is sent, it is done once. */
  readonly key: string;
  /** Those of one lane go one after the other. */
  readonly lane: string;
  /** The row or saved item that it is about; empty for the whole cart. */
  readonly place: string;
  readonly intent: WantedIntent;
  readonly fields: Fields;
  /** By what an add is known: its first item, the text that was typed, or its coupon. */
  readonly name: string;
  /** 'unreached': sent, and nobody knows whether it came: it is sent again under its key. */
  readonly phase: 'waiting' | 'sent' | 'unreached';
  /** Set when it got no answer on this page, however often it was sent again since: whether the browser had no connection then. */
  readonly offline?: boolean | undefined;
  /** Epoch milliseconds. */
  readonly madeAt: number;
};

export function fieldIn(fields: Fields, name: string): string {
  return fields.find(([one]) => one === name)?.[1] ?? '';
}

/** The fields of a form, without its files. */
export function fieldsOf(form: FormData): Fields {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
}

/** The fields by which an add is known: an item, a text with the numbers of several, a coupon. */
const NAMING: readonly string[] = ['itemId', 'numbers', 'coupon', 'code'];

/** What a form wants. */
export function intentionOf(fields: Fields, { key, madeAt, intent }: Pick<Intention, 'key' | 'madeAt' | 'intent'>): Intention {
  const rowId = fieldIn(fields, 'cartItemId');
  const place = fieldIn(fields, 'place') || rowId || fieldIn(fields, 'listItemId');
  const names = fields.filter(([name, value]) => NAMING.includes(name) && value.trim() !== '');
  const name = (names.find(([field]) => field === 'itemId') ?? names[0])?.[1] ?? '';
  const isNamed = intent === ADD_ITEMS || intent === 'add' || intent === 'remove-coupon' || intent === 'restore-saved';
  return { key, lane: isNamed ? `${intent} ${name}` : `at ${place}`, place, intent, fields, name, phase: 'waiting', madeAt };
}

/**
 * The intentions with one more. What is wanted of a row replaces what was wanted of it before and has not been sent; a row that is to go
 * stays gone; and the same again, while the first is under way, means the same: then the list is the one given.
 */
export function withIntention(list: readonly Intention[], next: Intention): readonly Intention[] {
  const same = list.filter(({ lane }) => lane === next.lane);
  if (same.some(({ intent }) => intent === 'remove')) return list;
  if (next.intent === 'quantity' || next.intent === 'remove')
    return [...list.filter((one) => !(one.lane === next.lane && one.intent === 'quantity' && one.phase === 'waiting')), next];
  const isSame = (one: Intention) =>
    one.intent === next.intent && (one.intent === ADD_ITEMS || JSON.stringify(one.fields) === JSON.stringify(next.fields));
  return same.some(isSame) ? list : [...list, next];
}

/** The intentions that can go now: the first of every lane that has none under way. */
export function readyToSend(list: readonly Intention[]): Intention[] {
  const firsts = new Map<string, Intention>();
  for (const one of list) if (!firsts.has(one.lane)) firsts.set(one.lane, one);
  return [...firsts.values()].filter(({ phase }) => phase !== 'sent');
}

/** The list with one intention in another phase; one that got no answer is known by it until it gets one. */
export function inPhase(list: readonly Intention[], key: string, phase: Intention['phase']): readonly Intention[] {
  return list.map((one) => (one.key === key ? { ...one, phase, ...(phase === 'unreached' && { offline: !navigator.onLine }) } : one));
}
