import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { listSignIns } from '#contracts/account/sign-ins.ts';
import { signedIn, signIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const PATH = '/cc/api/account/sign-ins';
const FIREFOX = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:128.0) Gecko/20100101 Firefox/128.0';
type SignIns = z.output<(typeof listSignIns)['answer']>['signIns'];

const listOf = async (visitor: Visitor): Promise<SignIns> => (await visitor.get<{ signIns: SignIns }>(PATH)).body.signIns;
const isThere = async (visitor: Visitor) => (await visitor.get(PATH)).status === 200;

async function withFirefox(email: string): Promise<Visitor> {
  const visitor = aVisitor(site);
  const body = { email, password: 'Foolscap-demo-1' };
  expect((await visitor.post('/cc/api/auth/login', body, { headers: { 'user-agent': FIREFOX } })).status).toBe(200);
  return visitor;
}

it('tells where somebody is signed in, this one first, in words', async () => {
  const [far, near] = [await withFirefox('sam.shopper@example.com'), await signedIn(site, 'sam.shopper@example.com')];
  const list = await listOf(near);
  expect(list.map(({ browser, isThisOne }) => [browser, isThisOne])).toEqual([
    ['Unknown browser', true],
    ['Firefox on Mac', false],
  ]);
  expect((await listOf(far)).map(({ isThisOne }) => isThisOne)).toEqual([true, false]);
  const page = (await near.get<string>('/account/sign-ins')).body;
  expect(page).toContain('Firefox on Mac');
  expect(page).toContain('This device');
  expect(page).not.toContain('rv:128.0');
});

it('ends one elsewhere at once, and no other', async () => {
  const [near, far, third] = [
    await signedIn(site, 'rita.rewards@example.com'),
    await withFirefox('rita.rewards@example.com'),
    await signedIn(site, 'rita.rewards@example.com'),
  ];
  const id = (await listOf(near)).find(({ browser }) => browser === 'Firefox on Mac')?.signInId ?? '';
  expect((await near.delete(`${PATH}/${id}`)).status).toBe(200);
  expect([await isThere(near), await isThere(far), await isThere(third)]).toEqual([true, false, true]);
  expect((await near.delete(`${PATH}/${id}`)).status).toBe(404);
});

it('ends all others', async () => {
  const [near, far] = [await signedIn(site, 'paula.plus@example.com'), await withFirefox('paula.plus@example.com')];
  expect((await near.delete<{ signIns: SignIns }>(PATH)).body.signIns).toHaveLength(1);
  expect([await isThere(near), await isThere(far)]).toEqual([true, false]);
});

it('what is somebody else’s is answered as what nobody has, and is left alone [T41]', async () => {
  const [thief, victim] = [await signedIn(site, 'selma.select@example.com'), await signedIn(site, 'preston.premium@example.com')];
  const id = (await listOf(victim))[0]?.signInId ?? '';
  const [foreign, unknown, odd] = [
    await thief.delete(`${PATH}/${id}`),
    await thief.delete(`${PATH}/${crypto.randomUUID()}`),
    await thief.delete(`${PATH}/x`),
  ];
  const said = ({ status, body }: typeof foreign) => [status, Reflect.get(Object(body), 'code')];
  expect(said(foreign)).toEqual([404, 'NOT_FOUND']);
  expect([said(unknown), said(odd)]).toEqual([said(foreign), said(foreign)]);
  expect(await isThere(victim)).toBe(true);
});

it('the own one is ended by signing out alone', async () => {
  const own = await signedIn(site, 'selma.select@example.com');
  const id = (await listOf(own)).find(({ isThisOne }) => isThisOne)?.signInId ?? '';
  expect((await own.delete(`${PATH}/${id}`)).status).toBe(404);
  expect(await isThere(own)).toBe(true);
});

it('a sign-in that goes on in other sessions stays one, and ends with all of them [T54]', async () => {
  const business = 'bea.buyer@harbordental.example';
  const [near, thief] = [await signedIn(site, business), await signedIn(site, business)];
  const [stolen] = await listOf(thief);
  const { body } = await thief.get<{ shipTos: { id: string }[] }>('/cc/api/address/shipto');
  const choose = () => thief.post(`/cc/api/address/shipto/${body.shipTos[0]?.id}`);
  expect((await choose()).status).toBe(200);
  expect((await listOf(thief))[0]?.signInId).toBe(stolen?.signInId);
  // Whichever of the two is first, nothing is left of it.
  const [, ended] = await Promise.all([choose(), near.delete(`${PATH}/${stolen?.signInId}`)]);
  expect(ended.status).toBe(200);
  expect(await isThere(thief)).toBe(false);
  expect(await listOf(near)).toHaveLength(1);
});

it('customer service sees and ends none of it while acting for a customer; their own acting is ended with their sign-in [T47]', async () => {
  const [cora, elsewhere] = [await signedIn(site, 'cora.csr@foolscap.example'), aVisitor(site)];
  await signIn(elsewhere, 'cora.csr@foolscap.example');
  const { rows } = await site.database.query<{ user_id: string }>("select user_id from users where email = 'sam.shopper@example.com'");
  expect((await cora.post('/cc/api/customers/act', { userId: rows[0]?.user_id })).status).toBe(200);
  expect([(await cora.get(PATH)).status, (await cora.delete(PATH)).status, (await cora.get('/account/sign-ins')).status]).toEqual([
    403, 403, 404,
  ]);
  expect((await listOf(elsewhere)).map(({ isActing }) => isActing)).toEqual([false, true]);
  expect((await elsewhere.delete(PATH)).status).toBe(200);
  expect((await cora.get('/ele-lpd/api/session')).body).toMatchObject({ sessionData: { isLoggedIn: false } });
  const acts = await site.database.query("select 1 from representative_acts where call = 'END' and outcome = 'DONE'");
  expect(acts.rowCount).toBe(1);
});
