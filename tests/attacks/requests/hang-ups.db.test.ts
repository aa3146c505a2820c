import { request } from 'node:http';
import { connect } from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { useShop } from '#tests/support/test-shop.ts';

const port = await freePort();
const site = useShop({ port, hasRateLimits: true, isShared: true, settings: { trustedProxies: ['127.0.0.1'] } });

/** Asks from one network, and can hang up. */
function ask(path: string) {
  const { promise, resolve } = Promise.withResolvers<number | 'HUNG_UP'>();
  const asked = request({ host: '127.0.0.1', port, path, headers: { host: 'localhost', 'x-forwarded-for': '198.20.1.7' } }, (response) => {
    response.resume();
    response.once('end', () => resolve(response.statusCode ?? 0));
  });
  asked.once('error', () => resolve('HUNG_UP'));
  asked.end();
  return { answer: promise, hangUp: () => asked.destroy() };
}

const waiting = async () =>
  (
    await site.database.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rows[0]?.n ?? 0;

it('who hangs up before the answer is there is not counted as waiting for ever: hundreds of such requests keep nobody out [T64]', async () => {
  expect(await ask('/cc/api/categories/paper').answer).toBe(200);
  const rival = new pg.Client({ connectionString: site.databaseUrl });
  await rival.connect();
  try {
    for (let round = 0; round < 4; round += 1) {
      await rival.query('begin; lock table sold_out in access exclusive mode');
      const asked = Array.from({ length: 50 }, (_, n) => ask(`/cc/api/categories/paper?sort=rating&price=0-${round}${n}000`));
      await expect.poll(waiting).toBeGreaterThan(0);
      for (const { hangUp } of asked) hangUp();
      const ends = await Promise.all(asked.map(({ answer }) => answer));
      expect(ends.filter((end) => end === 'HUNG_UP').length).toBeGreaterThan(0);
      await rival.query('rollback');
    }
  } finally {
    await rival.end();
  }
  const visits = await Promise.all(Array.from({ length: 60 }, () => ask('/cc/api/categories/paper').answer));
  expect(new Set(visits)).toEqual(new Set([200]));
}, 60_000);

it('who asks whether to send what they have, and is gone, is no failure of ours [T64]', async () => {
  const before = site.logged.length;
  const head =
    'POST /customize/logo HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\n';
  const gone = Array.from({ length: 60 }, () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const socket = connect(port, '127.0.0.1', () => socket.write(head, () => setImmediate(() => socket.resetAndDestroy())));
    socket.once('error', () => undefined).once('close', () => resolve());
    return promise;
  });
  await Promise.all(gone);
  expect(await ask('/cc/api/categories/paper').answer).toBe(200);
  expect(site.logged.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
});
