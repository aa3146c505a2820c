import { describe, expect, it } from 'vitest';
import type { ProductTile } from '#contracts/catalog.ts';
import type { ShoppingList } from '#contracts/lists/list-shapes.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const BEA = 'bea.buyer@harbordental.example';
const PUT = { headers: { 'x-http-method-override': 'PUT' } };

type Shared = {
  name: string;
  listItems: { itemId: string; qty: number; note: string; tile: ProductTile }[];
  hidden: number;
  code?: string;
};

const link = (visitor: Visitor, id: string, isWanted = true) =>
  visitor.post<{ link: string | null; code?: string }>(`/cc/api/list/${id}/link`, { isWanted }, PUT);
const keyOf = (url: string | null) => url?.split('/').at(-1) ?? '';
const open = (visitor: Visitor, key: string) => visitor.post<Shared>('/cc/api/shared-list', { key });
const list = (visitor: Visitor, id: string) => visitor.get<ShoppingList>(`/cc/api/list/${id}`);
const stranger = (host = 'business.localhost') => aVisitor(site, { host });

describe('the link of a list', () => {
  it('is read by whoever has it, at what things cost for them, until there is another one or none', async () => {
    const bea = await signedIn(site, BEA);
    const { body: made } = await bea.post<ShoppingList>('/cc/api/list', {
      name: 'For the new office',
      items: [{ itemId: '100001', qty: 3 }],
    });
    await bea.post(`/cc/api/list/${made.id}/items`, { items: [{ itemId: '100001', note: 'white' }] }, PUT);
    expect(made.hasLink).toBe(false);
    const first = (await link(bea, made.id)).body.link;
    const key = keyOf(first);
    expect([key.length, first?.startsWith('http')]).toEqual([43, true]);
    // What it is is kept nowhere.
    const { rows } = await site.database.query<{ kept: string }>('select row_to_json(l)::text as kept from shopping_lists l');
    expect(rows.map(({ kept }) => kept).join()).not.toContain(key);
    expect((await list(bea, made.id)).body.hasLink).toBe(true);
    // Whoever manages it reads it again; with another secret it can be told no more, and works still.
    const told = async (visitor: Visitor) => (await visitor.get<{ link: string | null }>(`/cc/api/list/${made.id}`)).body.link;
    expect(await told(bea)).toBe(first);
    await site.database.query("update shopping_lists set link_seed = decode(repeat('00', 32), 'hex') where list_id = $1::uuid", [made.id]);
    expect([await told(bea), (await open(stranger(), key)).status]).toEqual([null, 200]);

    const [theirs] = (await list(bea, made.id)).body.listItems ?? [];
    const { status, body } = await open(stranger(), key);
    expect([status, body.name, body.hidden, body.listItems.map(({ itemId, qty, note }) => `${qty} ${itemId} ${note}`)]).toEqual([
      200,
      'For the new office',
      0,
      ['3 100001 white'],
    ]);
    // A price of the contract is the organization's alone, and so is whose list it is.
    expect(theirs?.tile?.onContract).toBe(true);
    expect(body.listItems[0]?.tile.onContract).toBe(false);
    expect(body.listItems[0]?.tile.priceValue).not.toBe(theirs?.tile?.priceValue);
    expect(JSON.stringify(body)).not.toMatch(/harbor|Bea\b|Buyer/i);

    const second = keyOf((await link(bea, made.id)).body.link);
    expect([(await open(stranger(), key)).body.code, (await open(stranger(), second)).status]).toEqual(['LIST_NOT_FOUND', 200]);
    // It is of one site.
    expect((await open(stranger('localhost'), second)).body.code).toBe('LIST_NOT_FOUND');
    expect([(await link(bea, made.id, false)).body, await told(bea)]).toEqual([{ link: null }, null]);
    expect([(await open(stranger(), second)).body.code, (await list(bea, made.id)).body.hasLink]).toEqual(['LIST_NOT_FOUND', false]);
    const third = keyOf((await link(bea, made.id)).body.link);
    await bea.delete(`/cc/api/list/${made.id}`);
    expect((await open(stranger(), third)).body.code).toBe('LIST_NOT_FOUND');
  });

  it('is made by who manages the list alone: to others there is none [S6-114 T40]', async () => {
    const [bea, ann, sam] = [
      await signedIn(site, BEA),
      await signedIn(site, 'ann.approver@harbordental.example'),
      await signedIn(site, 'sam.shopper@example.com'),
    ];
    const { body: made } = await bea.post<ShoppingList>('/cc/api/list', {
      name: 'Shared',
      access: 'SHARED',
      items: [{ itemId: '100001' }],
    });
    expect((await link(ann, made.id)).status).toBe(403);
    expect((await link(sam, made.id)).body).toEqual((await link(sam, '00000000-0000-4000-8000-000000000000')).body);
    await link(bea, made.id);
    expect((await ann.get<{ link: string | null }>(`/cc/api/list/${made.id}`)).body).toMatchObject({ hasLink: false, link: null });
    await bea.delete(`/cc/api/list/${made.id}`);
  });

  it('shows nothing that whoever follows it may not buy', async () => {
    const walt = await signedIn(site, 'walt.wholesale@northwindschools.example');
    const items = [{ itemId: '100044' }, { itemId: '100001' }];
    const { body: made } = await walt.post<ShoppingList>('/cc/api/list', { name: 'Cleaning', items });
    const key = keyOf((await link(walt, made.id)).body.link);
    const { body } = await open(stranger(), key);
    expect([body.listItems.map(({ itemId }) => itemId), body.hidden]).toEqual([['100001'], 1]);
    expect(JSON.stringify(body)).not.toContain('100044');
    expect((await open(walt, key)).body.listItems.map(({ itemId }) => itemId)).toEqual(['100044', '100001']);
    await walt.delete(`/cc/api/list/${made.id}`);
  });
});
