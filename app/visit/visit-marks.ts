import type { Mark } from '#contracts/page.ts';

/** What a page says of a visit, and how many bytes it may have in a page that is made for many. */
const ROOM = {
  firstName: { length: 46, isExact: false },
  initials: { length: 8, isExact: false },
  accountName: { length: 78, isExact: false },
  customerNumber: { length: 24, isExact: false },
  rewardsNumber: { length: 24, isExact: false },
  budget: { length: 190, isExact: false },
  representative: { length: 46, isExact: false },
  customer: { length: 94, isExact: false },
  zip: { length: 5, isExact: true },
  /** On the badge of the cart; nothing of an empty one. */
  badge: { length: 6, isExact: false },
  /** The same for those who hear it; nothing where it cannot be told. */
  items: { length: 16, isExact: false },
  /** Behind the words that lead to the cart. */
  inCart: { length: 10, isExact: false },
  /** The whole record, as JSON. */
  visit: { length: 860, isExact: false },
} as const;

type MarkName = keyof typeof ROOM;

/** What a page says of a visit, as texts. */
export type VisitTexts = Readonly<Record<Exclude<MarkName, 'visit'>, string>>;

/** Of this process alone, so that no text of others can be taken for a mark. */
const OWN = import.meta.env.SSR ? crypto.randomUUID().replaceAll('-', '') : '';

/** What stands in a page that is made for many, where each visitor's own text or record comes. */
export function markOf(name: MarkName): string {
  return `${OWN}${name}_`;
}

/** The marks of all texts, and their room. */
export function visitMarks(): readonly Mark[] {
  return Object.entries(ROOM).map(([name, room]) => ({ name, mark: `${OWN}${name}_`, ...room }));
}
