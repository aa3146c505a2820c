import { expect, it } from 'vitest';
import type { BudgetCenterView } from '#contracts/account/budget-centers.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';

const site = useShop();
const cents = (dollars: number) => Math.round(dollars * 100);
type Entry = { kind: string; amount: number; balance: number; period: number; orderNumber: string | null };
type Sums = { key: string; amount: number }[];
type Spend = { total: number; centers: Sums; categories: Sums; people: Sums; months: Sums };

it('has spent of each budget what its organization’s orders say', async () => {
  const keeper = await signedIn(site, 'abe.admin@harbordental.example');
  const { centers } = (await keeper.get<{ centers: BudgetCenterView[] }>('/cc/api/budgets')).body;
  expect(centers.map(({ value, left }) => [value, left])).toEqual([
    ['FRONT-DESK', 1000],
    ['LAB', 50],
  ]);
  for (const { value, spent, limit, left, startsOn } of centers) {
    expect(cents(limit) - cents(spent)).toBe(cents(left));
    const from = startsOn?.slice(0, 7) ?? '';
    const report = (await keeper.get<Spend>(`/cc/api/budget-spend?from=${from}&center=${value}`)).body;
    expect(report.total, value).toBe(spent);
    expect(spent).toBeGreaterThan(0);
    const behind = (await keeper.get<{ total: number }>(`/cc/api/budget-orders?from=${from}&center=${value}`)).body;
    expect(behind.total, value).toBe(spent);
    // Its book tells the same: a line for each order, signs and balances that add up to what is left.
    const { entries } = (await keeper.get<{ entries: Entry[] }>(`/cc/api/budgets/${value}/book`)).body;
    expect(entries[0]?.balance).toBe(left);
    const ofPeriod = entries.filter(({ period }) => period === 0);
    for (const [at, { kind, amount, balance }] of ofPeriod.entries())
      expect(cents(balance) - cents(ofPeriod[at + 1]?.balance ?? 0)).toBe(kind === 'BOOKED' ? -cents(amount) : cents(amount));
    const placed = entries.flatMap(({ kind, orderNumber }) => (kind === 'CREDITED' || orderNumber === null ? [] : [orderNumber]));
    expect(new Set(placed).size).toBe(placed.length);
    // Nothing was spent without an order.
    const { rows } = await site.database.query(
      "select 1 from budget_entries where account_number = '4410001' and budget_center = $1 and kind = 'BROUGHT'",
      [value],
    );
    expect(rows).toEqual([]);
  }
  // The whole past, in four ways.
  const whole = (await keeper.get<Spend>('/cc/api/budget-spend?from=2024-01')).body;
  for (const sums of [whole.centers, whole.categories, whole.people, whole.months])
    expect(sums.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(whole.total));
});

it('agrees with the invoices of each order of the past, and with what those were charged that have none', async () => {
  const { rows } = await site.database.query<{ order_number: string; spent: number; charged: number; invoiced: number | null }>(
    `select o.order_number, coalesce((select sum(cents) from budget_spend s where s.order_number = o.order_number), 0)::int as spent,
       (select sum(i.amount_cents) - coalesce((select sum(c.amount_cents) from credit_entries c where c.order_number = o.order_number and c.kind = 'CREDITED'), 0)
          from account_invoices i where i.order_number = o.order_number)::int as invoiced,
       case o.state when 'CANCELLED' then 0 when 'RETURNED' then o.total_cents - (select sum(final_cents + tax_cents) from order_lines l where l.order_number = o.order_number)
         else o.total_cents end::int as charged
     from orders o join users u using (user_id) join accounts a on a.account_number = u.account_number and a.settings ->> 'isBudgetingEnabled' = 'true'`,
  );
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.filter(({ invoiced }) => invoiced !== null).length).toBeGreaterThan(10);
  for (const { order_number: number, spent, charged, invoiced } of rows) {
    expect(spent, number).toBe(charged);
    if (invoiced !== null) expect(spent, number).toBe(invoiced);
  }
});
