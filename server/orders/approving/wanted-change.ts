import { z } from 'zod';
import type { modifyOrder as modifyCall } from '#contracts/approvals/approvals.ts';
import type { Input } from '#contracts/call.ts';
import { NO_BUDGET_CENTER } from '#domain/accounts/budgets/budget-charges.ts';
import { changedText, type ToldRow } from '#domain/approvals/changed-text.ts';
import type { changeOrdered, Changed } from '../../cart/index.ts';
import type { OrderLineRow } from '../order.repository.ts';

export type WantedChange = Parameters<typeof changeOrdered>[1];

/** What a request wants changed of an order that waits. (K-08) @param spent of its codes those that have been used as often as they can be */
export function wantedChange(
  { body: { items = [], coupons, accountingInfo } }: Input<typeof modifyCall>,
  spent: ReadonlySet<string>,
): WantedChange {
  const numbers = Object.entries(accountingInfo ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value.trim()] as const],
  );
  return {
    items: items.flatMap(({ cartItemId: lineId, qty, status, itemId }) => {
      const wanted = status === 'DELETED' ? 0 : qty;
      return wanted === undefined || (itemId !== undefined && wanted > 0) ? [] : [{ lineId, qty: wanted }];
    }),
    swaps: items.flatMap(({ cartItemId: lineId, qty, status, itemId }) =>
      itemId === undefined || status === 'DELETED' || qty === 0 ? [] : [{ lineId, itemId, qty }],
    ),
    coupons,
    spent,
    accounting: numbers.length === 0 ? undefined : Object.fromEntries(numbers),
  };
}

/** What is different, in words; empty: nothing. */
export function wordsOfChange(before: Changed['open'], { open: after }: Changed, more: readonly string[]): string {
  const rows = ({ cart, items }: Changed['open']): ToldRow[] =>
    cart.lines.map(({ lineId, itemId, qty }) => ({ lineId, name: items.get(itemId)?.name ?? itemId, qty }));
  const gone = before.cart.coupons.filter((code) => !after.cart.coupons.includes(code));
  const added = after.cart.coupons.filter((code) => !before.cart.coupons.includes(code));
  const [old, now] = [before, after].map(({ cart }) => cart.checkout.accounting ?? {});
  const told = changedText(rows(before), rows(after), [
    ...gone.map((code) => `Coupon ${code} removed`),
    ...added.map((code) => `Coupon ${code} added`),
    ...(old?.budgetCenter === now?.budgetCenter ? [] : [`Budget center: ${centerName(after, now?.budgetCenter)}`]),
    ...(old?.poNumber === now?.poNumber ? [] : [`PO number: ${now?.poNumber || 'none'}`]),
    ...(old?.poRelease === now?.poRelease ? [] : [`PO release: ${now?.poRelease || 'none'}`]),
  ]);
  return [told, ...more].filter((part) => part !== '').join('. ');
}

function centerName({ budgets }: Changed['open'], value: string | undefined): string {
  return value === undefined || value === NO_BUDGET_CENTER ? 'none' : (budgets?.centers.get(value)?.description ?? value);
}

/** Said of what is in the buyer's saved list from then on. */
export const SAVED_TEXT = 'What was removed is saved for later';

/** The rows that are not there any more, and nothing in their place; neither gifts nor what went along with another row, nor what bears somebody's own words. */
export function rowsTakenOut(before: Changed['open'], { open: after }: Changed, { swaps }: Pick<WantedChange, 'swaps'>) {
  const kept = new Set([...after.cart.lines, ...swaps].map(({ lineId }) => lineId));
  return before.cart.lines.filter(
    ({ lineId, parentLineId, details: { promotionId, personalization } }) =>
      !kept.has(lineId) && parentLineId === undefined && promotionId === undefined && personalization === undefined,
  );
}

type Line = Pick<OrderLineRow, 'line_id' | 'details'>;
const Split = z.object({ splitFrom: z.string().optional() });

/** The rows of which nothing is left, neither themselves nor what was split off them. */
export function rowsGone(before: readonly Line[], after: readonly Line[]): string[] {
  const roots = new Set(after.map(({ line_id: lineId, details }) => Split.parse(details).splitFrom ?? lineId));
  return before.map(({ line_id: lineId }) => lineId).filter((lineId) => !roots.has(lineId));
}
