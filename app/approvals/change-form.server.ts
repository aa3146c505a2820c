import { modifyOrder } from '#contracts/approvals/approvals.ts';
import { LONGEST_ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import type { Door, Reply } from '#contracts/door.ts';
import { formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn, textsIn } from '#app/api/form-request.ts';
import { CHANGED_ROW, quantityField, swapField } from './change-fields.ts';

const WHOLE = /^\d{1,4}$/;

type Refused = { readonly errors: readonly FormError[]; readonly reply?: Extract<Reply<unknown>, { ok: false }> };

/** Changes the rows of an order that waits as a form says: each to its quantity, 0 removing it, and to the item that is to come in its place. @returns undefined: it is done */
export async function changeFromForm(door: Door, orderNumber: string, form: FormData): Promise<Refused | undefined> {
  const rows = textsIn(form, CHANGED_ROW).map((lineId) => ({
    lineId,
    qty: textIn(form, quantityField(lineId)).trim(),
    itemId: textIn(form, swapField(lineId)).trim(),
  }));
  const wrong = rows.filter(({ qty }) => !WHOLE.test(qty));
  if (wrong.length > 0)
    return { errors: wrong.map(({ lineId }) => formError('Enter a whole number. 0 removes the item.', quantityField(lineId))) };
  const unreadable = rows.filter(({ itemId }) => itemId.length > LONGEST_ITEM_NUMBER);
  if (unreadable.length > 0) return { errors: unreadable.map(({ lineId }) => formError('Enter an item number.', swapField(lineId))) };
  const reply = await door(modifyOrder, {
    query: { tenantId: 'StaplesAdvantage', channel: 'WEB', actionType: 'MODIFY_CART', orderNumber, returnData: false },
    body: {
      items: rows.map(({ lineId, qty, itemId }) => ({ cartItemId: lineId, qty: Number(qty), ...(itemId !== '' && { itemId }) })),
    },
  });
  return reply.ok ? undefined : { errors: formErrors(reply, []), reply };
}
