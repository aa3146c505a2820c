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

/** What was typed for each row, by row. */
export type TypedQuantities = Readonly<Record<string, string>>;

export function typedQuantities(form: FormData): TypedQuantities {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value.trim()]] : [],
    ),
  );
}

/** What is given back: rows with 1 or more; and the rows for which something else than a number was typed. */
export function returnWishes(typed: TypedQuantities): { readonly wishes: readonly ReturnWish[]; readonly unreadable: readonly string[] } {
  const rows = Object.entries(typed).map(([cartItemId, text]) => ({ cartItemId, qty: /^\d{0,4}$/.test(text) ? Number(text) : undefined }));
  return {
    wishes: rows.flatMap(({ cartItemId, qty = 0 }) => (qty > 0 ? [{ cartItemId, qty }] : [])),
    unreadable: rows.filter(({ qty }) => qty === undefined).map(({ cartItemId }) => cartItemId),
  };
}
