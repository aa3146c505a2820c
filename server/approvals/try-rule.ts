import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { tryApprovalRule as tryCall } from '#contracts/approvals/rules.ts';
import { answer, type Reply } from '#contracts/door.ts';
import { whatMatches, type RuledOrder } from '#domain/approvals/approval-rules.ts';
import { DAY_MS } from '#domain/shared/calendar.ts';
import { toDollars } from '#domain/shared/money.ts';
import { reserve, tooManyAttempts } from '../limits/index.ts';
import { administratorOf } from '../organizations/index.ts';
import type { Shop } from '../shop.ts';
import type { Looking } from '../shoppers/index.ts';
import { findBuyers, findPastOrders, type PastOrderRow } from './rules.repository.ts';
import { lookOver } from './wanted-rule.ts';

const DAYS = 90;
const MOST_ORDERS = 100_000;
const ORDERS_AT_ONCE = 5_000;
const SHOWN = 20;

/** Which orders of the last 90 days a rule would have asked approval of: by what is in the catalog and by contract today. Nothing is changed. */
export async function tryApprovalRule(
  shop: Shop,
  looking: Looking,
  { body }: Input<typeof tryCall>,
): Promise<Reply<z.input<(typeof tryCall)['answer']>>> {
  const asked = administratorOf(looking);
  if (!asked.ok) return asked;
  const { account, userId } = asked.body;
  const wanted = await lookOver(shop.database, account.number, body);
  if (!wanted.ok) return wanted;
  const seats = await reserve(shop, [{ kind: 'APPROVAL_RULE_TRIED', subject: userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const rule = { ...wanted.body, ruleId: '' };
  const since = new Date(shop.now().getTime() - DAYS * DAY_MS);
  const first: { readonly row: PastOrderRow; readonly why: string }[] = [];
  let [orders, matching, sumCents, isPart] = [0, 0, 0, false];
  let [before, behind] = ['infinity', ''];
  for (;;) {
    const page = await findPastOrders(shop.database, [account.number, since, before, behind, ORDERS_AT_ONCE, rule.kind, rule.values]);
    for (const row of page) {
      const why = whatMatches(rule, ruledOrder(row));
      if (why === undefined) continue;
      matching += 1;
      sumCents += row.total_cents;
      if (first.length < SHOWN) first.push({ row, why });
    }
    orders += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < ORDERS_AT_ONCE) break;
    [before, behind] = [last.cursor, last.order_number];
    isPart = orders >= MOST_ORDERS;
    if (isPart) break;
  }
  const ids = first.flatMap(({ row }) => row.buyer_id ?? []);
  const names = new Map((ids.length === 0 ? [] : await findBuyers(shop.database, [ids])).map((one) => [one.user_id, one.name]));
  return answer({
    orders,
    isPart,
    matching,
    sum: toDollars(sumCents),
    first: first.map(({ row, why }) => ({
      orderNumber: row.order_number,
      orderedAt: row.ordered_at.toISOString(),
      buyer: names.get(row.buyer_id ?? '') ?? null,
      total: toDollars(row.total_cents),
      why,
    })),
  });
}

function ruledOrder({ total_cents: totalCents, rows, charges }: PastOrderRow): RuledOrder {
  return {
    totalCents,
    rows: (rows ?? []).map(({ i, n, c, o, f }) => ({
      itemId: i,
      name: n,
      categoryIds: c.filter((id) => id !== null),
      isOffContract: o,
      finalPriceCents: f,
    })),
    charges: (charges ?? []).map(({ v, d, c }) => ({ value: v, description: d, chargedCents: c })),
  };
}
