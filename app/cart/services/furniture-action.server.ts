import { updateItems } from '#contracts/cart-calls.ts';
import { quantityInField } from '#domain/catalog/quantity-field.ts';
import { textsIn } from '#app/api/form-request.ts';
import { refusedResult, type CartAction } from '#app/cart/actions/result-of-call.server.ts';

/** Sets how many pieces of each furniture row are put together, and how. (K-05 furnSvcInfo; A-062) */
export const setFurniture: CartAction = async ({ door }, form) => {
  const [basic, custom] = [textsIn(form, 'basic'), textsIn(form, 'custom')];
  const qtyIn = (text: string | undefined) => Number(quantityInField(text ?? ''));
  const items = textsIn(form, 'cartItemId').map((cartItemId, index) => ({
    cartItemId,
    furnSvcInfo: {
      levels: [
        { level: 'BASC' as const, qty: qtyIn(basic[index]) },
        { level: 'CUST' as const, qty: qtyIn(custom[index]) },
      ],
    },
  }));
  const reply = await door(updateItems, { body: { items } });
  if (!reply.ok) return refusedResult('furniture', reply);
  const ids = new Set(items.map((item) => item.cartItemId));
  const isRefused = reply.body.cartInfo.items.some((row) => ids.has(row.cartItemId) && row.messages.some(({ type }) => type === 'ERROR'));
  return isRefused
    ? {
        intent: 'furniture',
        isDone: false,
        messages: [{ code: 'FURNITURE', tone: 'failure', text: 'Basic and custom together cannot be more than the pieces in your cart.' }],
      }
    : { intent: 'furniture', isDone: true, messages: [], success: 'Your assembly is set.' };
};
