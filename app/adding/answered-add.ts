import type { AnsweredAdd } from '#app/local-cart/cart-store.ts';
import { fieldIn } from '#app/local-cart/intentions.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { refusedOutcome, type AddOutcome } from './add-outcome.ts';
import { itemsByNumber, withUnread } from './link/by-number.ts';

export type AddStageProps = {
  tenant: Tenant;
  answered: readonly AnsweredAdd[];
  /** Called when an outcome has had its one end. */
  onShown: (key: string) => void;
};

/** Said of an add of which nobody says why it failed. (C §8, Messages) */
const NO_REASON = 'Failure while adding item to cart. Please try again';

/** What became of an add, also of one that was refused as a whole. */
export function outcomeOfAnswer({ outcome, fields }: AnsweredAdd): AddOutcome {
  if (!('refusal' in outcome)) return outcome;
  const { code, text } = outcome.refusal;
  const quantities = fields.filter(([name]) => name === 'qty');
  const items = fields
    .filter(([name, value]) => name === 'itemId' && value !== '')
    .map(([, itemId], index) => ({ itemId, qty: Number(quantities[index]?.[1] ?? 1) || 1 }));
  const typed = itemsByNumber(fieldIn(fields, 'numbers'));
  const refused = refusedOutcome([...items, ...typed.items], code, code === 'TECHNICAL_PROBLEM' ? NO_REASON : text);
  return withUnread(refused, typed.unread);
}

/** Whether an add was pressed in what is shown about another one: then it is told there. */
export function isWithinOutcome({ fields }: Pick<AnsweredAdd, 'fields'>): boolean {
  return fieldIn(fields, 'within') === 'outcome';
}
