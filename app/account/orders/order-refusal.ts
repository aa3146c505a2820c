import type { FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import type { Unreached } from '#app/api/unreached.ts';
import { MAIL_LINK } from './look-up-intent.ts';
import { RETURN_REASON, typedQuantities, type TypedQuantities } from './returns/return-fields.ts';

/** What a form of the order page came to when nothing was changed. */
export type OrderRefusal = {
  readonly about: 'cancel' | 'return' | 'review-return';
  readonly errors: readonly FormError[];
  /** How many had been chosen, by row, as it was typed. */
  readonly quantities: TypedQuantities;
  readonly reason: string;
  /** No answer came: for all that is known it has been done. */
  readonly isUnsure?: true;
};

/** What had been chosen to go back, for the form to show it again. */
export function chosenIn(form: FormData): Pick<OrderRefusal, 'quantities' | 'reason'> {
  return { quantities: typedQuantities(form), reason: textIn(form, RETURN_REASON) };
}

type Refused = { readonly refusal: OrderRefusal } | { readonly errors: FormError[]; readonly email: string };

/**
 * The outcome of a form of the order page that got no answer.
 *
 * @param isBack whether the shop can be reached again: then the page asks for the order as it is now.
 */
export function unreachedOrder(form: FormData, text: string, isBack: boolean): Refused & Partial<Unreached> {
  return { ...refused(form, text), ...(!isBack && { isUnreached: true }) };
}

function refused(form: FormData, text: string): Refused {
  const chosen = chosenIn(form);
  switch (textIn(form, 'intent')) {
    case '':
    case MAIL_LINK:
      return { errors: [{ message: text }], email: textIn(form, 'email') };
    case 'cancel':
      return { refusal: { about: 'cancel', errors: [{ message: text }], ...chosen, isUnsure: true } };
    case 'return':
      return {
        refusal: { about: 'review-return', errors: [{ message: `${text} Nothing is returned twice.` }], ...chosen, isUnsure: true },
      };
    default:
      return { refusal: { about: 'return', errors: [{ message: text }], ...chosen } };
  }
}
