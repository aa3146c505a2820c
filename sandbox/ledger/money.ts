import { z } from 'zod';

/** The most dollars one call may move. */
const MAX_DOLLARS = 1_000_000;

/** Integer cents as the JSON number of dollars that the wire carries: 4699 -> 46.99. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** An amount of the wire: more than 0, whole cents, at most a million dollars. Parses to integer cents. */
export const amountSchema = z
  .number()
  .positive()
  .max(MAX_DOLLARS)
  .refine((dollars) => Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6, 'must be whole cents')
  .transform((dollars) => Math.round(dollars * 100))
  .refine((cents) => cents > 0, 'must be at least one cent');

/** Cents as people read them: 4993 -> $49.93. */
export function dollarsText(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}
