import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { search } from '#contracts/catalog.ts';
import type { listSynonyms, listUnfound } from '#contracts/operations/search-words.ts';
import { listenForChanges } from '#server/db/listen.ts';
import { makeShop } from '#server/make-shop.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
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
const unfound = async (): Promise<Unfound> =>
  (await (await olga()).get<{ searches: Unfound }>('/cc/api/operations/unfound-searches')).body.searches;

describe('a search without a result', () => {
  it('is counted by its words, however they are written, on which site and when', async () => {
    await find('q=Qwzx%20Vkjq!');
    await find('q=qwzx-vkjq');
    await find('q=qwzx-vkjq&page=2');
    await find('q=qwzx-vkjq&exact=true');
    await find('q=qwzx-vkjq', await signedIn(site, 'bea.buyer@harbordental.example'));
    await find('q=paper');
    expect(await unfound()).toEqual([
      { words: 'qwzx vkjq', times: 3, lastAt: expect.stringMatching(/^2026-/), sites: ['SBA', 'dotcom'], hasSynonym: false },
    ]);
  });

  it('is not, where its words may be about somebody', async () => {
    for (const typed of ['4111 1111 1111 1111', 'zqx@zqx.example', 'zqxk 508-555-0170', `zqxk${'k'.repeat(60)}`])
      await find(`q=${encodeURIComponent(typed)}`);
    expect((await unfound()).map(({ words }) => words)).toEqual(['qwzx vkjq']);
  });

  it('is one of few that are kept of a day, whatever is made up: those that are missed most', async () => {
    const { unfoundSearches } = site.shop;
    for (let round = 0; round < 4; round += 1) {
      for (let index = 0; index < 800; index += 1) unfoundSearches.count(`made up ${round}x${index}`, 'dotcom');
      await unfoundSearches.flush();
    }
    const { rows } = await site.database.query<{ n: number }>(
      "select count(*)::int as n from searches_without_result where tenant = 'dotcom'",
    );
    expect(rows[0]?.n).toBe(1_000);
    expect((await unfound())[0]?.words).toBe('qwzx vkjq');
  });

  it('costs nobody anything when it cannot be written down', async () => {
    await site.database.query('alter table searches_without_result rename to elsewhere');
    await find('q=xqzwv');
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
      ['olga.operator@foolscap.example', 'qwzxvk', ['paper'], null],
      ['olga.operator@foolscap.example', 'qwzxvk', ['stapler'], ['paper']],
      ['olga.operator@foolscap.example', 'qwzxvk', null, ['stapler']],
    ]);
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
    const { rows } = await site.database.query<{ before: string[] | null; after: string[] }>(
      "select before, after from operator_changes where name = 'qrace' order by change_id",
    );
    expect(rows).toHaveLength(8);
    expect(rows.map(({ before }) => before?.join() ?? null)).toEqual([null, ...rows.slice(0, -1).map(({ after }) => after.join())]);
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
