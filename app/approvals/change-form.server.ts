import { modifyOrder } from '#contracts/approvals/approvals.ts';
import { LONGEST_ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import type { Door, Reply } from '#contracts/door.ts';
import { formError, formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn, textsIn } from '#app/api/form-request.ts';
import { CENTER, CHANGED_ROW, HAD_CODE, KEPT_CODE, NEW_CODE, quantityField, swapField, type TypedChange } from './change-fields.ts';

const WHOLE = /^\d{1,4}$/;
/** What is shown again of a field, in characters. */
const MOST_SHOWN = 60;

type Refused = {
  readonly errors: readonly FormError[];
  readonly typed: TypedChange;
  readonly reply?: Extract<Reply<unknown>, { ok: false }>;
};

/**
 * Changes an order that waits as a form says: each row to its quantity, 0 removing it, and to the item that is to come in its place; its coupons and budget center, where the form had them.
 *
 * @returns undefined: it is done
 */
export async function changeFromForm(door: Door, orderNumber: string, form: FormData): Promise<Refused | undefined> {
  const typed = typedIn(form);
  const rows = textsIn(form, CHANGED_ROW).map((lineId) => ({
    lineId,
    qty: textIn(form, quantityField(lineId)).trim(),
    itemId:
      textsIn(form, swapField(lineId))
        .findLast((one) => one.trim() !== '')
        ?.trim() ?? '',
  }));
  const wrong = rows.filter(({ qty }) => !WHOLE.test(qty));
  if (wrong.length > 0)
    return { errors: wrong.map(({ lineId }) => formError('Enter a whole number. 0 removes the item.', quantityField(lineId))), typed };
  const unreadable = rows.filter(({ itemId }) => itemId.length > LONGEST_ITEM_NUMBER);
  if (unreadable.length > 0)
    return { errors: unreadable.map(({ lineId }) => formError('Enter an item number.', swapField(lineId))), typed };
  const coupons = couponsIn(form);
  const budgetCenter = textIn(form, CENTER).slice(0, MOST_SHOWN);
  const reply = await door(modifyOrder, {
    query: { tenantId: 'StaplesAdvantage', channel: 'WEB', actionType: 'MODIFY_CART', orderNumber, returnData: false },
    body: {
      items: rows.map(({ lineId, qty, itemId }) => ({ cartItemId: lineId, qty: Number(qty), ...(itemId !== '' && { itemId }) })),
      ...(coupons !== undefined && { coupons }),
      ...(budgetCenter !== '' && { accountingInfo: { budgetCenter } }),
    },
  });
  return reply.ok ? undefined : { errors: formErrors(reply, { coupons: NEW_CODE, budgetCenter: CENTER }), typed, reply };
}

/** The codes that the order is to have; undefined: those that it has. */
function couponsIn(form: FormData): string[] | undefined {
  const had = textsIn(form, HAD_CODE);
  const kept = textsIn(form, KEPT_CODE).filter((code) => had.includes(code));
  const added = textIn(form, NEW_CODE).trim().slice(0, 40);
  return added === '' && kept.length === had.length
    ? undefined
    : [...kept, ...(added === '' ? [] : [added])].map((code) => code.slice(0, 40)).slice(0, 20);
}

function typedIn(form: FormData): TypedChange {
  const rows = textsIn(form, CHANGED_ROW);
  const names = [...rows.map(quantityField), NEW_CODE, CENTER];
  return {
    texts: Object.fromEntries(names.filter((name) => form.has(name)).map((name) => [name, textIn(form, name).slice(0, MOST_SHOWN)])),
    kept: textsIn(form, KEPT_CODE),
    swaps: Object.fromEntries(
      rows.map((lineId) => [swapField(lineId), textsIn(form, swapField(lineId)).map((text) => text.slice(0, MOST_SHOWN))]),
    ),
  };
}
