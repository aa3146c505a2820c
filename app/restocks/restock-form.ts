import type { CallInput } from '#contracts/door.ts';
import type { startRestock } from '#contracts/restocks/restocks.ts';
import { RESTOCK_MONTHS } from '#domain/restocks/restock-days.ts';
import { RISES } from '#domain/restocks/restock-price.ts';
import { textIn } from '#app/api/form-request.ts';

type Wanted = Pick<NonNullable<CallInput<typeof startRestock>['body']>, 'interval' | 'qty' | 'rise'>;

/** How often it comes and up to which price, as it was chosen in a form; what no choice of it has is left to the call to refuse or to fill in. */
export function wantedIn(form: FormData): Wanted {
  const interval = RESTOCK_MONTHS.find((months) => String(months) === textIn(form, 'interval'));
  const rise = RISES.find((percent) => String(percent) === textIn(form, 'rise'));
  const qty = textIn(form, 'qty').trim().slice(0, 12);
  return { qty: qty === '' ? 0 : Number(qty), ...(interval !== undefined && { interval }), ...(rise !== undefined && { rise }) };
}

/** The choices of how often. */
export const INTERVALS = RESTOCK_MONTHS.map((months) => ({
  value: String(months),
  label: months === 1 ? 'Every month' : `Every ${months} months`,
}));

/** The choices of when to ask about a price. */
export const RISE_CHOICES = RISES.map((percent) => ({
  value: String(percent),
  label: percent === 0 ? 'The price goes up at all' : `The price goes up by more than ${percent}%`,
}));
