import { beforeAll, describe, expect, it } from 'vitest';
import type { QuoteSummary } from '#contracts/quotes/quote.ts';
import { QUOTES, REP_QUOTES } from '#tests/support/organization/quotes.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const MANY = 10_000;
const site = useShop();
type Page = { quotes: QuoteSummary[]; next: string | null };

beforeAll(async () => {
  await site.database.query(
    `insert into quotes (account_number, user_id, state, asked_rows, asked_at, waits_since, updated_at, changed_by)
     select account_number, user_id, 'REQUESTED', (select jsonb_agg(jsonb_build_object('itemId', '100001', 'name', 'Paper', 'qty', 5, 'unitCents', 4699)) from generate_series(1, 20)),
       t, t, t, 'test' from users, lateral (select '2026-10-01T00:00:00Z'::timestamptz + n * interval '1 minute' as t from generate_series(1, $1) n) moments
     where email = 'bea.buyer@harbordental.example'`,
    [MANY],
  );
  await site.database.query('analyze quotes');
});

const page = async (visitor: Visitor, path: string) => (await visitor.get<Page>(path)).body;

describe('ten thousand quotes', () => {
  it('are paged through from the longest wait on, each once', async () => {
    const cora = await signedIn(site, 'cora.csr@foolscap.example');
    const seen: QuoteSummary[] = [];
    for (let after: string | null = '', pages = 0; after !== null && pages < 12; pages += 1) {
      const { quotes, next }: Page = await page(cora, `${REP_QUOTES}?queue=WAITING&after=${after}`);
      seen.push(...quotes);
      after = next;
    }
    expect(seen).toHaveLength(300);
    expect(new Set(seen.map(({ quoteNumber }) => quoteNumber)).size).toBe(300);
    const waits = seen.map(({ waitsSince }) => waitsSince);
    expect(waits).toEqual(waits.toSorted());
  });

  it('cost a page no more at their end than at their beginning: a page is read by an index', async () => {
    const cora = await signedIn(site, 'cora.csr@foolscap.example');
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    const late = `${new Date('2026-10-07T20:00:00Z').getTime()}-0`;
    const { rows } = await site.database.query<{ id: string }>('select (min(quote_id) + 50)::text as id from quotes');
    const paths = [
      [cora, `${REP_QUOTES}?queue=WAITING`],
      [cora, `${REP_QUOTES}?queue=WAITING&after=${late}`],
      [cora, `${REP_QUOTES}?queue=ALL`],
      [cora, `${REP_QUOTES}?queue=ALL&after=${rows[0]?.id}`],
      [cora, `${REP_QUOTES}?queue=OFFERED`],
      [bea, QUOTES],
      [bea, `${QUOTES}?after=${rows[0]?.id}`],
    ] as const;
    for (const [visitor, path] of paths) {
      const before = await rowsRead();
      const { quotes } = await page(visitor, path);
      expect(quotes.length, path).toBeGreaterThan(0);
      // A sequential scan reads all of them, an index what is shown.
      expect((await rowsRead()) - before, path).toBeLessThan(500);
    }
  });
});

/** How many rows of quotes PostgreSQL has read so far, whichever way. */
async function rowsRead(): Promise<number> {
  await site.database.query('select pg_stat_force_next_flush()');
  await site.database.query('select pg_stat_clear_snapshot()');
  const { rows } = await site.database.query<{ n: string }>(
    "select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as n from pg_stat_user_tables where relname = 'quotes'",
  );
  return Number(rows[0]?.n);
}
