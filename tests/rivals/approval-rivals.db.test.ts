import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contracts/orders.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { expireApprovals } from '#server/orders/approving/overdue-approvals.ts';
import { vendorsBooks } from '#tests/support/books.ts';
import { CARDS, ledgerOf } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { makeTestNode } from '#tests/support/test-node.ts';
import { changeWaiting, decideOn, orderAboveLimit, PEOPLE, type WaitingOrder } from '#tests/support/organization/waiting-order.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { inTurn, RIVAL_TIMEOUT_MS, useTwoNodes } from './two-nodes.ts';

const { site, alsoOnOtherNode } = useTwoNodes();
const other: { node?: Awaited<ReturnType<typeof makeTestNode>> } = {};
const people: { bea?: Visitor; ann?: Visitor; gil?: Visitor } = {};
beforeAll(async () => {
  other.node = await makeTestNode(site);
  people.bea = await signedIn(site, PEOPLE.bea);
  people.ann = await signedIn(site, PEOPLE.ann);
  people.gil = alsoOnOtherNode(await signedIn(site, PEOPLE.gil));
});
afterAll(() => other.node?.close());

const who = (name: keyof typeof people): Visitor => people[name] ?? expect.fail(`${name} has not signed in`);

/** What the organization's center has spent and holds, what its credit holds, and what of the goods is left and held. */
async function books(): Promise<unknown> {
  const { rows } = await site.database.query(
    `select (select array[spent_cents, held_cents] from budget_centers where account_number = '4410001' and value = 'FRONT-DESK') as center,
       (select held_cents from credit_accounts where account_number = '4410001') as credit,
       (select array_agg(array[available, held] order by item_id, location_id) from stock where item_id in ('100001', '100002')) as stock`,
  );
  return rows[0];
}

/** The kinds of what was done about it, without questions and reminders. */
async function deedsOf(orderNumber: string): Promise<string[]> {
  const { rows } = await site.database.query<{ kind: string }>(
    "select kind from approval_entries where order_number = $1 and kind in ('ACCEPT', 'DECLINE', 'CANCELED', 'EXPIRED') order by kind",
    [orderNumber],
  );
  return rows.map(({ kind }) => kind);
}

/** How often its end was told to those who act on it. */
async function endsTold(orderNumber: string): Promise<string[]> {
  const { rows } = await site.database.query<{ kind: string }>(
    `select kind from outbox where payload->>'orderNumber' = $1 and kind in ('order.approved', 'order.declined', 'order.cancelled')`,
    [orderNumber],
  );
  return rows.map(({ kind }) => kind);
}

type Act = (order: WaitingOrder) => Promise<unknown>;
const approve: Act = ({ row }) => decideOn(who('ann'), 'approve', row);
const RIVALS: Readonly<Record<string, { readonly act: Act; readonly ends: readonly string[]; before?: Act }>> = {
  decline: { act: ({ row }) => decideOn(who('gil'), 'decline', row), ends: ['DECLINED'] },
  expire: {
    before: ({ orderNumber }) =>
      site.database.query('update approvals set expires_at = $2 where order_number = $1', [orderNumber, site.shop.now()]),
    act: () => expireApprovals(other.node?.shop ?? site.shop),
    ends: ['CANCELLED'],
  },
  modify: {
    act: ({ orderNumber, paper }) => changeWaiting(who('gil'), orderNumber, [{ cartItemId: paper, qty: 13 }]),
    ends: ['PENDING_APPROVAL'],
  },
  cancel: { act: ({ orderNumber }) => alsoOnOtherNode(who('bea')).post(`/cc/api/orders/${orderNumber}/cancel`), ends: ['CANCELLED'] },
};

/** What is told where it was done so and stands so: who is late with a cancellation cancels what was bought. */
const TOLD: Readonly<Record<string, readonly string[]>> = {
  'ACCEPT APPROVED': ['order.approved'],
  'ACCEPT CANCELLED': ['order.approved', 'order.cancelled'],
  'DECLINE DECLINED': ['order.declined'],
  'EXPIRED CANCELLED': ['order.cancelled'],
  'CANCELED CANCELLED': ['order.cancelled'],
};

describe('an approval and what comes to the same order at once, on two nodes', { timeout: RIVAL_TIMEOUT_MS }, () => {
  it.each(Object.keys(RIVALS))('approve × %s: one state, one effect, and holds and money to the cent [T8 T23]', async (name) => {
    const rival = RIVALS[name] ?? expect.fail('There is no such rival.');
    const before = await books();
    await inTurn(async (round) => {
      const isByCard = round % 2 === 1;
      const order = await orderAboveLimit(site, who('bea'), isByCard ? { card: CARDS.approved } : {});
      const { orderNumber, totalCents } = order;
      await rival.before?.(order);
      const acts = [approve, rival.act];
      await Promise.all((round % 4 < 2 ? acts : acts.toReversed()).map((act) => act(order)));

      const { status, cartSummary } = (await who('bea').get<Order>(`/cc/api/orders/${orderNumber}`)).body;
      expect(['APPROVED', ...rival.ends]).toContain(status);
      const [deeds, told] = [await deedsOf(orderNumber), await endsTold(orderNumber)];
      if (status === 'PENDING_APPROVAL') {
        expect([deeds, told]).toEqual([[], []]);
        expect(Math.round((cartSummary.ordTotal ?? 0) * 100)).toBeLessThan(totalCents);
      } else {
        expect(deeds, `${status}`).toHaveLength(1);
        expect(told.toSorted(), `${status}`).toEqual(TOLD[`${deeds.join()} ${status}`]);
      }
      const isOver = status === 'DECLINED' || status === 'CANCELLED';
      const { held, captured } = vendorsBooks(await ledgerOf(site, orderNumber));
      const total = Math.round((cartSummary.ordTotal ?? 0) * 100);
      expect([held, captured]).toEqual([isByCard && !isOver ? total : 0, 0]);
      if (!isOver) await who('bea').post(`/cc/api/orders/${orderNumber}/cancel`);
      expect(vendorsBooks(await ledgerOf(site, orderNumber)).held).toBe(0);
      expect(await books()).toEqual(before);
    });
    await site.hearEvents();
    expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
  });
});
