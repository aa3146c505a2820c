import type { Cents } from '../../shared/money.ts';

/** A part of what a row costs that a budget center bears. */
export interface BudgetShare {
  readonly value: string;
  /** In hundredths of a percent, above 0. */
  readonly parts: number;
}

/** All of a row. */
export const ALL_PARTS = 10_000;
/** So many centers share a row at most. */
export const MOST_SHARES = 10;

/**
 * An amount divided by weights, to the cent: each has its share rounded down, and the cents that are left go to whom rounding has cost most, the first of those who
 * are alike first. (The largest remainder.)
 *
 * @param weights one above 0 at least, none below.
 */
export function splitCents(cents: Cents, weights: readonly number[]): Cents[] {
  const all = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight));
  const shares = exact.map((amount) => Number(amount / all));
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((amount, at) => ({ at, remainder: amount % all }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder < b.remainder ? 1 : -1));
  const rounded = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return shares.map((share, at) => share + (rounded.has(at) ? 1 : 0));
}

/**
 * What parts of a whole are, in tenths of a percent that make 100.0 where they are all of it. Undefined where something of it is below 0, or nothing is left of it.
 *
 * @param totalCents of which the amounts are all, or the largest.
 */
export function sharesOf(amounts: readonly Cents[], totalCents: Cents): number[] | undefined {
  const restCents = totalCents - amounts.reduce((sum, cents) => sum + cents, 0);
  if (totalCents <= 0 || restCents < 0 || amounts.some((cents) => cents < 0)) return undefined;
  return splitCents(1000, [...amounts, restCents]).slice(0, amounts.length);
}

/**
 * What of several amounts has come back when so much of their sum has: each is rounded to the nearest cent, and what that is too much or too little is made up
 * where it shows least. Who has more back later never has less back in any of them (Sainte-Laguë's way), which the largest remainder does not promise.
 *
 * @param given whole cents, none below 0.
 * @param backCents of their sum, from 0 to all of it.
 */
function backUpTo(given: readonly Cents[], backCents: Cents): Cents[] {
  const all = given.reduce((sum, cents) => sum + cents, 0);
  if (all === 0) return given.map(() => 0);
  const back = given.map((cents) => Number((2n * BigInt(backCents) * BigInt(cents) + BigInt(all)) / (2n * BigInt(all))));
  // A cent is due at its number less a half, as a share of the amount that it is of: the one that is due first comes first, of those alike the first amount's.
  const isBefore = (a: { at: number; cent: number }, b: { at: number; cent: number }) => {
    const [one, other] = [BigInt(2 * a.cent - 1) * BigInt(given[b.at] ?? 0), BigInt(2 * b.cent - 1) * BigInt(given[a.at] ?? 0)];
    return one === other ? a.at < b.at : one < other;
  };
  let open = backCents - back.reduce((sum, cents) => sum + cents, 0);
  while (open !== 0) {
    const step = open > 0 ? 1 : -1;
    const next = back
      .map((cents, at) => ({ at, cent: step > 0 ? cents + 1 : cents }))
      .filter(({ at, cent }) => cent >= 1 && cent <= (given[at] ?? 0))
      .reduce((best, one) => (isBefore(one, best) === step > 0 ? one : best));
    back[next.at] = (back[next.at] ?? 0) + step;
    open -= step;
  }
  return back;
}

/**
 * To whom what comes back of a row goes: in the shares in which it was paid, from the first cent on. Nobody ever gets back more than they gave, and who
 * all of it comes back to has all of it, however it was parted.
 *
 * @param given what each gave.
 * @param beforeCents what of it came back earlier.
 */
export function givenBack(given: readonly Cents[], beforeCents: Cents, nowCents: Cents): Cents[] {
  const before = backUpTo(given, beforeCents);
  return backUpTo(given, beforeCents + nowCents).map((cents, at) => cents - (before[at] ?? 0));
}

/** Why shares do not part a row; undefined where they do. */
export function sharesProblem(shares: readonly BudgetShare[]): string | undefined {
  if (shares.length < 2) return 'Choose two budget centers or more.';
  if (shares.length > MOST_SHARES) return `Choose ${MOST_SHARES} budget centers at most.`;
  if (new Set(shares.map(({ value }) => value)).size < shares.length) return 'Choose each budget center once.';
  if (shares.some(({ parts }) => !Number.isInteger(parts) || parts <= 0))
    return 'Enter a percentage above 0 for each, with two decimals at most.';
  const sum = shares.reduce((total, { parts }) => total + parts, 0);
  return sum === ALL_PARTS ? undefined : `The percentages add up to ${percentText(sum)}. They need to make 100%.`;
}

/** "33.5%" */
export function percentText(parts: number): string {
  return `${parts / 100}%`;
}

/** A percentage as it is typed, "33.5" or "33.50 %", in hundredths of a percent; undefined where it is none. */
export function typedPercent(text: string): number | undefined {
  const typed = /^(\d{1,3})(?:\.(\d{0,2}))?\s*%?$/.exec(text.trim());
  return typed?.[1] === undefined ? undefined : Number(typed[1]) * 100 + Number((typed[2] ?? '').padEnd(2, '0'));
}
