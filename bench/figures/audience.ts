import { KINDS_OF_VISITOR } from '#domain/audience/kinds-of-visitor.ts';
import { SEGMENTS } from '#domain/audience/segments.ts';
import { ROUTES } from '#domain/identity/tenant-by-host.ts';
import type { MenuItem, Menus } from '#domain/navigation/menu-item.ts';
import type { Database } from '#server/db/database.ts';
import { makeVisitorMenus, menusOf } from '#server/menus/index.ts';
import { makeSessionStore, type Requester } from '#server/sessions/index.ts';
import type { Bench } from '../bench.ts';

const ITEMS = 400;
const ROUNDS = 15;
const KNOWN_RUNS = 20_000;

/** Menus of 400 items, each of which asks for two keys and hides from a third. */
function largeMenus(): Menus {
  const keys = Object.keys(SEGMENTS);
  const key = (index: number) => keys[index % keys.length] ?? '';
  const header = Array.from({ length: ITEMS }, (_, index): MenuItem => {
    const permissionlimit = [key(index), key(index * 7 + 3), `NO-${key(index * 5 + 1)}`];
    return { id: `item-${index}`, text: `Item ${index}`, url: `/landing/item-${index}`, permissionlimit };
  });
  return { topHat: [], header, account: [], megaMenu: [], footer: [] };
}

/** What it costs to find out who asks and what they may see: the first time of an audience, and ever after. */
export async function measureAudience({ report }: Pick<Bench, 'report'>): Promise<void> {
  const menus = largeMenus();
  const what = `which of ${ITEMS} menu items an audience sees, the first time`;
  report({ id: 'audience.first', what, value: firstMs(menus), unit: 'ms', goal: { atMost: 1 } });
  const value = await knownMs(menus);
  report({ id: 'audience.known', what: 'session and menus of a request, when known', value, unit: 'ms', goal: { atMost: 0.1 } });
}

/** Milliseconds that each kind of visitor takes for whom there are no menus yet: the median. */
function firstMs(menus: Menus): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const fresh = makeVisitorMenus({ dotcom: menus, SBA: menus });
    return Object.values(KINDS_OF_VISITOR).map((facts) => {
      const started = performance.now();
      fresh.of(facts);
      return performance.now() - started;
    });
  });
  return median(rounds.slice(1).flat());
}

/** Milliseconds from the cookies of a request to the menus of who sent it: the median of several rounds. */
async function knownMs(menus: Menus): Promise<number> {
  const sessions = makeSessionStore(NO_DATABASE, { origin: 'http://localhost', secrets: ['bench'], now: () => new Date() });
  const toggles: readonly [] = [];
  const shop = { toggles: { read: async () => toggles, forget: () => undefined }, menus: makeVisitorMenus({ dotcom: menus, SBA: menus }) };
  const visitor = aRequester();
  sessions.tell(visitor);
  const cookies = Object.fromEntries(visitor.setCookies.map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie)?.slice(1) ?? []));
  const round = async () => {
    const started = performance.now();
    for (let run = 0; run < KNOWN_RUNS; run += 1) {
      const session = await sessions.find(cookies, 'dotcom');
      if (session === undefined) throw new Error('The cookie names no session.');
      await menusOf(shop, { ...visitor, cookies, session });
    }
    return (performance.now() - started) / KNOWN_RUNS;
  };
  await round(); // until V8 has compiled what is hot
  const rounds: number[] = [];
  for (let time = 0; time < 5; time += 1) rounds.push(await round());
  return median(rounds);
}

/** What is known is asked of nobody. */
const NO_DATABASE: Database = new Proxy(Object.create(null), {
  get(): never {
    throw new Error('A known visitor was asked for in the database.');
  },
});

function aRequester(): Requester {
  return {
    site: ROUTES.dotcom,
    requestId: 'bench',
    address: '127.0.0.1',
    isMobileApp: false,
    browser: 'bench',
    cookies: {},
    zip: undefined,
    session: undefined,
    setCookies: [],
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;
}
