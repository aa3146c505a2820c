import type { Cents } from '../../shared/money.ts';
import { MOST_BUDGET_CENTS, type BudgetPeriod, type Carry } from './periods.ts';

/** So many budget centers an organization has at most, closed ones among them. */
export const MOST_CENTERS = 5_000;
const LONGEST_NAME = 60;
/** So many rows of centers, of a book or of the log stand on a page. */
export const ROWS_A_PAGE = 50;
/** So long a reason is at most. */
export const LONGEST_WHY = 200;

/** How a budget center is wanted. */
export interface WantedCenter {
  readonly description: string;
  /** What each period begins with. */
  readonly amountCents: Cents;
  readonly period: BudgetPeriod;
  readonly carry: Carry;
  readonly carryCapCents: Cents | undefined;
}

/** What is wrong with what somebody wants, and of which field. */
export interface CenterProblem {
  readonly field: string;
  readonly message: string;
}

/** How a center is booked: as somebody has typed it, in capitals. */
export function centerValue(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Why a text is nothing that a center can be booked under; undefined where it is. */
export function centerValueProblem(value: string): string | undefined {
  return /^[A-Z0-9][A-Z0-9-]{0,29}$/.test(value) ? undefined : 'Use letters, digits and dashes, up to 30 in all, such as FRONT-DESK.';
}

/** An amount in dollars in cents; undefined where it is none that a budget can have. */
export function budgetCents(dollars: number): Cents | undefined {
  const cents = Math.round(dollars * 100);
  return Math.abs(dollars * 100 - cents) < 1e-6 && cents >= 0 && cents <= MOST_BUDGET_CENTS ? cents : undefined;
}

/** What is wrong with how a center is wanted. */
export function centerProblems({ description, period, carry, carryCapCents }: WantedCenter): CenterProblem[] {
  return [
    ...(description === '' || description.length > LONGEST_NAME
      ? [{ field: 'description', message: `Enter a name. Use ${LONGEST_NAME} characters or fewer.` }]
      : []),
    ...(period === 'NONE' && carry !== 'NONE' ? [{ field: 'carry', message: 'Only a budget that resets can roll over.' }] : []),
    ...(carry === 'CAPPED' && carryCapCents === undefined
      ? [{ field: 'carryCap', message: 'Enter how much can roll over, like 250.00.' }]
      : []),
  ];
}
