import { describe, expect, it } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';

const live = useLivePages();

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const;
type Method = (typeof METHODS)[number];

async function ask(method: Method, url: string): Promise<{ status: number; type: unknown; allow: unknown; body: string }> {
  const { statusCode, headers, body } = await live.site.app.inject({ method, url, headers: { host: new URL(live.base).host } });
  return { status: statusCode, type: headers['content-type'], allow: headers['allow'], body };
}

describe('where nothing stands', () => {
  it.each(['/nothing-here', '/nothing/here', '/product_999999', '/category/nothing', '/assets-of-old/a.js'])(
    'every method is answered with the page that says so: %s',
    async (url) => {
      for (const method of METHODS) {
        const { status, type, body } = await ask(method, url);
        expect([method, status, type]).toEqual([method, 404, 'text/html; charset=utf-8']);
        expect(body.includes('We can’t find that page')).toBe(method !== 'HEAD');
      }
    },
  );

  it.each(['/cc/api/nothing', '/ele-lpd/nothing', '/ele-lpd/api/nothing', '/api/nothing'])(
    'below the calls a program is told: %s',
    async (url) => {
      for (const method of METHODS) {
        const { status, type, body } = await ask(method, url);
        expect([method, status, type]).toEqual([method, 404, 'application/json; charset=utf-8']);
        if (method !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      }
    },
  );

  it('a file that is gone is told of like a call', async () => {
    for (const url of ['/assets/gone.js', '/pictures/gone.webp']) {
      const { status, body } = await ask('GET', url);
      expect([url, status, JSON.parse(body).code]).toEqual([url, 404, 'NOT_FOUND']);
    }
  });
});

describe('where a page stands', () => {
  it('a method that it does not take is refused with those that it takes', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'] as const)
      expect([method, await ask(method, '/category/paper')]).toMatchObject([method, { status: 405, allow: 'GET, HEAD' }]);
    expect(await ask('DELETE', '/delivery-zip')).toMatchObject({ status: 405, allow: 'GET, HEAD, POST' });
  });

  it('OPTIONS tells the methods, and HEAD what GET would without its body', async () => {
    expect(await ask('OPTIONS', '/product_100001')).toMatchObject({ status: 204, allow: 'GET, HEAD', body: '' });
    expect(await ask('OPTIONS', '/cc/mmx/cart')).toMatchObject({ status: 204, allow: 'GET, HEAD, POST' });
    for (const url of ['/', '/product_100001', '/favicon.svg']) {
      const [head, get] = [await ask('HEAD', url), await ask('GET', url)];
      expect([url, head.status, head.type, head.body]).toEqual([url, 200, get.type, '']);
    }
  });
});

describe('where a call stands', () => {
  it('OPTIONS tells the methods', async () => {
    expect(await ask('OPTIONS', '/cc/api/checkout/default/item')).toMatchObject({ status: 204, allow: 'OPTIONS, POST, PUT' });
    expect(await ask('OPTIONS', '/cc/api/checkout')).toMatchObject({ status: 204, allow: 'GET, HEAD, OPTIONS' });
  });
});

describe('what is sent to a page', () => {
  const send = (url: string, type: string | undefined, payload: string) =>
    live.site.app.inject({
      method: 'POST',
      url,
      headers: { host: new URL(live.base).host, origin: live.base, ...(type !== undefined && { 'content-type': type }) },
      payload,
    });
  const FORM = 'application/x-www-form-urlencoded';

  it('is a form: whatever else is refused, and nothing of it is an error of ours', async () => {
    const before = live.site.logged.length;
    for (const url of ['/account/find-order', '/office/supplies/login', '/cc/sparq/cart', '/cc/sparq/checkout'])
      for (const [type, body] of [
        ['application/json', '{}'],
        ['text/plain', 'a=b'],
        ['multipart/form-data', '--x'],
        ['multipart/form-data; boundary=x', '--x\r\n'],
        ['nonsense', 'a=b'],
        [undefined, ''],
      ] as const)
        expect([url, type, (await send(url, type, body)).statusCode]).toEqual([url, type, 415]);
    expect((await send('/nothing', 'application/json', '{}')).statusCode).toBe(404);
    expect(live.site.logged.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
    expect((await send('/account/find-order', `${FORM};charset=UTF-8`, 'orderNumber=1&email=')).statusCode).toBe(400);
  });

  it('has no more parts than our forms have: nobody waits until thousands are read [T67]', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n';
    for (const url of ['/customize', '/customize/logo', '/customize.data', '/customize/logo.data'])
      expect([url, (await send(url, 'multipart/form-data; boundary=b', `${part.repeat(40_000)}--b--\r\n`)).statusCode]).toEqual([url, 415]);
    expect((await send('/customize', 'multipart/form-data; boundary=b', `${part.repeat(20)}--b--\r\n`)).statusCode).not.toBe(415);
  });

  it('is no larger than what a call may be sent, however it comes', async () => {
    expect((await send('/account/find-order', FORM, `email=${'a'.repeat(64 * 1024)}`)).statusCode).toBe(413);
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('a'.repeat(16 * 1024))),
    });
    const endless = fetch(`${live.base}/account/find-order`, {
      method: 'POST',
      headers: { 'content-type': FORM, origin: live.base },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(await endless.then(({ status }) => status).catch(() => 'cut off')).toSatisfy((end) => end === 413 || end === 'cut off');
  });
});
