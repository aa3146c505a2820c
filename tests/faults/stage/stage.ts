import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { StageKind } from '../fault.ts';
import { openLine, type Line } from './line.ts';
import { killAll, postgresBelow } from './processes.ts';
import { startShopProcess, type ShopProcess } from './shop-process.ts';
import { makeSmallDisk } from './small-disk.ts';
import { startVendor, type Vendor } from './vendor.ts';

const LONGEST_STOP_MS = 15_000;

/** Its own name, or a link that leads to it. */
export type FolderName = 'shop' | 'link';

/** A shop with everything around it, on which faults strike. It stays from one round to the next. */
export type Stage = {
  readonly vendor: Vendor;
  /** The folder of all its files; of a small disk the folder that it is mounted on. */
  readonly folder: string;
  /** The line to PostgreSQL, where there is one. */
  readonly line: Line | undefined;
  /** The nodes that were started last, some of which may have ended. */
  nodes(): readonly ShopProcess[];
  /** Starts node 0 or 1 and waits until it says that it is ready. @param folder how its data folder is called. */
  start(node?: 0 | 1, folder?: FolderName): Promise<ShopProcess>;
  /** The same without waiting. */
  launch(node?: 0 | 1, folder?: FolderName): ShopProcess;
  /** Where the nodes put their mails. */
  mailFolders(): readonly string[];
  /** PostgreSQL's processes of the shop's own server, the server first. */
  postgres(): Promise<number[]>;
  /** Where the shop's tables are, past every line. */
  databaseUrl(): string;
  /** An empty database for nodes that are still to start; those that run are stopped. */
  renew(): Promise<void>;
  end(): Promise<void>;
};

export async function openStage(kind: StageKind): Promise<Stage> {
  const home = await mkdtemp(join(tmpdir(), 'foolscap-faults-'));
  await chmod(home, 0o755); // PostgreSQL runs under another account when we are root
  const disk = kind === 'small-disk' ? await makeSmallDisk(join(home, 'disk')) : undefined;
  await mkdir(join(home, 'server'));
  const server = kind === 'line' || kind === 'empty' ? await startEmbeddedPostgres(join(home, 'server')) : undefined;
  const line = server === undefined ? undefined : await openLine(server.url);
  const ports = [await freePort(), await freePort()] as const;
  let vendor = await startVendor(join(home, 'vendor'), ports);
  const secret = randomBytes(24).toString('hex');
  const nodes = new Map<number, ShopProcess>();
  let database = '';
  let socket = '';

  async function stopNodes(): Promise<void> {
    await Promise.all([...nodes.values()].map(stopNode));
    nodes.clear();
  }

  async function renew(): Promise<void> {
    await stopNodes();
    if (server === undefined) return;
    database = `shop_${randomUUID().replaceAll('-', '')}`;
    const admin = openDatabase(server.url, 1);
    await admin.query(`create database ${database}`);
    await admin.end();
    // Numbers of orders begin anew, so the vendor's books do too.
    await vendor.close();
    vendor = await startVendor(join(home, database), ports);
  }

  const folderOf = (node: number, folder: FolderName = 'shop') => join(disk?.folder ?? home, `${folder}-${node}`);

  function launch(node: 0 | 1 = 0, folder: FolderName = 'shop'): ShopProcess {
    const started = startShopProcess(ports[node], {
      DATA_DIR: folderOf(node, folder),
      SANDBOX_URL: vendor.url,
      ...(line !== undefined && { DATABASE_URL: line.urlOf(database), SESSION_SECRET: secret }),
    });
    nodes.set(node, started);
    return started;
  }

  async function start(node: 0 | 1 = 0, folder: FolderName = 'shop'): Promise<ShopProcess> {
    const started = launch(node, folder);
    await started.ready;
    socket ||= /database socket (\S+)/.exec(started.said())?.[1] ?? '';
    return started;
  }

  const stage: Stage = {
    get vendor() {
      return vendor;
    },
    folder: disk?.folder ?? home,
    line,
    nodes: () => [...nodes.values()],
    start,
    launch,
    mailFolders: () => [0, 1].map((node) => join(folderOf(node), 'outbox')),
    postgres: () => postgresBelow(nodes.get(0)?.pid ?? 0),
    databaseUrl() {
      if (server === undefined) return socket;
      const url = new URL(server.url);
      url.pathname = `/${database}`;
      return url.href;
    },
    renew,
    async end() {
      await stopNodes();
      await line?.close();
      await vendor.close();
      await server?.stop().catch(() => undefined); // one that was slow to stop was killed, and its files go anyway
      await disk?.unmount();
      if (socket !== '') await rm(new URL(socket).searchParams.get('host') ?? '', { recursive: true, force: true });
      await rm(home, { recursive: true, force: true });
    },
  };
  try {
    for (const node of ports.keys()) await symlink(folderOf(node), folderOf(node, 'link'));
    await renew();
    if (kind !== 'empty') await start();
  } catch (error) {
    await stage.end();
    throw error;
  }
  return stage;
}

/** Politely at first; what is left of it then goes with it. */
async function stopNode(node: ShopProcess): Promise<void> {
  if (node.hasEnded()) return;
  const below = await postgresBelow(node.pid);
  process.kill(node.pid, 'SIGTERM');
  const isGone = await Promise.race([node.ended.then(() => true), sleep(LONGEST_STOP_MS, false, { ref: false })]);
  if (!isGone) await killAll([node.pid, ...below]);
}
