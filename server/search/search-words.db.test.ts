import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { search } from '#contracts/catalog.ts';
import type { listSynonyms, listUnfound } from '#contracts/operations/search-words.ts';
import { listenForChanges } from '#server/db/listen.ts';
import { NODE_LIMITS } from '#server/limits/limits.ts';
import { makeShop } from '#server/make-shop.ts';
import { makeUnfoundSearches } from './unfound-searches.ts';
import { signedIn, signIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

type Unfound = z.output<(typeof listUnfound)['answer']>['searches'];
type Synonyms = z.output<(typeof listSynonyms)['answer']>;
type Found = z.output<(typeof search)['answer']>;

const site = useShop();
const SYNONYMS = '/cc/api/operations/synonyms';
const olga = () => signedIn(site, 'olga.operator@foolscap.example');
const find = async (query: string, visitor: Visitor = aVisitor(site)) =>
  (await visitor.get<Found>(`/ele-lpd/api/searchProxy/search?${query}`)).body;
const stored = async (what: string) =>
  (await site.database.query<{ n: number }>(`select count(*)::int as n from searches_without_result where ${what}`)).rows[0]?.n;
const unfound = async (): Promise<Unfound> =>
  (await (await olga()).get<{ searches: Unfound }>('/cc/api/operations/unfound-searches')).body.searches;

/** A guest of a network of their own. */
const guestAt = (network: number) => aVisitor(site, { socket: `198.51.${network}.7` });
/** What fewer than three look for is not listed: each of these networks asks once. */
const findFrom = async (query: string, networks: readonly number[]) => {
  for (const network of networks) await find(query, guestAt(network));
};
const wordsOf = async () => (await unfound()).map(({ words }) => words);

// The demo has some of its own.
beforeAll(() => site.database.query('delete from searches_without_result'));

describe('a search without a result', () => {
  it('is counted by its words, however they are written, on which site, for how many visitors and when', async () => {
    await find('q=Qwzx%20Vkjq!', guestAt(1));
    await find('q=qwzx-vkjq', guestAt(2));
    expect(await unfound()).toEqual([]);
    await find('q=qwzx-vkjq&page=2', guestAt(3));
    await find('q=qwzx-vkjq&exact=true', guestAt(3));
    expect(await unfound()).toEqual([]);
    await find('q=qwzx-vkjq', guestAt(3));
    await find('q=qwzx-vkjq', guestAt(4));
    for (const name of ['bea.buyer', 'carl.contract', 'abe.admin'])
      await find('q=qwzx-vkjq', await signedIn(site, `${name}@harbordental.example`));
    await findFrom('q=paper', [1, 2, 3]);
    expect(await unfound()).toEqual([
      {
        words: 'qwzx vkjq',
        visitors: 7,
        lastAt: expect.stringMatching(/^2026-/),
        sites: ['SBA', 'dotcom'],
        isInPart: false,
        hasSynonym: false,
      },
    ]);
  });

  it('that found only something close is counted as such', async () => {
    await findFrom('q=stapler%20unheardof', [1, 2, 3]);
    await findFrom('q=swingline', [1, 2, 3]);
    await findFrom('q=deals', [1, 2, 3]);
    const found = new Map((await unfound()).map(({ words, isInPart }) => [words, isInPart]));
    expect([found.get('stapler unheardof'), found.get('swingline'), found.get('qwzx vkjq')]).toEqual([true, true, false]);
    expect(found.has('deals')).toBe(false);
  });

  it('is counted once for whoever asks again, with or without an account of their own, from any address of their network', async () => {
    for (let times = 0; times < 3; times += 1) await find('q=kwvz', guestAt(1));
    for (let last = 1; last < 4; last += 1) await find('q=kwvz', aVisitor(site, { socket: `198.51.1.${last}` }));
    for (const name of ['sam.shopper', 'rita.rewards', 'paula.plus']) {
      const visitor = aVisitor(site, { socket: '198.51.1.9' });
      await signIn(visitor, `${name}@example.com`);
      await find('q=kwvz', visitor);
    }
    expect(await wordsOf()).not.toContain('kwvz');
    expect(await stored("words = 'kwvz'")).toBe(0);
  });

  it('is not, where nobody looks at the answer', async () => {
    const path = '/ele-lpd/api/searchProxy/search?q=hwvz';
    for (const network of [1, 2, 3]) {
      await site.app.inject({ method: 'HEAD', url: path, headers: { host: 'localhost' }, remoteAddress: `198.51.${network}.7` });
      await guestAt(network).get(path, { headers: { 'sec-purpose': 'prefetch;prerender' } });
      await guestAt(network).get(path, { headers: { purpose: 'prefetch' } });
    }
    expect(await wordsOf()).not.toContain('hwvz');
    await findFrom('q=hwvz', [1, 2, 3]);
    expect(await wordsOf()).toContain('hwvz');
  });

  it('is not, where its words may be about somebody', async () => {
    const before = await wordsOf();
    for (const typed of ['4111 1111 1111 1111', 'zqx@zqx.example', 'zqxk 508-555-0170', `zqxk${'k'.repeat(60)}`, 'my password is zqxk'])
      await findFrom(`q=${encodeURIComponent(typed)}`, [1, 2, 3]);
    expect(await wordsOf()).toEqual(before);
  });

  it('is one of thirty that a visitor adds in a day', async () => {
    const { most } = NODE_LIMITS.UNFOUND_WORDS;
    const three = [11, 12, 13];
    for (let n = 0; n < most + 3; n += 1) await findFrom(`q=zqwx%20${'abcdefghijklmnopqrstuvwxyz'[n % 26]}${n}`, three);
    expect((await wordsOf()).filter((words) => words.startsWith('zqwx')).length).toBe(most);
  }, 30_000);

  it('is one of few that are kept of a day, whatever is made up: those that most visitors miss', async () => {
    const { unfoundSearches } = site.shop;
    for (let round = 0; round < 4; round += 1) {
      for (let index = 0; index < 800; index += 1)
        for (const visitor of ['a', 'b', 'c'])
          unfoundSearches.count(`made up ${round}x${index}`, {
            visitor: `${visitor} ${index % 200} ${round}`,
            tenant: 'dotcom',
            isInPart: false,
          });
      await unfoundSearches.flush();
    }
    expect(await stored("tenant = 'dotcom'")).toBe(1_000);
    expect((await unfound())[0]?.words).toBe('qwzx vkjq');
  });

  it('is forgotten with its day where fewer than three looked for it', async () => {
    const clock = { now: new Date('2027-01-01T12:00:00Z') };
    const searches = makeUnfoundSearches(site.database, { now: () => clock.now, log: site.shop.log, takeRoom: () => true });
    const count = (visitor: string) => searches.count('newyearish', { visitor: `day ${visitor}`, tenant: 'dotcom', isInPart: false });
    count('a');
    count('b');
    clock.now = new Date('2027-01-02T12:00:00Z');
    count('c');
    await searches.flush();
    expect(await stored("words = 'newyearish'")).toBe(0);
    count('a');
    count('b');
    await searches.flush();
    await searches.flush();
    expect(await stored("words = 'newyearish' and visitors = 3")).toBe(1);
  });

  it("is of a day of the shop's own clock, which ends at its midnight", async () => {
    const clock = { now: new Date('2027-02-01T23:30:00Z') };
    const searches = makeUnfoundSearches(site.database, { now: () => clock.now, log: site.shop.log, takeRoom: () => true });
    const countAt = (at: string, visitor: string) => {
      clock.now = new Date(at);
      searches.count('evenings', { visitor, tenant: 'dotcom', isInPart: false });
      return searches.flush();
    };
    await countAt('2027-02-01T23:30:00Z', 'a');
    await countAt('2027-02-02T00:30:00Z', 'b');
    await countAt('2027-02-02T04:59:00Z', 'c');
    expect(await stored("words = 'evenings' and day = '2027-02-01' and visitors = 3")).toBe(1);
    await countAt('2027-02-02T05:01:00Z', 'd');
    expect(await stored("words = 'evenings'")).toBe(1);
  });

  it('costs nobody anything when it cannot be written down', async () => {
    await site.database.query('alter table searches_without_result rename to elsewhere');
    await findFrom('q=xqzwv', [1, 2, 3]);
    await site.shop.unfoundSearches.flush();
    expect(site.logged.splice(0).join()).toContain('could not be written down');
    await site.database.query('alter table elsewhere rename to searches_without_result');
  });
});

describe('a synonym', () => {
  it('is known to searches at once, here and on other nodes, and is written down with who added it', async () => {
    const operator = await olga();
    const other = makeShop(site.shop.settings, site.database, site.shop.log, { now: site.shop.now });
    const listener = await listenForChanges(other, site.databaseUrl);
    const generation = other.catalog.generation();
    expect((await find('q=qwzxvk')).data.totalItems).toBe(0);
    const saved = await operator.put(SYNONYMS, { said: ' QWZXVK ', means: 'Stapler, qwzxvk,stapler' });
    expect(saved).toMatchObject({ status: 200, body: { said: 'qwzxvk', means: ['stapler'] } });
    expect((await find('q=qwzxvk')).data.totalItems).toBeGreaterThan(0);
    await expect.poll(() => other.catalog.generation()).toBeGreaterThan(generation);
    await listener.close();
    await operator.put(SYNONYMS, { said: 'qwzxvk', means: 'paper' });
    await operator.put(SYNONYMS, { said: 'qwzxvk', means: 'paper' });
    await operator.delete(SYNONYMS, { said: 'qwzxvk' });
    await operator.delete(SYNONYMS, { said: 'qwzxvk' });
    expect((await find('q=qwzxvk')).data.totalItems).toBe(0);
    const { synonyms, changes } = (await operator.get<Synonyms>(SYNONYMS)).body;
    expect(synonyms.map(({ said }) => said)).toContain('grey');
    expect(changes.map(({ by, said, before, after }) => [by, said, before, after])).toEqual([
      ['olga.operator@foolscap.example', 'qwzxvk', { means: ['paper'], isNear: false }, null],
      ['olga.operator@foolscap.example', 'qwzxvk', { means: ['stapler'], isNear: false }, { means: ['paper'], isNear: false }],
      ['olga.operator@foolscap.example', 'qwzxvk', null, { means: ['stapler'], isNear: false }],
    ]);
  });

  it('of what the shop does not carry says so to who searches for it, and it is counted as not found', async () => {
    const operator = await olga();
    expect(await operator.put(SYNONYMS, { said: 'qwzxvk', means: 'stapler', isNear: true })).toMatchObject({
      status: 200,
      body: { isNear: true },
    });
    expect(await find('q=qwzxvk')).toMatchObject({ notCarried: { said: 'qwzxvk', near: 'stapler' } });
    await findFrom('q=qwzxvk', [1, 2, 3]);
    const { searches } = (await operator.get<{ searches: { words: string }[] }>('/cc/api/operations/unfound-searches')).body;
    expect(searches.map(({ words }) => words)).toContain('qwzxvk');
    for (const [said, means, field] of [
      ['qwzxvk', 'stapler, paper', 'means'],
      ['qwzxvk', 'zzqx', 'means'],
      ['staplers', 'paper', 'said'],
    ])
      expect(await operator.put(SYNONYMS, { said, means, isNear: true })).toMatchObject({ status: 400, body: { errors: [{ field }] } });
    // The same words for whoever searches.
    expect(await operator.put(SYNONYMS, { said: 'qwzxvks', means: 'stapler', isNear: true })).toMatchObject({ body: { said: 'qwzxvk' } });
    await operator.put(SYNONYMS, { said: 'qwzxvk', means: 'stapler' });
    expect(await find('q=qwzxvk')).toMatchObject({ notCarried: null });
    await operator.delete(SYNONYMS, { said: 'qwzxvk' });
  });

  it.each([
    ['', 'paper', 'said'],
    ["'; drop table items; --", '', 'means'],
    ['grey', 'grey', 'means'],
    ['x'.repeat(150), 'paper', 'said'],
  ])('that is none is refused at its field: "%s" for "%s"', async (said, means, field) => {
    expect(await (await olga()).put(SYNONYMS, { said, means })).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it.each(['\0', 'a'.repeat(2_000)])('that no table could hold is refused', async (said) => {
    expect((await (await olga()).put(SYNONYMS, { said, means: 'paper' })).status).toBe(400);
  });

  it('of signs and of another script is kept as words and breaks no search', async () => {
    const operator = await olga();
    for (const said of ["o'b\\r & (x)", 'ורק\u202e', 'c++ <b>'])
      expect((await operator.put(SYNONYMS, { said, means: "p'aper:*, & | !(x" })).status).toBe(200);
    for (const said of ["o'b\\r & (x)", 'ורק', 'c++ <b>']) expect((await find(`q=${encodeURIComponent(said)}`)).data).toBeDefined();
  });
});

describe('synonyms that are added at once', () => {
  const add = (visitor: Visitor, said: string, means: string) => visitor.put(SYNONYMS, { said, means });
  const kept = async () => (await site.database.query<{ said: string }>('select said from search_synonyms')).rows.map(({ said }) => said);

  it('are changes one after the other: who looks the record up sees what each found', async () => {
    const operator = await olga();
    await Promise.all(Array.from({ length: 8 }, (_, n) => add(operator, 'qrace', `paper ${n}`)));
    const { rows } = await site.database.query<{ before: { means: string[] } | null; after: { means: string[] } }>(
      "select before, after from operator_changes where name = 'qrace' order by change_id",
    );
    expect(rows).toHaveLength(8);
    expect(rows.map(({ before }) => before?.means.join() ?? null)).toEqual([
      null,
      ...rows.slice(0, -1).map(({ after }) => after.means.join()),
    ]);
  });

  it('are never more than there is room for', async () => {
    const operator = await olga();
    await site.database.query(
      `insert into search_synonyms (said, means) select 'qfill ' || n, array['paper'] from generate_series(1, 2000 - (select count(*)::int from search_synonyms) - 3) n`,
    );
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => add(operator, `qroom${n}`, 'paper')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await kept()).length).toBe(2_000);
    await site.database.query("delete from search_synonyms where said like 'qfill %' or said like 'qroom%'");
  });

  it('empty nobody’s memory when they change nothing', async () => {
    const operator = await olga();
    await add(operator, 'qsame', 'paper');
    const before = site.shop.catalog.generation();
    await add(operator, 'qsame', 'paper');
    expect(site.shop.catalog.generation()).toBe(before);
  });
});

describe('what is for operators', () => {
  it.each(['sam.shopper@example.com', 'cora.csr@foolscap.example', 'abe.admin@harbordental.example'])(
    'does not exist for %s',
    async (email) => {
      const visitor = await signedIn(site, email);
      expect((await visitor.get('/cc/api/operations/unfound-searches')).status).toBe(404);
      expect((await visitor.put(SYNONYMS, { said: 'mine', means: 'paper' })).status).toBe(404);
      expect((await visitor.delete(SYNONYMS, { said: 'grey' })).status).toBe(404);
      const { rows } = await site.database.query("select 1 from search_synonyms where said = 'grey'");
      expect(rows).toHaveLength(1);
    },
  );
});
