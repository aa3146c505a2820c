import { modifyOrder } from '#contracts/approvals/approvals.ts';
import type { Door, Reply } from '#contracts/door.ts';
import { formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textsIn } from '#app/api/form-request.ts';
import { CHANGED_ROW, quantityField } from './change-fields.ts';

const WHOLE = /^\d{1,4}$/;

type Refused = { readonly errors: readonly FormError[]; readonly reply?: Extract<Reply<unknown>, { ok: false }> };

/** Changes the rows of an order that waits as a form says: each to its quantity, 0 removing it. @returns undefined: it is done */
export async function changeFromForm(door: Door, orderNumber: string, form: FormData): Promise<Refused | undefined> {
  const rows = textsIn(form, CHANGED_ROW).map((lineId) => ({ lineId, qty: textsIn(form, quantityField(lineId))[0]?.trim() ?? '' }));
  const wrong = rows.filter(({ qty }) => !WHOLE.test(qty));
  if (wrong.length > 0)
    return { errors: wrong.map(({ lineId }) => formError('Enter a whole number. 0 removes the item.', quantityField(lineId))) };
  const reply = await door(modifyOrder, {
    query: { tenantId: 'StaplesAdvantage', channel: 'WEB', actionType: 'MODIFY_CART', orderNumber, returnData: false },
    body: { items: rows.map(({ lineId, qty }) => ({ cartItemId: lineId, qty: Number(qty) })) },
  });
  return reply.ok ? undefined : { errors: formErrors(reply, []), reply };
}
