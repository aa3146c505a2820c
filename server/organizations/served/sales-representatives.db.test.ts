import { describe, expect, it } from 'vitest';
import type { ServedOrganization } from '#contracts/operations/sales-representatives.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';

const site = useShop();
const OLGA = 'olga.operator@foolscap.example';
const ABE = 'abe.admin@harbordental.example';
const PATH = '/cc/api/operations/sales-representatives';
const RAY = { name: 'Ray Rep', email: 'ray.rep@foolscap.example', phone: '(617) 555-0199' };

const dental = async () =>
  (await site.database.query<{ account_number: string }>('select account_number from users where email = $1', [ABE])).rows[0]
    ?.account_number ?? '';

describe('who looks after an organization', () => {
  it('is named by an operator, shown by its pages, and written into both logs once', async () => {
    const [olga, number] = [await signedIn(site, OLGA), await dental()];
    const set = (representative: unknown) => olga.put<ServedOrganization>(`${PATH}/${number}`, { representative });
    const kept = { ...RAY, phone: '6175550199' };
    expect((await set(RAY)).body).toMatchObject({ accountNumber: number, representative: kept });
    expect((await set(RAY)).status).toBe(200);
    const found = await olga.get<{ organizations: ServedOrganization[] }>(`${PATH}?q=${number}`);
    expect(found.body.organizations).toMatchObject([{ accountNumber: number, representative: kept }]);
    const abe = await signedIn(site, ABE);
    expect((await abe.get<{ salesRep: unknown }>('/cc/api/organization/contract')).body.salesRep).toEqual(kept);
    const log = await abe.get<{ changes: { subject: string; changedBy: string; differences: unknown[] }[] }>(
      '/cc/api/organization/changes',
    );
    expect(log.body.changes.filter(({ subject }) => subject === 'your sales representative')).toMatchObject([
      { changedBy: 'Olga Operator', differences: [{ after: 'Ray Rep, ray.rep@foolscap.example, (617) 555-0199' }] },
    ]);
    expect((await set(null)).body.representative).toBeNull();
    const { rows } = await site.database.query<{ before: unknown; after: unknown }>(
      `select before, after from operator_changes where subject = 'SALES_REPRESENTATIVE' and name = $1 order by change_id`,
      [number],
    );
    expect(rows.slice(-2)).toMatchObject([{ after: kept }, { before: kept, after: null }]);
    expect((await (await signedIn(site, ABE)).get<{ salesRep: unknown }>('/cc/api/organization/contract')).body.salesRep).toMatchObject({
      name: 'Our business team',
    });
  });

  it('has a name, an email and a phone that can be one, and an organization that there is', async () => {
    const [olga, number] = [await signedIn(site, OLGA), await dental()];
    const wrong = await olga.put<{ errors: { field: string }[] }>(`${PATH}/${number}`, {
      representative: { name: 'evil.com', email: 'nobody', phone: '12' },
    });
    expect([wrong.status, wrong.body.errors.map(({ field }) => field)]).toEqual([400, ['name', 'email', 'phone']]);
    expect((await olga.put(`${PATH}/000`, { representative: RAY })).status).toBe(404);
    expect((await (await signedIn(site, ABE)).put(`${PATH}/${number}`, { representative: RAY })).status).toBe(404);
  });
});
