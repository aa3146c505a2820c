import type { LookupAddress } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeFetcher, type Fetcher, type LookupAll } from './fetch-file.ts';

/** What the server of the tests does with the next requests. */
let answer: RequestListener = (_request, response) => void response.end();
const asked: { path: string; headers: Record<string, unknown> }[] = [];
const server = createServer((request, response) => {
  asked.push({ path: request.url ?? '', headers: request.headers });
  answer(request, response);
});
let host = '';
const open: Fetcher[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${portOf(server.address())}`;
});
afterEach(async () => {
  asked.length = 0;
  await Promise.all(open.splice(0).map((one) => one.close()));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const portOf = (address: AddressInfo | string | null) => (address !== null && typeof address === 'object' ? address.port : 0);

function fetcher(options: Partial<Parameters<typeof makeFetcher>[0]> = {}): Fetcher {
  const made = makeFetcher({ mostBytes: 1_000, trustedHosts: [host], ...options });
  open.push(made);
  return made;
}

/** Names have these addresses. */
const naming =
  (...addresses: readonly string[]): LookupAll =>
  (_name, _options, done) =>
    done(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

describe('a file under an address', () => {
  it('is fetched, with what its server knows it by', async () => {
    answer = (_request, response) =>
      void response.writeHead(200, { etag: '"a"', 'last-modified': 'Tue, 24 Nov 2026 10:00:00 GMT' }).end('picture');
    expect(await fetcher().fetch(`http://${host}/a.jpg`)).toEqual({
      bytes: Buffer.from('picture'),
      etag: '"a"',
      lastModified: 'Tue, 24 Nov 2026 10:00:00 GMT',
    });
  });

  it('is not sent again where it is the same', async () => {
    answer = (request, response) => void response.writeHead(request.headers['if-none-match'] === '"a"' ? 304 : 200).end();
    expect(await fetcher().fetch(`http://${host}/a.jpg`, { etag: '"a"', lastModified: undefined })).toBeUndefined();
  });

  it('is found where it has moved to, within three moves', async () => {
    answer = (request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else response.end('here');
    };
    expect(await fetcher().fetch(`http://${host}/3`)).toMatchObject({ bytes: Buffer.from('here') });
    expect(await fetcher().fetch(`http://${host}/4`)).toEqual({ problem: 'leads from one address to the next', isUnreached: false });
  });

  it('is told to be missing, and nothing of what its server says', async () => {
    answer = (_request, response) => void response.writeHead(403).end('secret');
    expect(await fetcher().fetch(`http://${host}/a.jpg`)).toEqual({ problem: 'was answered with 403', isUnreached: false });
  });
});

describe('an address that leads into our own network', () => {
  it.each([
    'https://127.0.0.1/a.jpg',
    'https://127.1/a.jpg',
    'https://2130706433/a.jpg',
    'https://0x7f.0.0.1/a.jpg',
    'https://0177.0.0.1/a.jpg',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://[::ffff:7f00:1]/a.jpg',
    'https://[fd00::1]/a.jpg',
    'https://0/a.jpg',
    'http://127.0.0.1/a.jpg',
  ])('is not asked: %s', async (address) => {
    expect(await fetcher({ trustedHosts: [] }).fetch(address)).toEqual({ problem: 'is no address of the internet', isUnreached: false });
  });

  it('is not asked where a name turns out to have one, alone or beside another', async () => {
    for (const addresses of [['127.0.0.1'], ['10.1.2.3', '8.8.8.8'], ['8.8.8.8', '::1'], ['::ffff:127.0.0.1'], ['169.254.169.254']]) {
      const found = await fetcher({ trustedHosts: [], lookup: naming(...addresses) }).fetch('https://pictures.example/a.jpg');
      expect(found).toEqual({ problem: 'is no address of the internet', isUnreached: false });
    }
    expect(asked).toEqual([]);
  });

  it('is not asked for an address that leads there', async () => {
    for (const location of ['https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest/', 'https://localhost/']) {
      answer = (_request, response) => void response.writeHead(302, { location }).end();
      expect(await fetcher({ lookup: naming('127.0.0.1') }).fetch(`http://${host}/a.jpg`)).toMatchObject({
        problem: expect.stringContaining('is no address of the internet'),
      });
    }
    expect(asked).toHaveLength(4);
  });

  it('is asked where a setting says so, and no other port of the same machine is', async () => {
    answer = (_request, response) => void response.end('ours');
    expect(await fetcher().fetch(`http://${host}/a.jpg`)).toMatchObject({ bytes: Buffer.from('ours') });
    expect(await fetcher({ trustedHosts: ['127.0.0.1:1'] }).fetch(`http://${host}/a.jpg`)).toMatchObject({ problem: 'names a port' });
  });

  it.each([
    ['ftp://pictures.example/a.jpg', 'does not begin with https://'],
    ['file:///etc/passwd', 'does not begin with https://'],
    ['data:image/png;base64,AAAA', 'does not begin with https://'],
    ['https://user:secret@pictures.example/a.jpg', 'has a name and a password in it'],
    ['https://pictures.example:8443/a.jpg', 'names a port'],
    ['nonsense', 'is no address'],
  ])('%s: %s', async (address, problem) => {
    expect(await fetcher().fetch(address)).toEqual({ problem, isUnreached: false });
  });

  it('is not spoken to without HTTPS', async () => {
    const tried: string[] = [];
    const lookup: LookupAll = (name, _options, done) => {
      tried.push(name);
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    };
    await fetcher({ lookup }).fetch('http://pictures.example/a.jpg');
    expect([tried, asked]).toEqual([['pictures.example'], []]);
  });
});

describe('a server that wants too much', () => {
  it('is heard no longer than a picture may be, whether it says how long it is or not', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-length': 1_000_000 }).write('x');
    expect(await fetcher().fetch(`http://${host}/told`)).toMatchObject({ problem: expect.stringContaining('is larger than') });
    let sent = 0;
    answer = (_request, response) => {
      const more = () => {
        while (sent < 50_000_000 && !response.destroyed) {
          sent += 10_000;
          if (!response.write('x'.repeat(10_000))) return void response.once('drain', more);
        }
      };
      more();
    };
    expect(await fetcher().fetch(`http://${host}/untold`)).toMatchObject({ problem: expect.stringContaining('is larger than') });
    expect(sent).toBeLessThan(50_000_000);
  });

  it('is not waited for longer than all pictures are, however slowly it goes on', async () => {
    answer = (_request, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    };
    const before = performance.now();
    expect(await fetcher({ timeoutMs: 300 }).fetch(`http://${host}/slow`)).toEqual({
      problem: 'was not answered in time',
      isUnreached: true,
    });
    expect(performance.now() - before).toBeLessThan(3_000);
  });

  it('gives a packed body for what it is: bytes that nobody unpacks', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.from([0x1f, 0x8b, 8, 0]));
    expect(await fetcher().fetch(`http://${host}/bomb`)).toMatchObject({ bytes: Buffer.from([0x1f, 0x8b, 8, 0]) });
  });

  it('and one that is not there is told apart', async () => {
    expect(await fetcher({ trustedHosts: ['127.0.0.1:9'] }).fetch('http://127.0.0.1:9/a.jpg')).toEqual({
      problem: 'is of a server that does not answer',
      isUnreached: true,
    });
  });
});
