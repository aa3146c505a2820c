import type { FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import type { Unreached } from '#app/api/unreached.ts';
import { returnWishes, type ReturnWish } from './return-fields.ts';

/** What a form of the order page came to when nothing was changed. */
export type OrderRefusal = {
  readonly about: 'cancel' | 'return';
  readonly errors: readonly FormError[];
  /** What had been chosen, by row. */
  readonly quantities: Readonly<Record<string, number>>;
};

export function quantitiesOf(wishes: readonly ReturnWish[]): Readonly<Record<string, number>> {
  return Object.fromEntries(wishes.map(({ cartItemId, qty }) => [cartItemId, qty]));
}

/** The outcome of a form of the order page that got no answer. */
export function unreachedOrder(
  form: FormData,
  text: string,
): Unreached & ({ refusal: OrderRefusal } | { errors: FormError[]; email: string }) {
  const intent = textIn(form, 'intent');
  if (intent !== 'cancel' && intent !== 'return') return { errors: [{ message: text }], email: textIn(form, 'email'), isUnreached: true };
  const wishes = returnWishes(form);
  return {
    refusal: { about: intent, errors: [{ message: text }], quantities: wishes === 'UNREADABLE' ? {} : quantitiesOf(wishes) },
    isUnreached: true,
  };
}
