import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aShopPlace,
  cleanUpShops,
  descendantsOf,
  endShop,
  isAlive,
  postgresOf,
  spawnShop,
  startShop,
  type RunningShop,
  type ShopPlace,
} from '#tests/support/running-shop.ts';

/** Between a signal and its echo the shop sees one: what comes later is meant. */
const NO_ECHO_MS = 1_100;
const ADD = JSON.stringify({ items: [{ itemId: '100001', qty: 1 }] });

let place: ShopPlace;

beforeAll(async () => {
  place = await aShopPlace();
});

afterAll(cleanUpShops);

/** A line to the shop, with all that came over it. */
async function aLine(place: ShopPlace): Promise<{ socket: Socket; heard: () => string; ended: Promise<unknown> }> {
  const socket = connect(place.ports.shop, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.on('error', () => undefined);
  const ended = once(socket, 'close');
  await once(socket, 'connect');
  return { socket, heard: () => heard, ended };
}

/** An add of which half has come. */
async function halfAnAdd(place: ShopPlace) {
  const line = await aLine(place);
  line.socket.write(
    `POST /cc/api/checkout/default/item HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${ADD.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The shop has begun to look at it.
  await expect.poll(line.heard).toContain('100 Continue');
  line.socket.write(ADD.slice(0, 10));
  return { ...line, finish: () => line.socket.write(ADD.slice(10)) };
}

/** One that is kept open for a next request. */
async function anIdleLine(place: ShopPlace) {
  const line = await aLine(place);
  line.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(line.heard).toContain('keep-alive');
  return line;
}

describe('SIGTERM', () => {
  it('in the start ends it, and leaves nothing running', async () => {
    const shop = spawnShop(place);
    // Its files are being made.
    await expect.poll(shop.said, { timeout: 20_000, interval: 10 }).toContain('starting PostgreSQL');
    expect(await endShop(shop, 'SIGTERM')).toBe(0);
    const pid = await postgresOf(place).catch(() => undefined);
    if (pid !== undefined) expect(await isAlive(pid)).toBe(false);
  });

  it('with requests under way ends idle lines at once, finishes the others, says that their line ends, and exits with 0', async () => {
    let shop: RunningShop = await startShop(place);
    const postgres = await postgresOf(place);
    const idle = await anIdleLine(place);
    const slow = await halfAnAdd(place);
    shop.child.kill('SIGTERM');
    await idle.ended;
    expect(shop.child.exitCode).toBeNull();
    slow.finish();
    await slow.ended;
    expect(slow.heard()).toMatch(/HTTP\/1\.1 200 OK/);
    expect(slow.heard()).toMatch(/connection: close/i);
    expect(await shop.ended).toBe(0);
    expect(await isAlive(postgres)).toBe(false);

    // And when somebody does not come to an end: a second signal that is no echo of the first cuts it off.
    shop = await startShop(place);
    const next = await postgresOf(place);
    const stuck = await halfAnAdd(place);
    shop.child.kill('SIGTERM');
    const toldAt = performance.now();
    shop.child.kill('SIGTERM');
    await expect.poll(() => performance.now() - toldAt, { timeout: 5_000 }).toBeGreaterThan(NO_ECHO_MS);
    expect(shop.child.exitCode).toBeNull();
    expect(await endShop(shop, 'SIGTERM')).toBe(1);
    await stuck.ended;
    expect(shop.said()).toContain('requests: not everything could be finished');
    expect(await isAlive(next)).toBe(false);
  }, 60_000);

  it('with a request that never ends: cut off after ten seconds, exits with 1, its PostgreSQL ends', async () => {
    const shop = await startShop(place);
    const postgres = await postgresOf(place);
    await halfAnAdd(place);
    const toldAt = performance.now();
    expect(await endShop(shop, 'SIGTERM')).toBe(1);
    expect(performance.now() - toldAt).toBeGreaterThan(9_000);
    expect(await isAlive(postgres)).toBe(false);
  }, 60_000);

  it('while its PostgreSQL is frozen and a request is under way ends both within the time that is promised, and the next start is well', async () => {
    const shop = await startShop(place);
    const postgres = await postgresOf(place);
    const all = [postgres, ...(await descendantsOf(postgres))];
    await halfAnAdd(place);
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    const toldAt = performance.now();
    expect(await endShop(shop, 'SIGTERM')).toBe(1);
    expect(performance.now() - toldAt).toBeLessThan(25_000);
    expect(shop.said()).toContain('PostgreSQL had to be killed');
    for (const pid of all) expect(await isAlive(pid)).toBe(false);
    const next = await startShop(place);
    expect(await endShop(next, 'SIGTERM')).toBe(0);
  }, 90_000);
});
