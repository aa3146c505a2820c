import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { measure, type Measured } from './load.ts';
import { rssMb } from './process.ts';
import { Shopper } from './shopper.ts';

const MEGABYTE = 1024 * 1024;
const LARGE = 60 * MEGABYTE;
const CHUNK = Buffer.alloc(64 * 1024, 'a');
/** Pages, calls and what is not there. */
const TARGETS: readonly (readonly [path: string, type: string])[] = [
  ['/cc/mmx/cart', 'application/x-www-form-urlencoded'],
  ['/cc/api/checkout/default/item', 'application/json'],
  ['/nothing', 'text/plain'],
  ['/account/find-order', 'application/x-www-form-urlencoded'],
  ['/webhooks/payment', 'application/json'],
  ['/cc/api/tdprocess', 'application/x-www-form-urlencoded'],
];

export type Attack = {
  readonly pid: number;
  readonly base: string;
  /** How long it goes on, in seconds; healthy people are looked at for as long before. */
  readonly seconds: number;
  /** Connections on which nothing is said. */
  readonly idleSockets: number;
  /** Connections on which a body comes, a byte a second. */
  readonly slowSockets: number;
};

/** Memory in megabytes; what healthy people saw before it and under it. */
export type AttackResult = {
  readonly rssBefore: number;
  readonly rssPeak: number;
  readonly before: Measured;
  readonly during: Measured;
  /** Large bodies that were sent, or begun. */
  readonly bodies: number;
};

/** Sends large, compressed and slow bodies at a shop of which healthy people want something meanwhile. */
export async function attackWithBodies({ pid, base, seconds, idleSockets, slowSockets }: Attack): Promise<AttackResult> {
  const healthy = () => measure({ concurrency: 4, seconds, warmupSeconds: Math.min(2, seconds / 2) }, async () => useShop(base));
  const before = await healthy();
  const rssBefore = rssMb(pid);
  let rssPeak = rssBefore;
  const watch = setInterval(() => (rssPeak = Math.max(rssPeak, rssMb(pid))), 50);
  const enemies = new Set<Socket>();
  const open = () => openSocket(base, enemies);
  const end = new AbortController();
  for (let index = 0; index < idleSockets; index += 1) open();
  const drips = Array.from({ length: slowSockets }, () => drip(open));
  let bodies = 0;
  const lanes = TARGETS.map(async ([path, type], lane) => {
    for (let round = lane; !end.signal.aborted; round += 1, bodies += 1) await sendLarge(open(), { path, type, round });
  });
  const during = await healthy();
  end.abort();
  for (const timer of drips) clearInterval(timer);
  for (const socket of enemies) socket.destroy();
  await Promise.all(lanes);
  clearInterval(watch);
  return { rssBefore, rssPeak, before, during, bodies };
}

/** Somebody who looks at a page and at their cart, without hurry. */
function useShop(base: string): () => Promise<void> {
  const shopper = new Shopper(base);
  return async () => {
    await unlessTurnedAway(() => shopper.send('GET', '/product_100001'));
    await unlessTurnedAway(() => shopper.send('GET', '/cc/api/checkout?grindType=ALL'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
}

/** Whoever is asked to come again in a moment does so: a machine with other work to do turns some away. */
async function unlessTurnedAway(ask: () => Promise<unknown>, triesLeft = 20): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (triesLeft === 0 || !(error instanceof Error) || !error.message.includes('answered 503')) throw error;
    await new Promise((resolve) => setTimeout(resolve, 250));
    await unlessTurnedAway(ask, triesLeft - 1);
  }
}

function openSocket(base: string, all: Set<Socket>): Socket {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  all.add(socket);
  socket.on('error', () => undefined);
  socket.on('close', () => all.delete(socket));
  return socket;
}

function drip(open: () => Socket): NodeJS.Timeout {
  let socket: Socket | undefined;
  return setInterval(() => {
    if (socket === undefined || socket.destroyed) {
      socket = open();
      socket.write(head(TARGETS[0], 'content-length: 60000'));
    }
    socket.write('a');
  }, 1_000);
}

const head = ([path, type]: readonly [string, string] = ['/', ''], framing: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\n${framing}\r\n\r\n`;

const bomb = gzipSync(Buffer.alloc(LARGE, 'a'), { level: 9 });

/** One body of 60 MB: with its length, in chunks of no known end, or compressed to 60 kB. Over when the server hangs up. */
async function sendLarge(socket: Socket, { path, type, round }: { path: string; type: string; round: number }): Promise<void> {
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const isOver = () => socket.destroyed || socket.writableEnded;
  const write = async (part: Buffer | string) => {
    if (!socket.write(part)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  };
  socket.resume(); // the answer is of no interest, but has to be taken
  const target = [path, type] as const;
  if (round % 3 === 2) {
    await write(head(target, `content-encoding: gzip\r\nconnection: close\r\ncontent-length: ${bomb.length}`));
    await write(bomb);
  } else {
    const isChunked = round % 3 === 1;
    await write(head(target, isChunked ? 'transfer-encoding: chunked' : `content-length: ${LARGE}`));
    for (let sent = 0; sent < LARGE && !isOver(); sent += CHUNK.length) {
      if (isChunked) await write(`${CHUNK.length.toString(16)}\r\n`);
      await write(CHUNK);
      if (isChunked) await write('\r\n');
    }
    socket.end();
  }
  await closed;
}
