import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, inject, it } from 'vitest';
import { closeDatabase, openDatabase, statement, type Database } from '../database.ts';
import { NobodyWaits, workFor } from './asking.ts';
import { whileWanted } from './while-wanted.ts';

/** $1 seconds */
const sleep = statement<{ pid: number }>('sleep', 'select pg_backend_pid() as pid, pg_sleep($1)');
const CANCEL_REQUEST = 80_877_102;

const opened: { databases: Database[]; lines: Server[]; sockets: Set<Socket> } = { databases: [], lines: [], sockets: new Set() };
afterEach(async () => {
  await Promise.all(opened.databases.splice(0).map(closeDatabase));
  for (const socket of opened.sockets) socket.destroy();
  await Promise.all(opened.lines.splice(0).map((line) => new Promise((done) => line.close(done))));
});

function open(url: string, connections = 1): Database {
  const database = openDatabase(url, connections);
  opened.databases.push(database);
  return database;
}

/** A line to the database on which cancellations wait until they are let through; undefined: they are never heard. What is sent after something was held waits for that, too. */
async function aLine(letThrough: Promise<void> | undefined, held?: { until: Promise<void> | undefined }): Promise<string> {
  const url = new URL(inject('databaseUrl'));
  const host = url.searchParams.get('host');
  const port = Number(url.port === '' ? 5432 : url.port);
  const server = createServer((socket) => {
    opened.sockets.add(socket.on('error', () => undefined));
    socket.once('data', async (first) => {
      socket.pause();
      if (first.length === 16 && first.readInt32BE(4) === CANCEL_REQUEST) {
        if (letThrough === undefined) return void socket.resetAndDestroy();
        await letThrough;
      }
      const there = host === null ? connect(port, url.hostname) : connect(`${host}/.s.PGSQL.${port}`);
      there.on('error', () => undefined).write(first);
      there.pipe(socket);
      let sent: Promise<unknown> = Promise.resolve();
      socket.on('data', (more) => {
        sent = sent.then(() => held?.until).then(() => there.write(more));
      });
      socket.once('close', () => void sent.then(() => there.end()));
      socket.resume();
    });
  });
  opened.lines.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address() as AddressInfo;
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return String(url);
}

/** A statement that somebody asks for, and their hanging up. */
function asked(database: Database, seconds: number) {
  const gone = new AbortController();
  const answer = workFor({ signal: gone.signal }, () => sleep(whileWanted(database), [seconds]));
  const ended = answer.then(
    () => 'ANSWERED',
    (error: unknown) => (error instanceof NobodyWaits ? 'NOBODY_WAITS' : error),
  );
  return { ended, hangUp: () => gone.abort() };
}

const moments = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('what nobody waits for is cancelled also where all connections are busy', async () => {
  const database = open(inject('databaseUrl'), 2);
  const running = [asked(database, 4), asked(database, 4)];
  await moments(200);
  const begun = performance.now();
  for (const { hangUp } of running) hangUp();
  expect(await Promise.all(running.map(({ ended }) => ended))).toEqual(['NOBODY_WAITS', 'NOBODY_WAITS']);
  expect(performance.now() - begun).toBeLessThan(3_000);
});

it('a statement that has not begun when nobody waits any more is cancelled when it does', async () => {
  const { promise: begins, resolve: begin } = Promise.withResolvers<void>();
  const held: { until: Promise<void> | undefined } = { until: undefined };
  const database = open(await aLine(Promise.resolve(), held));
  const [before] = await sleep(database, [0]);
  held.until = begins;
  const { ended, hangUp } = asked(database, 4);
  await moments(100);
  hangUp();
  // The cancellation is heard by a connection that does nothing yet.
  await moments(100);
  const begun = performance.now();
  begin();
  expect(await ended).toBe('NOBODY_WAITS');
  expect(performance.now() - begun).toBeLessThan(3_000);
  const [after] = await sleep(database, [0]);
  expect(after?.pid).not.toBe(before?.pid);
});

it("a cancellation that comes too late meets nobody else's statement", async () => {
  const { promise: letThrough, resolve } = Promise.withResolvers<void>();
  const database = open(await aLine(letThrough));
  const [before] = await sleep(database, [0]);
  const { ended, hangUp } = asked(database, 0.3);
  await moments(100);
  hangUp();
  expect(await ended).toBe('ANSWERED');
  const next = sleep(database, [0.5]);
  await moments(150);
  resolve();
  const [after] = await next;
  expect(after?.pid).not.toBe(before?.pid);
});

it('one that is not heard does no harm: the statement is answered, and others are after it', async () => {
  const database = open(await aLine(undefined));
  const { ended, hangUp } = asked(database, 0.2);
  await moments(100);
  hangUp();
  expect(await ended).toBe('ANSWERED');
  expect(await sleep(database, [0])).toHaveLength(1);
});
