import { isShownAmount } from '../accounts/hidden-prices.ts';
import { subtotalText } from '#domain/cart/rows/count-items.ts';
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

/** A sum that is no step of the price. */
const SUBTOTAL = 'SUBTOTAL';

/** What a bill is made of: the steps of a price, and what they come to before shipping, fees and taxes, in dollars. An order may lack either; what its reader is not shown is left out. */
export interface Bill {
  readonly explanation?: readonly BillStep[] | undefined;
  readonly cartSubTotalAfterCoupons?: number | undefined;
}

/**
 * Every line from the regular price to the total, with the subtotal after what is taken off. It is the first line where nothing is. `pieces`:
 * how many are bought; not counted in the label when absent.
 */
export function billLines({ explanation = [], cartSubTotalAfterCoupons: subtotal }: Bill, pieces?: number): BillLine[] {
  const steps = explanation
    .filter(({ rule }) => !TENDER_RULES.includes(rule))
    .filter(({ amount }) => isShownAmount(amount))
    .filter(({ rule, amount }) => amount !== 0 || rule === 'REGULAR_PRICE' || rule === 'TAX_EXEMPT' || FREE_RULES.includes(rule));
  const label = pieces === undefined ? 'Subtotal' : subtotalText(pieces);
  const all = !isShownAmount(subtotal) ? steps : withSubtotal(steps, { rule: SUBTOTAL, label, amount: subtotal });
  return all.map((step) => ({
    step,
    label: FREE_RULES.includes(step.rule) ? STEP_LABELS.STANDARD_SHIPPING : step.label,
    amount: FREE_RULES.includes(step.rule) && step.amount === 0 ? 'Free' : formatDollars(step.amount),
    isSaving: step.amount < 0,
  }));
}

/** What is taken off comes right after the regular price, before all that is added. */
function withSubtotal(steps: readonly BillStep[], subtotal: BillStep): BillStep[] {
  const [first, ...rest] = steps;
  if (first?.rule !== 'REGULAR_PRICE') return [...steps];
  const added = rest.findIndex(({ amount }) => amount >= 0);
  const savings = added === -1 ? rest : rest.slice(0, added);
  return savings.length === 0 ? [subtotal, ...rest] : [first, ...savings, subtotal, ...rest.slice(savings.length)];
}
