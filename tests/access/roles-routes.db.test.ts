import { beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '#tests/support/fingerprint.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { send } from './ask.ts';
import {
  aCart,
  actingFor,
  everybody,
  type Everybody,
  type Principal,
  type PrincipalName,
  type Things,
  type VictimName,
} from './principals.ts';
import type { Ask, Row } from './row.ts';
import { noteRoutes, pageRoutes } from './running-routes.ts';
import { secretsIn } from './secrets.ts';
import { unstatedIn } from './stated.ts';
import { isPage, ROWS, TABLE } from './table.ts';

const routesOf = noteRoutes();
const site = useShop({ hasPages: true });
const OF_SOMEBODY = ROWS.filter(({ row }) => row.foreign !== undefined);
let all: Everybody = { people: [], victims: [] };
let before: Record<string, string> = {};
let secrets: readonly string[] = [];

beforeAll(async () => {
  all = await everybody(site);
  before = await theirs();
  secrets = await secretsIn(site.database);
}, 120_000);

/** Everything that has to do with the victims, as the database has it. */
function theirs(): Promise<Record<string, string>> {
  return fingerprint(
    site.database,
    all.victims.flatMap(({ things }) => idsOf(things)),
  );
}

/** A page takes its time: each tries it with one of them. */
function victimFor(index: number): Principal {
  const victim = all.victims[index % all.victims.length];
  if (victim === undefined) throw new Error('nobody has anything');
  return victim;
}

const refusalOf = (route: string, row: Row) => row.refusal ?? (isPage(route) ? 302 : 401);

function isAdmitted({ admits }: Row, who: Principal): boolean {
  if (admits === 'everybody') return true;
  return who.isSignedIn || (admits === 'shoppers' && !who.isAtWork);
}

function expectedOfOwn(route: string, row: Row, who: Principal): number {
  if (!isAdmitted(row, who)) return refusalOf(route, row);
  const name = who.name as PrincipalName;
  if (who.hasThings || row.foreign === undefined) return row.except?.[name] ?? row.own;
  return row.except?.[name] ?? row.foreignExcept?.[name] ?? row.foreign;
}

function expectedOfForeign(route: string, row: Row, ask: Ask, who: Principal, victim: Principal): number | undefined {
  if (!isAdmitted(row, who)) return ask.refusal ?? refusalOf(route, row);
  const name = who.name as PrincipalName;
  if (row.sharedWith?.[victim.name as VictimName]?.includes(name) === true) return row.own;
  return row.foreignExcept?.[name] ?? ask.foreign ?? row.foreign;
}

/** What somebody tries who knows the ids of another: everything but what only its owner can know. */
function attempts(row: Row, { orderKey }: Things, theirs: Things): readonly Ask[] {
  const ids = { ...theirs, orderKey };
  return row.attempts?.(ids) ?? [row.ask(ids)];
}

const idsOf = ({ cartId, orderedCartId, orderNumber, arrivedNumber, listItemId, savedAddressId, cardId, machineId, alertId }: Things) => [
  cartId,
  orderedCartId,
  orderNumber,
  arrivedNumber,
  listItemId,
  savedAddressId,
  cardId,
  machineId,
  alertId,
];

it('every route of the running shop stands in the table [T37 T38 T41]', async () => {
  const running = [...routesOf(site.app), ...(await pageRoutes())];
  expect(
    running.filter((route) => !(route in TABLE)),
    'routes without a row: say in tests/access who may',
  ).toEqual([]);
  expect(
    Object.keys(TABLE).filter((route) => !running.includes(route)),
    'rows without a route',
  ).toEqual([]);
});

describe('with the ids of somebody else', () => {
  it.each(OF_SOMEBODY)('$route finds nothing, tells nothing and changes nothing of theirs [T29 T37 T38 T41]', async ({ route, row }) => {
    const wrong: unknown[] = [];
    for (const [index, who] of all.people.entries())
      for (const victim of isPage(route) ? [victimFor(index)] : all.victims)
        for (const ask of attempts(row, who.things, victim.things)) {
          const { status, text } = await send(site, who, route, ask);
          const expected = expectedOfForeign(route, row, ask, who, victim);
          // What belongs to them as well is no secret to them.
          const isTheirsToo = (name: string) => row.sharedWith?.[name as VictimName]?.includes(who.name as PrincipalName) === true;
          const told = all.victims.filter(({ name, canary }) => text.includes(canary) && !isTheirsToo(name)).map(({ name }) => name);
          if (status !== expected || told.length > 0) wrong.push([who.name, victim.name, ask, { status, expected, told }]);
        }
    expect(wrong).toEqual([]);
    expect(await theirs()).toEqual(before);
  });

  it('of any kind in the place of any other: the same [T38]', async () => {
    const who = all.people.find(({ name }) => name === 'shopper');
    if (who === undefined) throw new Error('the shopper is missing');
    const wrong: unknown[] = [];
    for (const { route, row } of OF_SOMEBODY.filter((one) => !isPage(one.route)))
      for (const [index, id] of all.victims.flatMap(({ things }) => idsOf(things)).entries()) {
        const names = Object.keys(who.things).filter((name) => name !== 'orderKey');
        const ask = row.ask({ ...who.things, ...Object.fromEntries(names.map((name) => [name, id])) });
        const { status, text } = await send(site, who, route, ask);
        if (status >= 500 || all.victims.some(({ canary }) => text.includes(canary))) wrong.push([route, index, ask, status]);
      }
    expect(wrong).toEqual([]);
    expect(await theirs()).toEqual(before);
  });
});

it('there are secrets that could be told', () => {
  expect(secrets.length).toBeGreaterThan(100);
});

it('customer service that acts for who keeps budgets looks at them and changes none [T47]', async () => {
  const who = await actingFor(site, 'admin');
  const tried = ROWS.flatMap(({ route, row }) => (row.actedFor === undefined ? [] : [{ route, row, expected: row.actedFor }]));
  expect(tried.filter(({ expected }) => expected === 403).length).toBeGreaterThan(6);
  const wrong: unknown[] = [];
  for (const { route, row, expected } of tried) {
    const { status } = await send(site, who, route, row.ask(who.things));
    if (status !== expected) wrong.push([route, { status, expected }]);
  }
  expect(wrong).toEqual([]);
});

describe('with what is one’s own', () => {
  it.each(ROWS)('$route answers each as it should, and tells no secret nor what is not stated [T46]', async ({ route, row }) => {
    if (row.usesUp === true) await renew();
    const wrong: unknown[] = [];
    for (const who of all.people) {
      const ask = row.ask(who.things);
      const { status, text } = await send(site, who, route, ask);
      const expected = expectedOfOwn(route, row, who);
      const told = secrets.filter((secret) => text.includes(secret));
      const unstated = status < 400 ? unstatedIn(route, text) : [];
      if (status !== expected || told.length > 0 || unstated.length > 0) wrong.push([who.name, ask, { status, expected, told, unstated }]);
    }
    expect(wrong).toEqual([]);
  });
});

/** Everybody gets a new cart's worth of what can be used up. */
async function renew(): Promise<void> {
  for (const who of all.people) if (who.hasThings) who.things = { ...who.things, ...(await aCart(who.visitor, who)) };
}
