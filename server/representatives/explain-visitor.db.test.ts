import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { explainVisitor } from '#contracts/session/explained-visitor.ts';
import { KINDS_OF_VISITOR } from '#domain/audience/kinds-of-visitor.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });

const BUSINESS = 'business.localhost';
const SAM = 'sam.shopper@example.com';
const BEA = 'bea.buyer@harbordental.example';

async function signedIn(email: string, host = 'localhost'): Promise<Visitor> {
  const visitor = aVisitor(site, { host });
  expect((await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' })).status).toBe(200);
  return visitor;
}
const cora = (host?: string) => signedIn('cora.csr@foolscap.example', host);
const olga = () => signedIn('olga.operator@foolscap.example');

type Explained = NonNullable<z.output<(typeof explainVisitor)['answer']>['visitor']>;
type Answer = { kinds: string[]; visitor: Explained };
async function explained(asker: Visitor, asked: Record<string, string>): Promise<Explained> {
  const { status, body } = await asker.get<Answer>(`/cc/api/menus/explained?${new URLSearchParams(asked).toString()}`);
  expect(status).toBe(200);
  return body.visitor;
}
const item = ({ items }: Explained, id: string) => items.find((one) => one.id === id);
const capability = ({ capabilities }: Explained, key: string) => capabilities.find((one) => one.key === key);

type Shown = { id: string; items?: Shown[] };
async function idsShownTo(visitor: Visitor): Promise<string[]> {
  const ids = (items: readonly Shown[]): string[] => items.flatMap(({ id, items: below = [] }) => [id, ...ids(below)]);
  const { body } = await visitor.post<{ data: Record<string, Shown[]> }>('/ele-lpd/api/sparxProxy/getEcommContentData', {
    slots: ['topHat', 'header', 'account', 'megaMenu', 'footer'],
  });
  return Object.values(body.data).flatMap(ids);
}

describe('what a customer sees is explained', () => {
  it('item by item, as they see it themselves', async () => {
    for (const [email, host] of [
      [SAM, 'localhost'],
      ['rita.rewards@example.com', 'localhost'],
      [BEA, BUSINESS],
    ] as const) {
      const { items } = await explained(await cora(host), { customer: email });
      const told = items.filter(({ isShown }) => isShown).map(({ id }) => id);
      expect(told.toSorted(), email).toEqual((await idsShownTo(await signedIn(email, host))).toSorted());
      expect(
        items.some(({ isShown }) => !isShown),
        email,
      ).toBe(true);
    }
  });

  it('in words, with the key that decides', async () => {
    const of = await explained(await cora(), { customer: SAM });
    expect(of.customer?.email).toBe(SAM);
    expect(item(of, 'account-orders')).toMatchObject({ isShown: true, reason: 'Shown because somebody is signed in (LOGGED_IN).' });
    expect(item(of, 'header-quick-order')).toMatchObject({ isShown: true, reason: 'Everybody sees it.' });
    expect(item(of, 'account-operations')).toMatchObject({
      isShown: false,
      reason: 'Hidden: it would be shown if they keep this shop (OPERATOR).',
      rules: ['OPERATOR'],
    });
    const premium = await explained(await cora(), { kind: 'Premium member' });
    expect(item(premium, 'top-hat-shipping')?.reason).toBe('Hidden because they are a Premium member (PREMIUM).');
  });

  it('with what they can do and what it takes', async () => {
    const bea = await explained(await cora(BUSINESS), { customer: BEA });
    expect(capability(bea, 'APPROVER')).toMatchObject({ isThere: false, takes: expect.stringContaining('GROUP_APPROVER') });
    const session = await (await signedIn(BEA, BUSINESS)).get<{ capabilities: string[]; segments: string[] }>('/ele-lpd/api/session');
    expect(bea.capabilities.filter(({ isThere }) => isThere).map(({ key }) => key)).toEqual(session.body.capabilities);
    expect(bea.segments.map(({ key }) => key)).toEqual(session.body.segments);
  });

  it('as they are when customer service acts for them', async () => {
    const asker = await cora();
    expect(item(await explained(asker, { customer: SAM }), 'account-cards')?.isShown).toBe(true);
    expect(item(await explained(asker, { customer: SAM, flowType: 'CSR' }), 'account-cards')).toMatchObject({
      isShown: false,
      reason: 'Hidden: it would be shown if they keep cards of their own (SAVED_CARDS).',
    });
  });
});

describe('what a kind of visitor sees is explained', () => {
  it.each(Object.keys(KINDS_OF_VISITOR))('of each that docs/menus.md knows: %s', async (kind) => {
    const of = await explained(await olga(), { kind });
    expect(of.kind).toBe(kind);
    expect(of.items.length).toBeGreaterThan(20);
    for (const { reason, isShown } of of.items) expect(reason).toMatch(isShown ? /^(?:Shown because|Everybody)/ : /^Hidden/);
  });
});

describe('who may be told', () => {
  it('is customer service and operators; to others there is no such call and no such page', async () => {
    for (const path of [`/cc/api/menus/explained?customer=${SAM}`, `/representatives/why?customer=${SAM}`]) {
      for (const asker of [await cora(), await olga()]) expect((await asker.get(path)).status, path).toBe(200);
      for (const email of [SAM, 'asa.associate@foolscap.example']) {
        const { status, body } = await (await signedIn(email)).get(path);
        expect(status, `${email} ${path}`).toBe(404);
        expect(JSON.stringify(body)).not.toContain('OPERATOR');
      }
    }
    expect((await aVisitor(site).get('/cc/api/menus/explained?kind=Guest')).status).toBe(401);
    expect((await aVisitor(site).get('/representatives/why')).status).toBe(302);
  });

  it('is nobody who acts for a customer: they are who that customer is', async () => {
    const asker = await cora();
    const { customer } = await explained(asker, { customer: SAM });
    expect((await asker.post('/cc/api/customers/act', { userId: customer?.userId })).status).toBe(200);
    expect((await asker.get('/cc/api/menus/explained?kind=Guest')).status).toBe(404);
  });

  it('of customers of this site alone, and of nobody who works for the shop', async () => {
    const asker = await cora();
    for (const customer of [BEA, 'olga.operator@foolscap.example', crypto.randomUUID(), "x' or true --"]) {
      expect((await asker.get(`/cc/api/menus/explained?customer=${encodeURIComponent(customer)}`)).status, customer).toBe(404);
      const page = await asker.get<string>(`/representatives/why?customer=${encodeURIComponent(customer)}`);
      expect([page.status, page.body.includes('There is no such customer on this site.')], customer).toEqual([404, true]);
    }
  });
});
