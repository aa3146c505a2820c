import { createBrotliCompress } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';
import { cutPage } from './cut-page.ts';
import { packPage } from './packed-page.ts';
import { makePageCache } from './page-cache.ts';

/** What the compressor is given instead of a page's bytes. */
const given = vi.hoisted(() => ({ change: (bytes: Buffer) => bytes }));

vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  return {
    ...zlib,
    createBrotliCompress: vi.fn((...options: Parameters<typeof createBrotliCompress>) => {
      const stream = zlib.createBrotliCompress(...options);
      const write = stream.write.bind(stream);
      // Flushing is an empty write of its own.
      const changed = (bytes: Buffer, ...rest: [BufferEncoding]) => write(bytes.length > 0 ? given.change(bytes) : bytes, ...rest);
      return Object.assign(stream, { write: changed });
    }),
  };
});

const PAGE = cutPage(`<p>${'Copy paper, letter. '.repeat(50)}</p>`, []);
const renamed = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replaceAll('paper', 'Paper'), 'latin1');

beforeEach(() => {
  given.change = (bytes) => bytes;
});

it('a page that would unpack to another one is never packed, and one that would unpack to itself is', async () => {
  expect((await packPage(PAGE)).bytes.length).toBeLessThan(200);
  given.change = renamed;
  await expect(packPage(PAGE)).rejects.toThrow('unpacks to another page');
});

it('it is served as it was made, and why is told', async () => {
  given.change = renamed;
  const told: unknown[] = [];
  const cache = makePageCache({ onUnpacked: (key, reason) => told.push([key, String(reason)]), onPacked: () => told.push('packed') });
  const ask = () => cache.get('paper', async () => ({ status: 200, headers: [], page: PAGE, madeOf: undefined, mayBeKept: true }));
  for (let time = 0; time < 4; time += 1) expect((await ask()).page).toBe(PAGE);
  expect(told).toEqual([['paper', 'Error: What was packed unpacks to another page.']]);
});
