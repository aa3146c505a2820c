import { describe, expect, it } from 'vitest';
import { useLiveShop } from '#tests/support/browser.ts';

const live = useLiveShop();

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
        expect(body.includes('This page is not here')).toBe(method !== 'HEAD');
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
