import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Caller } from '../http/caller.ts';
import { writeHead, type PageHead } from './page-head.ts';

const SHOP = { settings: { sandboxUrl: 'https://vendor.example', parentOrigins: [] } };

/** The head of an answer as it goes out. */
async function headOf(head: PageHead, caller: Pick<Caller, 'setCookies' | 'hasEnded'>) {
  const app = Fastify();
  app.get('/', (_request, reply) => {
    writeHead(SHOP, caller, reply, head);
    return reply.send('a page');
  });
  const { statusCode, headers } = await app.inject('/');
  await app.close();
  return { statusCode, ...headers };
}

const PLAIN: PageHead = { status: 200, headers: [['x-page', 'paper']], nonce: undefined };

it("tells a page's visitor what stands in its head, and which cookies come with it and with the visit", async () => {
  const headers = new Headers({ 'x-page': 'paper' });
  headers.append('set-cookie', 'flash=1');
  headers.append('set-cookie', 'zipcode=01701');
  const head = await headOf({ ...PLAIN, headers, nonce: 'n1' }, { setCookies: ['jsessionid=2'] });
  expect(head).toMatchObject({ statusCode: 200, 'x-page': 'paper', 'set-cookie': ['flash=1', 'zipcode=01701', 'jsessionid=2'] });
  expect(head['content-security-policy']).toContain("'nonce-n1'");
  expect(head).not.toHaveProperty('retry-after');
  expect(head).not.toHaveProperty('clear-site-data');
});

it('has a browser forget what it kept of somebody who has signed out, whichever page answers', async () => {
  expect(await headOf(PLAIN, { setCookies: [], hasEnded: true })).toMatchObject({ 'clear-site-data': '"cache", "storage"' });
});

it('says when to come again where too much is going on, and no policy where there is none', async () => {
  const head = await headOf({ ...PLAIN, status: 503 }, { setCookies: [] });
  expect(head).toMatchObject({ statusCode: 503, 'retry-after': '5' });
  expect(head).not.toHaveProperty('content-security-policy');
  expect(head).not.toHaveProperty('set-cookie');
});
