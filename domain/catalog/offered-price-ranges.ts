import type { Cents } from '#domain/shared/money.ts';

/** Where the ranges of the price filter begin, in dollars. */
const STEPS = [0, 10, 25, 50, 100, 250, 500] as const;

/** The ranges that are offered, as addresses write them: "0-10", "500-". */
export const PRICE_RANGES: readonly string[] = STEPS.map((from, index) => `${from}-${STEPS[index + 1] ?? ''}`);

/** The prices at which the next range begins, in cents. */
export const RANGE_ENDS: readonly Cents[] = STEPS.slice(1).map((dollars) => dollars * 100);
