import { beforeAll, describe, expect, it } from 'vitest';
import type { ReviewPage } from '#contracts/catalog/reviews.ts';
import { changeItem, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
const ID = '100003';
const list = (query = '', visitor = aVisitor(site), itemId = ID) => visitor.get<ReviewPage>(`/cc/api/products/${itemId}/reviews${query}`);
const titles = async (query: string) => (await list(query)).body.reviews.map(({ title }) => title);

beforeAll(async () => {
  await site.database.query('delete from reviews where item_id = $1', [ID]);
  await site.database.query(
    `insert into reviews (item_id, author, stars, title, body, written_on, is_verified, helpful, state)
    select $1, 'Al A.', 1 + n % 5, 'No. ' || n, 'Text', date '2026-01-01' + n, n % 2 = 0, 20 - n, 'PUBLISHED' from generate_series(1, 14) n`,
    [ID],
  );
  await site.database.query(
    `insert into reviews (item_id, author, stars, title, body, written_on, is_verified, state)
    select $1, 'Al A.', 5, state, 'Text', '2026-11-01', true, state from unnest('{WAITING,REFUSED,WITHDRAWN}'::text[]) state`,
    [ID],
  );
  site.shop.catalog.forget();
});

describe('reviews of a product', () => {
  it('come six at a time, those first that most found helpful', async () => {
    expect((await list()).body).toMatchObject({ total: 14, page: 1, pageCount: 3, written: [2, 3, 3, 3, 3] });
    expect(await titles('')).toEqual(['No. 1', 'No. 2', 'No. 3', 'No. 4', 'No. 5', 'No. 6']);
    expect(await titles('?page=3')).toEqual(['No. 13', 'No. 14']);
    expect((await list('?page=99')).body).toMatchObject({ page: 3 });
  });

  it.each([
    ['newest', ['No. 14', 'No. 13', 'No. 12']],
    ['highest', ['No. 4', 'No. 9', 'No. 14']],
    ['lowest', ['No. 5', 'No. 10', 'No. 1']],
  ])('are sorted: %s', async (by, first) => {
    expect((await titles(`?by=${by}`)).slice(0, 3)).toEqual(first);
  });

  it('with some number of stars come alone, counted', async () => {
    expect((await list('?stars=5&by=newest')).body).toMatchObject({ total: 3, reviews: [{ stars: 5 }, { stars: 5 }, { stars: 5 }] });
  });

  it('that wait, were refused or withdrawn are told to nobody', async () => {
    for (const page of [1, 2, 3]) expect((await titles(`?by=newest&page=${page}`)).join()).not.toMatch(/WAITING|REFUSED|WITHDRAWN/);
  });

  it.each(['?stars=0', '?stars=6', '?stars=1.5', '?by=x', '?page=0', '?page=100', '?stars=5&stars=4'])(
    'cannot be asked for by %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );

  it('offer no page behind the last that can be asked for', async () => {
    await site.database.query(
      `insert into reviews (item_id, author, stars, title, body, written_on, is_verified, state)
      select '100004', 'Al A.', 5, 'No. ' || n, 'Text', date '2026-01-01', true, 'PUBLISHED' from generate_series(1, 700) n`,
    );
    site.shop.catalog.forget();
    const last = (await list('?page=99', undefined, '100004')).body;
    expect([last.page, last.pageCount, last.reviews.length]).toEqual([99, 99, 6]);
  });

  it('of what somebody may not see are refused as those of what there is not', async () => {
    const unknown = (await list('', aVisitor(site), '999999')).body;
    await changeItem(site, ID, { isPublished: false });
    expect((await list()).body).toEqual(unknown);
    await changeItem(site, ID, { isPublished: true });
    await site.database.query("insert into account_policies (account_number, blocked_item_id) values ('4410001', $1)", [ID]);
    site.shop.catalog.forget();
    expect((await list('', await signedIn(site, 'carl.contract@harbordental.example'))).body).toEqual(unknown);
    expect((await list()).status).toBe(200);
  });
});
