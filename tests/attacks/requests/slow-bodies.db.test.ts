import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp } from '#server/http/app.ts';
import { ROUTES } from '#server/routes.ts';
import { freePort } from '#tests/support/free-port.ts';
import { useShop } from '#tests/support/test-shop.ts';

const LONGEST_MS = 1_000;
/** Looking for late requests once a second, and a machine that has other things to do. */
const LATEST_MS = LONGEST_MS + 1_000 + 1_500;

const site = useShop();
let app: Awaited<ReturnType<typeof makeApp>>;
let port: number;

beforeAll(async () => {
  app = await makeApp(site.shop, ROUTES, { maxEventLoopDelayMs: 0, longestRequestMs: LONGEST_MS });
  port = await freePort();
  await app.listen({ port, host: '127.0.0.1' });
});

afterAll(() => app.close());

/** Sends a start and then a letter every 100 ms. @returns what came back, and after how long the connection was ended. */
function sendSlowly(start: string): Promise<{ readonly text: string; readonly afterMs: number }> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    const letters = setInterval(() => socket.write('a'), 100);
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => (text += part));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(letters);
      resolve({ text, afterMs: performance.now() - begun });
    });
  });
}

const HEAD = 'POST /cc/api/checkout/default/item HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

describe('a request that comes letter by letter', () => {
  it.each([
    ['its body', `${HEAD}Content-Length: 5000\r\n\r\n`],
    ['its body in chunks', `${HEAD}Transfer-Encoding: chunked\r\n\r\n1388\r\n`],
    ['its headers', `${HEAD}X-Slow: `],
  ])('is ended when its time is over: %s [T64]', async (_what, start) => {
    const { text, afterMs } = await sendSlowly(start);
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(afterMs).toBeLessThan(LATEST_MS);
  });
});
