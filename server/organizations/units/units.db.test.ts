import { beforeEach, expect, it } from 'vitest';
import type { OneUnit, Unit, WantedUnit } from '#contracts/organization/units.ts';
import type { Order } from '#contracts/orders.ts';
import { CARDS, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop({ hasPages: true });
const UNITS = '/cc/api/organization/units';
const OWN = '/cc/api/account/units';
const ABE = 'abe.admin@harbordental.example';
const ANN = 'ann.approver@harbordental.example';
const BEA = 'bea.buyer@harbordental.example';
const CARL = 'carl.contract@harbordental.example';

type Refused = { errors?: { field: string; message: string }[] };
type Units = { units: Unit[]; mayAdd: boolean; choices: OneUnit['choices'] };
type Own = { units: { unitId: string; name: string; place: string | null }[]; chosenId: string | null };
type Home = { shipTo: { address: string } | null; budget: { name: string } | null };

const listed = async (visitor: Visitor) => (await visitor.get<Units>(UNITS)).body;
const unitCalled = async (visitor: Visitor, name: string) => (await listed(visitor)).units.find((unit) => unit.name === name);
const own = async (visitor: Visitor) => (await visitor.get<Own>(OWN)).body;
const home = async (visitor: Visitor) => (await visitor.get<Home>('/cc/api/organization/home')).body;
const userIdOf = async (email: string) =>
  (await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email])).rows[0]?.user_id ?? '';
const settingsOf = async (email: string) =>
  (await site.database.query<{ settings: Record<string, unknown> }>('select settings from users where email = $1', [email])).rows[0]
    ?.settings ?? {};
const log = async (visitor: Visitor) =>
  (await visitor.get<{ changes: { kind: string; subject: string; differences: object[] }[] }>('/cc/api/organization/changes')).body.changes;
const PLAIN: WantedUnit = { name: 'Pediatrics', shipToAddressId: null, budgetCenter: null, approverEmail: null };

beforeEach(async () => {
  await site.database.query("delete from units where name not in ('Front office', 'Lab')");
});

it('are kept by administrators alone, each under a name of its own, with what the organization has', async () => {
  const abe = await signedIn(site, ABE);
  const { units, choices } = await listed(abe);
  expect(units.map(({ name, budgetCenter, approverEmail, people }) => [name, budgetCenter, approverEmail, people])).toEqual([
    ['Front office', 'FRONT-DESK', ANN, 1],
    ['Lab', 'LAB', ANN, 2],
  ]);
  const [first = { id: '' }] = choices.shipTos;
  const made = await abe.post<{ unitId: string }>(UNITS, { ...PLAIN, shipToAddressId: first.id, budgetCenter: 'LAB', approverEmail: ANN });
  expect(made.status).toBe(200);
  expect((await log(abe))[0]).toMatchObject({ kind: 'Added', subject: 'unit Pediatrics' });
  for (const [field, wrong] of [
    ['name', { name: ' pediatrics ' }],
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(31) }],
    ['shipToAddressId', { name: 'Other', shipToAddressId: crypto.randomUUID() }],
    ['budgetCenter', { name: 'Other', budgetCenter: 'CLASSROOM' }],
    ['approverEmail', { name: 'Other', approverEmail: BEA }],
  ] as const) {
    const { status, body } = await abe.post<Refused>(UNITS, { ...PLAIN, ...wrong });
    expect([status, body.errors?.map((error) => error.field)], JSON.stringify(wrong)).toEqual([400, [field]]);
  }
  const { unitId } = made.body;
  const renamed = await abe.put<OneUnit>(`${UNITS}/${unitId}`, { ...PLAIN, name: 'Kids’ dentistry', budgetCenter: 'LAB' });
  expect(renamed.body.unit).toMatchObject({ name: 'Kids’ dentistry', shipToAddressId: null, budgetCenter: 'LAB', approverEmail: null });
  expect((await log(abe))[0]).toMatchObject({ kind: 'Changed', subject: 'unit Pediatrics' });
  const [bea, bo] = [await signedIn(site, BEA), await signedIn(site, 'bo.buyer@cedarlegal.example')];
  await site.database.query(`update users set roles = '{ACCOUNT_ADMIN}' where email = 'bo.buyer@cedarlegal.example'`);
  const axel = await signedIn(site, 'bo.buyer@cedarlegal.example');
  expect((await bea.get(UNITS)).status).toBe(403);
  expect((await bo.get<Units>(UNITS)).body.units ?? []).toEqual([]);
  // Of another organization it is as one that there is not.
  for (const id of [unitId, 'x']) {
    expect((await axel.get(`${UNITS}/${id}`)).status).toBe(404);
    expect((await axel.put(`${UNITS}/${id}`, PLAIN)).status).toBe(404);
    expect((await axel.delete(`${UNITS}/${id}`)).status).toBe(404);
    expect((await axel.post(`${UNITS}/${id}/people`, { userId: await userIdOf(BEA), isIn: true })).status).toBe(404);
  }
  expect((await abe.delete(`${UNITS}/${unitId}`)).status).toBe(200);
  expect(await unitCalled(abe, 'Kids’ dentistry')).toBeUndefined();
});

it('say where what is ordered for them goes, what it is charged to and who approves it, and the order, the report and the header say for which it was', async () => {
  const bea = await signedIn(site, BEA);
  const { units, chosenId } = await own(bea);
  expect(units.map(({ name, place }) => [name, place])).toEqual([
    ['Front office', '40 Wharf St, Boston, MA'],
    ['Lab', '9 Mill Rd, Worcester, MA'],
  ]);
  const [front, lab] = units;
  expect(chosenId).toBe(front?.unitId);
  expect(await home(bea)).toMatchObject({ shipTo: { address: '40 Wharf St' }, budget: { name: 'Front desk' } });
  expect((await bea.post<Own>(`${OWN}/${lab?.unitId}`)).body.chosenId).toBe(lab?.unitId);
  expect(await home(bea)).toMatchObject({ shipTo: { address: '9 Mill Rd' }, budget: { name: 'Laboratory' } });
  expect((await bea.get<string>('/account/ship-to')).body).toContain('Lab · Harbor Dental Group');
  expect(await settingsOf(BEA)).toMatchObject({ unitId: lab?.unitId, defaultBudgetCenter: 'LAB', approverEmail: ANN });
  await bea.add({ itemId: '100005', qty: 1 });
  await readyToOrder(site, bea, CARDS.approved, BEA);
  const placed = (await placeOrder(bea)).body;
  expect(placed.orderNumber).toMatch(/^\d+$/);
  const order = (await bea.get<Order>(`/cc/api/orders/${placed.orderNumber}`)).body;
  expect([order.unitName, order.budgetCenterName]).toEqual(['Lab', 'Laboratory']);
  expect((await bea.get<string>(`/account/orders/${placed.orderNumber}`)).body).toMatch(/Ordered for[\s\S]{0,200}Lab/);
  const abe = await signedIn(site, ABE);
  const spend = async () =>
    (await abe.get<{ total: number; units: { name: string; amount: number }[] }>('/cc/api/budget-spend?from=2024-01')).body;
  const { total, units: sums } = await spend();
  expect(sums.map(({ name }) => name)).toEqual(expect.arrayContaining(['Front office', 'Lab']));
  expect(Math.round(sums.reduce((sum, { amount }) => sum + amount, 0) * 100)).toBe(Math.round(total * 100));
  expect((await abe.get<string>('/account/budgets/report?from=2024-01')).body).toContain('By unit');
  // A unit that is gone leaves its name to what was ordered for it.
  const { unitId } = (await abe.post<{ unitId: string }>(UNITS, PLAIN)).body;
  await site.database.query('update orders set unit_id = $2 where order_number = $1', [placed.orderNumber, unitId]);
  await abe.delete(`${UNITS}/${unitId}`);
  expect((await bea.get<Order>(`/cc/api/orders/${placed.orderNumber}`)).body.unitName).toBe('Lab');
  expect((await spend()).units.map(({ name }) => name)).toContain('No unit');
});

it('are chosen by who belongs to them; whoever joins the first, or leaves the one that they order for, orders for what is theirs from the next request on', async () => {
  const [abe, carl] = [await signedIn(site, ABE), await signedIn(site, CARL)];
  const lab = await unitCalled(abe, 'Lab');
  const labPath = `${UNITS}/${lab?.unitId}`;
  expect((await carl.post(`${OWN}/${lab?.unitId}`)).status).toBe(404);
  expect(await own(carl)).toEqual({ units: [], chosenId: null });
  expect((await carl.get<string>('/account/ship-to')).body).not.toContain('Order for this unit');
  const userId = await userIdOf(CARL);
  const joined = await abe.post<OneUnit>(`${labPath}/people`, { userId, isIn: true });
  expect(joined.body.members.map(({ email }) => email)).toContain(CARL);
  expect(joined.body.others.map(({ email }) => email)).not.toContain(CARL);
  expect((await log(abe))[0]).toMatchObject({
    kind: 'Changed',
    subject: 'Carl Contract',
    differences: [{ what: 'Unit', before: '', after: 'Lab' }],
  });
  expect(await own(carl)).toMatchObject({ chosenId: lab?.unitId });
  expect(await home(carl)).toMatchObject({ shipTo: { address: '9 Mill Rd' }, budget: { name: 'Laboratory' } });
  // What the unit says anew is theirs at once.
  const elsewhere = {
    name: 'Lab',
    shipToAddressId: (await listed(abe)).choices.shipTos[0]?.id ?? '',
    budgetCenter: 'LAB',
    approverEmail: ANN,
  };
  await abe.put(labPath, elsewhere);
  expect((await home(carl)).shipTo).toMatchObject({ address: '40 Wharf St' });
  await abe.put(labPath, { ...elsewhere, shipToAddressId: lab?.shipToAddressId });
  await abe.post(`${labPath}/people`, { userId, isIn: false });
  expect(await own(carl)).toEqual({ units: [], chosenId: null });
  expect((await settingsOf(CARL))['unitId']).toBeUndefined();
  expect((await abe.post(`${labPath}/people`, { userId: await userIdOf('bo.buyer@cedarlegal.example'), isIn: true })).status).toBe(404);
  // Removed from the organization, somebody belongs to none.
  await abe.post(`${labPath}/people`, { userId, isIn: true });
  await abe.delete(`/cc/api/organization/people/${userId}`);
  expect((await abe.get<OneUnit>(labPath)).body.members.map(({ userId: id }) => id)).not.toContain(userId);
  expect((await aVisitor(site, { host: 'business.localhost' }).get(OWN)).status).toBe(401);
});

it('name no approver any more once administrators have taken that right away', async () => {
  const abe = await signedIn(site, ABE);
  const { unitId } = (await abe.post<{ unitId: string }>(UNITS, { ...PLAIN, approverEmail: ANN })).body;
  const ann = await userIdOf(ANN);
  const path = `/cc/api/organization/people/${ann}`;
  const { rights } = (await abe.get<{ rights: { roles: string[] } }>(path)).body;
  const give = (roles: readonly string[]) => abe.put(path, { ...rights, roles });
  expect((await give([])).status).toBe(200);
  expect((await abe.get<OneUnit>(`${UNITS}/${unitId}`)).body.unit.approverEmail).toBeNull();
  expect((await give(rights.roles)).status).toBe(200);
});
