import { itemsText } from '#domain/cart/rows/count-items.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { STORED_VALUE_TYPES } from '#domain/payment/payment-types.ts';
import { STEP_LABELS } from './step-labels.ts';

/** A step of a price as the wire has it: `amount` in dollars, negative for what is taken off. */
export interface BillStep {
  readonly rule: string;
  readonly label: string;
  readonly amount: number;
}

/** A step as the shopper reads it: 'Shipping', 'Free'. */
export interface BillLine {
  readonly step: BillStep;
  readonly label: string;
  readonly amount: string;
  readonly isSaving: boolean;
}

/** Fees of nothing that are worth a line all the same. */
const FREE_RULES: readonly string[] = ['FREE_DELIVERY', 'FREE_FOR_MEMBERS', 'FREE_FROM_THRESHOLD', 'SHIPPING_COUPON'];

/** Who pays takes nothing off the total: gift and prepaid cards are told below it. */
const TENDER_RULES: readonly string[] = STORED_VALUE_TYPES;

/** Every line from the regular price to the total. `pieces`: how many are bought; not counted in the label when absent. */
export function billLines(steps: readonly BillStep[], pieces?: number): BillLine[] {
  return steps
    .filter(({ rule }) => !TENDER_RULES.includes(rule))
    .filter(({ rule, amount }) => amount !== 0 || rule === 'REGULAR_PRICE' || rule === 'TAX_EXEMPT' || FREE_RULES.includes(rule))
    .map((step) => ({
      step,
      label: labelOf(step, pieces),
      amount: FREE_RULES.includes(step.rule) && step.amount === 0 ? 'Free' : formatDollars(step.amount),
      isSaving: step.amount < 0,
    }));
}

function labelOf({ rule, label }: BillStep, pieces: number | undefined): string {
  if (rule === 'REGULAR_PRICE') return pieces === undefined ? 'Items' : itemsText(pieces);
  return FREE_RULES.includes(rule) ? STEP_LABELS.STANDARD_SHIPPING : label;
}
