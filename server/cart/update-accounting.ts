import type { Input } from '#contracts/call.ts';
import type { CartResponse } from '#contracts/cart.ts';
import type { updateCart as updateCartCall } from '#contracts/cart-calls.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { poNumberProblem, poReleaseProblem } from '#domain/checkout/po-number.ts';
import type { Buying } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { changeCart, type ChangeOptions } from './change-cart.ts';

type Accounting = NonNullable<Input<typeof updateCartCall>['body']['accountingInfo']>;

const INVALID_PO = 'Letters, digits and dashes only';

/**
 * The numbers under which an organisation books the order: purchase order and release. Budgets and invoices are refused
 * until the shop can hold them. (K-04; A-134)
 */
export async function updateAccounting(
  shop: Shop,
  buying: Buying,
  options: ChangeOptions,
  accounting: Accounting,
): Promise<Reply<CartResponse>> {
  if (buying.shopper.account === undefined) return refuse('FORBIDDEN');
  if (accounting.budgetCenter !== undefined || accounting.invoice === true) return refuse('FORBIDDEN');
  const { poNumber, poRelease } = accounting;
  const errors = [
    ...(poNumberProblem(poNumber ?? '', false) === undefined ? [] : [{ field: 'poNumber', code: 'INVALID', message: INVALID_PO }]),
    ...(poReleaseProblem(poRelease ?? '', false) === undefined ? [] : [{ field: 'poRelease', code: 'INVALID', message: INVALID_PO }]),
  ];
  if (errors.length > 0) return refuse('INVALID_REQUEST', { errors, message: INVALID_PO });
  return changeCart(shop, buying, { ...options, keepsCheckout: true }, (open) => {
    const { poNumber: knownNumber, poRelease: knownRelease } = open.cart.checkout.accounting ?? {};
    const next = { poNumber: poNumber?.trim() ?? knownNumber, poRelease: poRelease?.trim() ?? knownRelease };
    return {
      after: {
        checkout: {
          ...open.cart.checkout,
          accounting: { ...(next.poNumber && { poNumber: next.poNumber }), ...(next.poRelease && { poRelease: next.poRelease }) },
        },
      },
      told: {},
    };
  });
}
