import { expect, it } from 'vitest';
import { anOfferedQuote } from '#tests/support/organization/quotes.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { setStock, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { JOBS } from './jobs.ts';

const site = useShop();
const BEA = 'bea.buyer@harbordental.example';
const FAN = '100008'; // out of stock everywhere

const column = async (sql: string, values: readonly unknown[] = []) => {
  const { rows } = await site.database.query<Record<string, unknown>>(sql, [...values]);
  return rows.flatMap((row) => Object.values(row).map(String));
};

/** What a job goes through: two that are due, the first of which cannot be written. */
type Case = {
  readonly job: string;
  readonly table: string;
  readonly key: string;
  /** Has two of them due. @returns their keys, in the order in which the job comes to them. */
  readonly due: () => Promise<readonly string[]>;
  /** SQL of whether the one with the key $1 is done. */
  readonly isDone: string;
};

const CASES: readonly Case[] = [
  {
    job: 'close rounds',
    table: 'rounds',
    key: 'round_id',
    due: () =>
      column(
        `insert into rounds (round_id, account_number, coordinator_id, title, zone, closes_at, state, created_at, state_at)
         select gen_random_uuid(), account_number, user_id, 'Due', 'America/New_York', $1::timestamptz - make_interval(hours => h), 'OPEN', $1, $1
         from users, unnest('{2,1}'::int[]) h where email = '${BEA}' returning round_id`,
        [TEST_NOW],
      ),
    isDone: "select state = 'CLOSED' from rounds where round_id::text = $1",
  },
  {
    job: 'quotes whose last day is over',
    table: 'quotes',
    key: 'quote_id',
    due: async () => {
      const [bea, cora] = [await signedIn(site, BEA), await signedIn(site, 'cora.csr@foolscap.example')];
      const paper = { itemId: '100001', qty: 10, unitPrice: 1 };
      const numbers = [await anOfferedQuote(bea, cora, [paper]), await anOfferedQuote(bea, cora, [paper])];
      const ids = numbers.map((number) => number.replace(/\D/g, ''));
      await site.database.query(
        "update quotes set valid_until = ($1::timestamptz - interval '3 days')::date where quote_id::text = any ($2)",
        [TEST_NOW, ids],
      );
      return ids;
    },
    isDone: "select state = 'EXPIRED' from quotes where quote_id::text = $1",
  },
  {
    job: 'company sign-ins',
    table: 'company_sign_in_changes',
    key: 'account_number',
    due: () =>
      column(
        `insert into company_sign_in_changes (account_number, settings, differences, asked_by, asked_at, takes_effect_at)
         select a.account_number, '{}', '[]', u.user_id, $1, $1::timestamptz - make_interval(hours => 10 - row_number() over (order by a.account_number)::int)
         from accounts a, users u where u.email = '${BEA}' order by a.account_number limit 2 returning account_number`,
        [TEST_NOW],
      ),
    isDone: 'select not exists (select from company_sign_in_changes where account_number = $1)',
  },
  {
    job: 'look after alerts',
    table: 'item_alerts',
    key: 'alert_id',
    due: async () => {
      for (const email of ['sam.shopper@example.com', 'rita.rewards@example.com'])
        await (await signedIn(site, email)).post(`/cc/api/products/${FAN}/alerts`, { kind: 'BACK' });
      await setStock(site, FAN, 5);
      site.shop.catalog.forget();
      return column('select alert_id from item_alerts order by alert_id');
    },
    isDone: "select state = 'TOLD' from item_alerts where alert_id::text = $1",
  },
  {
    job: 'budget periods',
    table: 'budget_centers',
    key: 'account_number',
    due: () =>
      column(
        `insert into budget_centers (account_number, value, description, limit_cents, amount_cents, period, carry, starts_on, ends_on)
         select account_number, 'DUE', 'Due', 100, 100, 'MONTH', 'NONE', ($1::timestamptz - interval '40 days')::date, ($1::timestamptz - interval '9 days')::date
         from accounts order by account_number limit 2 returning account_number`,
        [TEST_NOW],
      ),
    isDone: "select ends_on > '2026-11-15' from budget_centers where account_number = $1 and value = 'DUE'",
  },
  {
    job: 'plan restocks',
    table: 'restock_runs',
    key: 'user_id',
    due: () =>
      column(
        `with made as (insert into restocks (restock_id, user_id, tenant, item_id, qty, months, anchor_day, next_on, agreed_cents, rise_percent, state, created_at, state_at)
           select gen_random_uuid(), user_id, 'dotcom', '100001', 1, 1, 1, ($1::timestamptz + interval '2 days')::date, 100, 0, 'ACTIVE', $1, $1 from users
           where email in ('sam.shopper@example.com', 'rita.rewards@example.com') returning user_id)
         select user_id from made order by user_id`,
        [TEST_NOW],
      ),
    isDone: 'select exists (select from restock_runs where user_id::text = $1)',
  },
];

it.each(CASES)('of what “$job” goes through, one that fails holds up no other, and is done by the next run', async (one) => {
  const [first = '', second = ''] = await one.due();
  await site.database.query(`create function refuse_it() returns trigger language plpgsql as $$ begin
    if to_jsonb(coalesce(old, new)) ->> '${one.key}' = '${first}' and (tg_op <> 'UPDATE' or to_jsonb(old) - 'looked_at' is distinct from to_jsonb(new) - 'looked_at') then raise 'refused'; end if;
    return coalesce(new, old); end $$`);
  await site.database.query(
    `create trigger refused before insert or update or delete on ${one.table} for each row execute function refuse_it()`,
  );
  const run = () => JOBS[one.job]?.run(site.shop, '');
  const done = async () => [...(await column(one.isDone, [first])), ...(await column(one.isDone, [second]))];
  expect(await done()).toEqual(['false', 'false']);
  await run();
  expect(await done()).toEqual(['false', 'true']);
  expect(site.logged.splice(0).join('\n')).toContain('one of several could not be brought on');
  await site.database.query('drop function refuse_it cascade');
  await site.database.query('update item_alerts set looked_at = null');
  await run();
  expect(await done()).toEqual(['true', 'true']);
});
