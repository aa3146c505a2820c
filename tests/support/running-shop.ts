import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/node-flags.mjs';
import { freePort } from './free-port.ts';

/** A shop as `npm start` runs it: a process of its own with its own PostgreSQL and its own sandbox. */
export type RunningShop = {
  readonly child: ChildProcess;
  readonly base: string;
  readonly sandbox: string;
  readonly databaseUrl: string;
  /** From the start of the process to its line "ready". */
  readonly readySeconds: number;
  /** All that it has said so far, its errors too. */
  said(): string;
  /** How it ended: its exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>;
};

/** Where a shop lives that is started more than once: its files and its ports. */
export type ShopPlace = {
  readonly dataDir: string;
  readonly ports: { readonly shop: number; readonly sandbox: number };
  readonly env?: Readonly<Record<string, string>>;
};

const started = new Set<ChildProcess>();
const folders = new Set<string>();

/** A folder of its own, which the account that PostgreSQL runs under can reach, and two free ports. */
export async function aShopPlace(env: Readonly<Record<string, string>> = {}): Promise<ShopPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foolscap-place-'));
  await chmod(dataDir, 0o755);
  folders.add(dataDir);
  return { dataDir, ports: { shop: await freePort(), sandbox: await freePort() }, env };
}

/** Starts the process of a shop, without waiting for anything. */
export function spawnShop({ dataDir, ports, env = {} }: ShopPlace): Pick<RunningShop, 'child' | 'said' | 'ended'> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...SERVER_ENV,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(ports.shop),
      SANDBOX_PORT: String(ports.sandbox),
      DATA_DIR: dataDir,
      CATALOG_SIZE: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  started.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, said: () => text, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

/** Starts a shop. @returns when it says that it is ready. @throws with what it said when it ended instead. */
export async function startShop(place: ShopPlace): Promise<RunningShop> {
  const begun = performance.now();
  const shop = spawnShop(place);
  const isReady = new Promise<'ready'>((resolve) => {
    shop.child.stdout?.on('data', () => {
      if (/^ready/m.test(shop.said())) resolve('ready');
    });
  });
  const first = await Promise.race([isReady, shop.ended]);
  if (first !== 'ready') throw new Error(`the shop ended with ${first}: ${shop.said()}`);
  return {
    ...shop,
    base: `http://127.0.0.1:${place.ports.shop}`,
    sandbox: `http://127.0.0.1:${place.ports.sandbox}`,
    databaseUrl: /database socket (\S+)/.exec(shop.said())?.[1] ?? '',
    readySeconds: (performance.now() - begun) / 1000,
  };
}

/** Sends a signal to a shop and waits until it has ended. @returns its exit code. */
export async function endShop({ child, ended }: Pick<RunningShop, 'child' | 'ended'>, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  return ended;
}

/** As when the power is gone: the shop, its PostgreSQL and its sandbox are killed at once, and nobody says good-bye. */
export async function pullThePlug(shop: Pick<RunningShop, 'child' | 'ended'>): Promise<void> {
  const all = [shop.child.pid ?? 0, ...(await descendantsOf(shop.child.pid ?? 0))];
  for (const pid of all) kill(pid, 'SIGKILL');
  await shop.ended;
  await allGone(all);
}

/** The process of the shop's own PostgreSQL, of which all its others are children. */
export async function postgresOf(place: ShopPlace): Promise<number> {
  const [pid] = (await readFile(join(place.dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  return z.coerce.number().int().positive().parse(pid);
}

/** Kills whatever of these shops still lives, and removes their folders. To be called after all tests of a file. */
export async function cleanUpShops(): Promise<void> {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    await pullThePlug({ child, ended: new Promise((resolve) => child.once('exit', resolve)) });
  }
  for (const folder of folders) {
    // One that a killed shop left behind.
    const [pid] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (pid !== undefined && pid !== '' && (await isPostgres(Number(pid), folder))) {
      const all = [Number(pid), ...(await descendantsOf(Number(pid)))];
      for (const one of all) kill(one, 'SIGKILL');
      await allGone(all);
    }
    await rm(folder, { recursive: true, force: true });
  }
}

async function isPostgres(pid: number, folder: string): Promise<boolean> {
  return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(`${folder}/postgres`);
}

/** Every process below one, by the system's own list. */
export async function descendantsOf(pid: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const found = new Set([pid]);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const [child, parent] of parents) if (found.has(parent)) found.add(child);
  }
  found.delete(pid);
  return [...found];
}

/** Whether a process runs; one that has ended and that nobody has asked about does not. */
export async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !'ZX'.includes(stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3));
}

async function allGone(pids: readonly number[]): Promise<void> {
  for (const pid of pids) while (await isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // gone already
  }
}
