import { isPersonName } from '../identity/names/person-name.ts';
import { fromDollars, type Cents } from '../shared/money.ts';
import { LONGEST_GUEST_NAME, LONGEST_TITLE, MOST_CAP_DOLLARS, MOST_CATEGORIES } from './round-limits.ts';

/** A round as its coordinator wants it; limits in dollars, null: there is none. */
export type WantedRound = {
  readonly title: string;
  readonly personCap: number | null;
  readonly totalCap: number | null;
  readonly categoryIds: readonly string[];
};

type Problem = { readonly field: 'title' | 'personCap' | 'totalCap' | 'categories'; readonly message: string };

const CAP = `Enter an amount from $1 to $${MOST_CAP_DOLLARS.toLocaleString('en-US')}, or leave it empty.`;

/** What keeps a round from being opened so; none: nothing does. */
export function problemsOfRound({ title, personCap, totalCap, categoryIds }: WantedRound): Problem[] {
  const problems: Problem[] = [];
  if (title === '') problems.push({ field: 'title', message: 'Enter a title, such as “December supplies”.' });
  else if (title.length > LONGEST_TITLE) problems.push({ field: 'title', message: `Use up to ${LONGEST_TITLE} characters.` });
  // It stands in mails that the shop sends in somebody's name.
  else if (!isPersonName(title)) problems.push({ field: 'title', message: 'Use a title without web or email addresses, “/” or “:”.' });
  if (isNoCap(personCap)) problems.push({ field: 'personCap', message: CAP });
  if (isNoCap(totalCap)) problems.push({ field: 'totalCap', message: CAP });
  if (personCap !== null && totalCap !== null && personCap > totalCap)
    problems.push({ field: 'personCap', message: 'One person can’t have more than the whole round.' });
  if (categoryIds.length > MOST_CATEGORIES) problems.push({ field: 'categories', message: `Choose up to ${MOST_CATEGORIES} categories.` });
  return problems;
}

function isNoCap(dollars: number | null): boolean {
  return dollars !== null && (capCents(dollars) === undefined || dollars < 1 || dollars > MOST_CAP_DOLLARS);
}

/** A limit in cents; undefined for what is no amount. */
export function capCents(dollars: number): Cents | undefined {
  return Number.isFinite(dollars) ? fromDollars(dollars) : undefined;
}

/** What is wrong with the name that somebody without an account gives, trimmed; undefined: nothing. It is shown to others, and printed. */
export function guestNameProblem(name: string): string | undefined {
  if (name === '') return 'Enter your name, so your coordinator knows who it’s for.';
  if (name.length > LONGEST_GUEST_NAME) return `Use up to ${LONGEST_GUEST_NAME} characters.`;
  return isPersonName(name) ? undefined : 'Enter a name without web or email addresses.';
}
