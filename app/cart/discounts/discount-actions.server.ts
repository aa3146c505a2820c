import { updateCart } from '#contracts/cart-calls.ts';
import { textIn } from '#app/api/form-request.ts';
import { addedBanner } from '#app/cart/messages/added-banner.ts';
import { refusedResult, type CartAction } from '#app/cart/actions/result-of-call.server.ts';
import { couponView } from './coupon-view.ts';
import { REWARDS_STEP_DOLLARS } from './rewards-view.ts';

/** Attaches the codes that somebody entered, as many as there are. Those that are no good are named. */
export const applyCoupons: CartAction = async ({ door }, form) => {
  const codes = couponCodes(textIn(form, 'code'));
  if (codes.length === 0)
    return { intent: 'apply-coupon', isDone: false, messages: [{ code: 'EMPTY', tone: 'failure', text: 'Enter a coupon code' }] };
  const reply = await door(updateCart, { query: { actionType: 'APPLY_COUPON' }, body: { coupons: codes } });
  if (!reply.ok) return refusedResult('apply-coupon', reply);
  const { cartInfo } = reply.body;
  const failures = cartInfo.messages.filter((message) => message.code === 'INVALID_COUPON');
  const isOne = codes.length === 1;
  const { success, waiting } = attachedWords(cartInfo.coupons.filter(({ code }) => codes.includes(code)));
  return {
    intent: 'apply-coupon',
    isDone: failures.length === 0,
    messages: [
      ...failures.map(({ code, message, params }) => ({
        code: `${code} ${params?.['code'] ?? ''}`,
        tone: 'failure' as const,
        text: isOne ? message : `${params?.['code'] ?? ''}: ${message}`,
      })),
      ...waiting.map((text) => ({ code: text, tone: 'info' as const, text })),
    ],
    success,
  };
};

/** That coupons take something off now; and of those that do not, that they are kept, and what would have to be for them to. */
export function attachedWords(coupons: readonly Parameters<typeof couponView>[0][]): { success: string | undefined; waiting: string[] } {
  const views = coupons.map(couponView);
  const applied = views.filter(({ isApplied }) => isApplied).length;
  return {
    success: applied === 0 ? undefined : addedBanner({ coupons: applied, skus: 0 }),
    waiting: views
      .filter(({ isApplied }) => !isApplied)
      .map(({ code, isUnused, note = '' }) => `${code} is saved${isUnused ? ', and not used now' : ''}. ${note}`.trim()),
  };
}

/** Takes a code off the cart, with the way to have it back. */
export const removeCoupon: CartAction = async ({ door }, form) => {
  const code = textIn(form, 'code');
  const reply = await door(updateCart, { query: { actionType: 'REMOVE_COUPON' }, body: { coupons: [code] } });
  if (!reply.ok) return refusedResult('remove-coupon', reply);
  return {
    intent: 'remove-coupon',
    isDone: true,
    messages: [],
    success: `${code} is no longer in your cart.`,
    removed: {
      title: code,
      again: [
        ['intent', 'apply-coupon'],
        ['code', code],
      ],
    },
  };
};

/** Uses so many dollars of somebody's rewards for this cart; none of them when 0. */
export const redeemRewards: CartAction = async ({ door }, form) => {
  const dollars = Number(textIn(form, 'redeem'));
  const redeem = Number.isFinite(dollars) ? Math.max(0, Math.round(dollars / REWARDS_STEP_DOLLARS) * REWARDS_STEP_DOLLARS) : 0;
  const reply = await door(updateCart, { query: { actionType: 'UPDATE_CART' }, body: { cartEasyRewards: { redeem } } });
  if (!reply.ok) return refusedResult('redeem', reply);
  return {
    intent: 'redeem',
    isDone: true,
    messages: [],
    success: redeem === 0 ? 'Your rewards are back in your account.' : 'Your rewards are used for this cart.',
  };
};

/** The most codes that are taken at once, and the longest that one may be. */
const MOST_CODES = 20;
const LONGEST_CODE = 40;

/** The codes in a text, between commas, semicolons, spaces or on lines of their own: in capitals, each once. */
export function couponCodes(text: string): string[] {
  const codes = text
    .split(/[\s,;]+/)
    .map((code) => code.slice(0, LONGEST_CODE).toUpperCase())
    .filter((code) => code !== '');
  return [...new Set(codes)].slice(0, MOST_CODES);
}
