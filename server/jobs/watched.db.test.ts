import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { makeMetrics } from '../telemetry/metrics.ts';
import { brokenInvariants } from './invariants.ts';

const site = useShop();
const FINDS = "select 'a row' as problem";
const FINDS_NOTHING = "select 'a row' as problem where false";
const FAILS = 'select problem from nowhere';
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-watched-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => site.database.query('delete from watched_figures').then(() => undefined));

/** Asks two invariants. */
async function round(first: string, second: string): Promise<void> {
  await writeFile(join(folder, 'i01-first.sql'), first);
  await writeFile(join(folder, 'i02-second.sql'), second);
  await brokenInvariants(site.shop, { folder });
}

async function shown(metrics = site.shop.metrics) {
  const text = await metrics.text();
  const figure = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? 0);
  return {
    first: figure('shop_broken_invariants{invariant="i01-first"}'),
    second: figure('shop_broken_invariants{invariant="i02-second"}'),
    age: Date.now() / 1000 - figure('shop_invariants_checked_timestamp_seconds'),
  };
}

const laterBy = (seconds: number) =>
  site.database.query('update watched_figures set looked_at = looked_at - make_interval(secs => $1)', [seconds]);

describe('an invariant that is broken', () => {
  it('rings until a look finds it whole, however long nobody looks; and that nobody looks is seen', async () => {
    expect((await shown()).age, 'never looked for').toBeGreaterThan(300);
    await round(FINDS, FINDS_NOTHING);
    expect(await shown()).toMatchObject({ first: 1, second: 0 });
    expect((await shown()).age).toBeLessThan(120);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    expect(await shown()).toMatchObject({ first: 1, second: 0 });
    expect((await shown()).age).toBeGreaterThan(300);
    vi.useRealTimers();
    await round(FINDS_NOTHING, FINDS_NOTHING);
    expect(await shown()).toMatchObject({ first: 0, second: 0 });
  });

  it('rings on while its query fails, which keeps no other from being asked, is logged and seen', async () => {
    await round(FINDS, FINDS_NOTHING);
    await laterBy(600);
    const before = site.logged.length;
    await round(FAILS, FINDS);
    expect(await shown()).toMatchObject({ first: 1, second: 1 });
    expect((await shown()).age).toBeGreaterThan(300);
    const told = site.logged.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(told).toContainEqual(expect.objectContaining({ level: 50, lookedFor: ['i01-first'], msg: 'an invariant could not be checked' }));
    await round(FINDS, FINDS);
    expect((await shown()).age).toBeLessThan(120);
  });

  it('is seen where its query has never worked', async () => {
    await round(FAILS, FINDS_NOTHING);
    expect((await shown()).age).toBeGreaterThan(300);
  });

  it('rings at every node, and is quiet at every node when another has found it whole', async () => {
    const other = makeMetrics(site.database);
    await round(FINDS, FINDS_NOTHING);
    expect(await shown(other)).toMatchObject({ first: 1, second: 0 });
    await round(FINDS_NOTHING, FINDS_NOTHING);
    expect(await shown(other)).toMatchObject({ first: 0, second: 0 });
  });

  it('rings while the database cannot be asked', async () => {
    await round(FINDS, FINDS_NOTHING);
    expect(await shown()).toMatchObject({ first: 1 });
    const query = vi.spyOn(site.database, 'query').mockRejectedValue(new Error('away') as never);
    expect(await shown()).toMatchObject({ first: 1 });
    query.mockRestore();
  });

  it('that is no longer asked for is forgotten', async () => {
    await round(FINDS, FINDS_NOTHING);
    await rm(join(folder, 'i01-first.sql'));
    await brokenInvariants(site.shop, { folder });
    expect(await shown()).toMatchObject({ first: 0 });
  });
});
