/** The list of rows in the form of a return, as a field that an error can be about. */
export const RETURN_ROWS = 'return';

/** Why they go back. */
export const RETURN_REASON = 'reason';

/** Told apart by it: a return and its repeat. */
export const RETURN_KEY = 'key';

const PREFIX = 'return-';

/** The field for how many of a row go back. */
export function returnField(lineId: string): string {
  return `${PREFIX}${lineId}`;
}

export type ReturnWish = { readonly cartItemId: string; readonly qty: number };

/** What a form gives back: rows with 1 or more. 'UNREADABLE' when a number is none. */
export function returnWishes(form: FormData): readonly ReturnWish[] | 'UNREADABLE' {
  const wishes = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && name.startsWith(PREFIX) ? [{ cartItemId: name.slice(PREFIX.length), text: value.trim() }] : [],
  );
  if (wishes.some(({ text }) => !/^\d{0,4}$/.test(text))) return 'UNREADABLE';
  return wishes.map(({ cartItemId, text }) => ({ cartItemId, qty: Number(text) })).filter(({ qty }) => qty > 0);
}
