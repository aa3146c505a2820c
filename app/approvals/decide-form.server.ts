import type { z } from 'zod';
import { decideOrders } from '#contracts/approvals/approvals.ts';
import type { Door } from '#contracts/door.ts';
import { textIn } from '#app/api/form-request.ts';

type Result = z.output<(typeof decideOrders)['answer']>['results'][number];

/** What a form says of each order: its number, its cart, who ordered it and how often it was changed, as one value of a checkbox. */
const ONE = /^(\d{1,18}) ([0-9a-f-]{36}) ([0-9a-f-]{36}) (\d{1,6})$/;

/** The value of an order in a form. */
export function decidedValue(order: {
  readonly orderNumber: string;
  readonly cartId: string;
  readonly ownerProfileId: string;
  readonly version: number;
}): string {
  return `${order.orderNumber} ${order.cartId} ${order.ownerProfileId} ${order.version}`;
}

/**
 * Decides about the orders that a form names, as its pressed button says.
 *
 * @returns what became of each; undefined: the form names none, or no decision.
 */
export async function decideFromForm(
  door: Door,
  form: FormData,
): Promise<{ readonly isYes: boolean; readonly results: readonly Result[]; readonly comment: string } | undefined> {
  const decision = textIn(form, 'decision');
  const action = decision === 'approve' || decision === 'decline' ? decision : undefined;
  const comment = textIn(form, 'comment').trim();
  const chosen = form.getAll('order').flatMap((value) => {
    const [, orderNumber, cartId, ownerProfileId, version] = (typeof value === 'string' ? ONE.exec(value) : null) ?? [];
    return orderNumber === undefined || cartId === undefined || ownerProfileId === undefined
      ? []
      : [{ orderNumber, cartId, ownerProfileId, version: Number(version) }];
  });
  if (action === undefined || chosen.length === 0) return undefined;
  const entryAction = action === 'approve' ? ('ACCEPT' as const) : ('DECLINE' as const);
  const entries = chosen.map((one) => ({
    ...one,
    action: entryAction,
    ...(comment !== '' && { approvalComments: comment.slice(0, 500) }),
  }));
  const reply = await door(decideOrders, { query: { action }, body: entries });
  const results = reply.ok
    ? reply.body.results
    : chosen.map(({ orderNumber }) => ({ orderNumber, status: null, message: reply.message ?? 'That didn’t work. Try again.' }));
  return { isYes: action === 'approve', results, comment };
}

/** What came of decisions: how many are done, how many go on to others, and what was not, each with the reason. */
export function countsOf(results: readonly Result[]): {
  readonly done: number;
  readonly onward: number;
  readonly problems: readonly string[];
} {
  const good = results.filter(({ message }) => message === undefined);
  const onward = good.filter(({ status }) => status === 'PENDING_APPROVAL').length;
  return {
    done: good.length - onward,
    onward,
    problems: results.flatMap(({ orderNumber, message }) => (message === undefined ? [] : [`Order ${orderNumber}: ${message}`])),
  };
}

/** "2 orders approved." */
export function decidedText(isYes: boolean, { done, onward }: { readonly done: number; readonly onward: number }): string {
  const words = (count: number) => (count === 1 ? '1 order' : `${count} orders`);
  return [
    ...(done > 0 ? [`${words(done)} ${isYes ? 'approved' : 'declined'}.`] : []),
    ...(onward > 0 ? [`${words(onward)} approved by you. The next approver was told.`] : []),
  ].join(' ');
}

/** The same as a word of the page of one order, by `ONE_DECIDED`. */
export function decidedWord(isYes: boolean, { status }: Pick<Result, 'status'>): keyof typeof ONE_DECIDED {
  if (!isYes) return 'declined';
  return status === 'PENDING_APPROVAL' ? 'onward' : 'approved';
}

/** What the page of one order says of a decision. */
export const ONE_DECIDED = {
  approved: 'Approved.',
  declined: 'Declined.',
  onward: 'Approved by you. The next approver was told.',
} as const;
