import type { BudgetPeriod, Carry } from './periods.ts';

/** How often a budget begins anew, as people read and choose it. */
export const PERIOD_WORDS = {
  NONE: 'Never',
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

/** What these are called, in forms, in files and in the log. */
export const CENTER_NAMES = { period: 'Resets', carry: 'Rolls over', carryCap: 'Rolls over up to' } as const;
