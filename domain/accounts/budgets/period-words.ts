import type { BudgetPeriod, Carry } from './periods.ts';

/** How often a budget begins anew, as people read and choose it. */
export const PERIOD_WORDS = {
  NONE: 'Once',
  MONTH: 'Every month',
  QUARTER: 'Every quarter',
  YEAR: 'Every year',
} as const satisfies Record<BudgetPeriod, string>;

/** What becomes of what is left, in the same way. */
export const CARRY_WORDS = {
  NONE: 'Nothing',
  CAPPED: 'Up to',
  ALL: 'Everything left',
} as const satisfies Record<Carry, string>;
