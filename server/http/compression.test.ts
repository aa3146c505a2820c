import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressAnswers } from './compression.ts';

const LONG = 'Copy paper, 20 lb., 92 bright. '.repeat(1_000);
const BROWSER = 'gzip, deflate, br, zstd';

async function ask(url: string, accepted: string | undefined) {
  const app = Fastify();
  compressAnswers(app);
  app.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send(Buffer.from(LONG)));
  app.get('/call', async () => ({ text: LONG.slice(0, 4_000) }));
  app.get('/short', async () => ({ text: LONG.slice(0, 1_000) }));
  app.get('/picture', async (_request, reply) => reply.type('image/avif').send(Buffer.from(LONG)));
  const answer = await app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
  await app.close();
  const { 'content-encoding': encoding, 'content-length': length, vary } = answer.headers;
  return { encoding, vary, length: Number(length), sent: answer.rawPayload };
}

it.each([
  [BROWSER, 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0,*', 'gzip'],
  ['*, br;q=0', 'gzip'],
  ['gzip;q=0, *;q=0.5', 'br'],
  ['BR', 'br'],
  ['GZip;Q=0.5, Deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0.2', 'gzip'],
  ['gzip ; q=0.5 , br ; q=0.5', 'br'],
])('a page is compressed as who asks with "%s" takes it best: %s', async (accepted, encoding) => {
  const page = await ask('/page', accepted);
  expect(page).toMatchObject({ encoding, vary: 'accept-encoding', length: page.sent.length });
  expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(page.sent).toString()).toBe(LONG);
});

it.each([undefined, '', 'identity', 'zstd', 'br;q=0', '*;q=0', 'br;q=0, gzip;q=0, *', 'br;q=x', 'nonsense;;,'])(
  'who asks with %j gets it as it is, and caches are told why',
  async (accepted) => {
    expect(await ask('/page', accepted)).toEqual({
      encoding: undefined,
      vary: 'accept-encoding',
      length: LONG.length,
      sent: Buffer.from(LONG),
    });
  },
);

it('the answer of a call is compressed where it is large', async () => {
  const call = await ask('/call', BROWSER);
  expect(call.encoding).toBe('br');
  expect(JSON.parse(brotliDecompressSync(call.sent).toString())).toEqual({ text: LONG.slice(0, 4_000) });
  expect(await ask('/short', BROWSER)).toMatchObject({ encoding: undefined, vary: undefined });
});

it('a very large answer is compressed whole, while others are answered', async () => {
  const rows = Array.from({ length: 100_000 }, (_, row) => ({ row, title: `Copy paper no. ${row * 7}` }));
  const app = Fastify();
  compressAnswers(app);
  app.get('/rows', async () => rows);
  const ask = async (accepted: string) => app.inject({ url: '/rows', headers: { 'accept-encoding': accepted } });
  const [br, gzip] = await Promise.all([ask('br'), ask('gzip')]);
  await app.close();
  for (const [answer, unpack] of [
    [br, brotliDecompressSync],
    [gzip, gunzipSync],
  ] as const) {
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(rows);
  }
});

it('what is no text is not compressed', async () => {
  expect(await ask('/picture', BROWSER)).toMatchObject({ encoding: undefined, sent: Buffer.from(LONG) });
});
