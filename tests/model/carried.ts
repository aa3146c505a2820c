import type { ModelCart, ModelRow, Said } from './model-cart.ts';
import { COUPONS } from './model-coupons.ts';

export const CART = '/cc/api/checkout/default';
export const ITEM = `${CART}/item`;
/** What no row has. */
export const UNKNOWN_ROW = 'no-such-row';

/** A request, and what the model expects of it: it has been carried out in the model already. */
export type Carried = {
  readonly method: 'post' | 'put' | 'delete';
  readonly path: string;
  readonly body: unknown;
  readonly status: number;
  readonly code?: string;
  readonly gone: readonly ModelRow[];
};
export type Request = Pick<Carried, 'method' | 'path' | 'body'>;
export const done = (request: Request, gone: readonly ModelRow[] = []): Carried => ({ ...request, status: 200, gone });
export const refused = (request: Request, code?: string): Carried => ({
  ...request,
  status: 400,
  gone: [],
  ...(code !== undefined && { code }),
});

/** A code as it is meant. */
export const meant = (code: string): string => code.trim().toUpperCase();

/** A code that exists and holds is attached, whether it counts already or not. */
export function attach(cart: ModelCart, codes: readonly string[], said: Said): void {
  for (const code of codes.map(meant)) {
    if (!COUPONS.has(code)) said.push('ERROR INVALID_COUPON ');
    else if (!cart.coupons.includes(code)) cart.coupons.push(code);
  }
}
