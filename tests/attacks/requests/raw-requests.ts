import { connect } from 'node:net';

/** What came back over a connection: of each answer its status, and everything as it came. */
export type RawAnswer = { readonly statuses: readonly number[]; readonly text: string };

/** A header may stand there several times, or (undefined) not at all. */
export type RawHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const LONGEST_MS = 60_000;

/** Sends bytes as they are, as no well-behaved client would, and waits for the end of the connection. */
export function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.setTimeout(LONGEST_MS, () => socket.destroy());
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const text = Buffer.concat(parts).toString('latin1');
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)).filter((status) => status !== 100);
      resolve({ statuses, text });
    });
  });
}

/** A request as text. A given header takes the place of the usual one. */
export function writeRequest(
  { method = 'GET', target, body = '', version = '1.1' }: { method?: string; target: string; body?: string; version?: string },
  headers: RawHeaders = {},
): string {
  const hasBody = body !== '';
  const all: RawHeaders = {
    host: 'localhost',
    connection: 'close',
    ...(hasBody && { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }),
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => [value ?? []].flat().map((one) => `${name}: ${one}`));
  return `${method} ${target} HTTP/${version}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Does something with each, so many at a time, and gives the results in their order. */
export async function inLanes<T, R>(all: readonly T[], lanes: number, work: (one: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < all.length; index = next++) results[index] = await work(all[index] as T, index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
