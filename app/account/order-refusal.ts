import type { FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import type { Unreached } from '#app/api/unreached.ts';
import { RETURN_REASON, returnWishes, type ReturnWish } from './return-fields.ts';

/** What a form of the order page came to when nothing was changed. */
export type OrderRefusal = {
  readonly about: 'cancel' | 'return';
  readonly errors: readonly FormError[];
  /** What had been chosen, by row. */
  readonly quantities: Readonly<Record<string, number>>;
  readonly reason: string;
};

/** What had been chosen to go back, for the form to show it again. */
export function chosenIn(form: FormData): Pick<OrderRefusal, 'quantities' | 'reason'> {
  const wishes = returnWishes(form);
  return { quantities: wishes === 'UNREADABLE' ? {} : quantitiesOf(wishes), reason: textIn(form, RETURN_REASON) };
}

function quantitiesOf(wishes: readonly ReturnWish[]): Readonly<Record<string, number>> {
  return Object.fromEntries(wishes.map(({ cartItemId, qty }) => [cartItemId, qty]));
}

/** The outcome of a form of the order page that got no answer. */
export function unreachedOrder(
  form: FormData,
  text: string,
): Unreached & ({ refusal: OrderRefusal } | { errors: FormError[]; email: string }) {
  const intent = textIn(form, 'intent');
  if (intent === '') return { errors: [{ message: text }], email: textIn(form, 'email'), isUnreached: true };
  return {
    refusal: { about: intent === 'cancel' ? 'cancel' : 'return', errors: [{ message: text }], ...chosenIn(form) },
    isUnreached: true,
  };
}
