import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault.ts';
import { isRunning, killAll, signal } from '../stage/processes.ts';
import { emptyDisk, fillDisk, mayMount } from '../stage/small-disk.ts';
import type { Stage } from '../stage/stage.ts';

const HOUR_MS = 3_600_000;

const firstOf = (stage: Stage) => {
  const [node] = stage.nodes();
  if (node === undefined) throw new Error('no node of the shop was started');
  return node;
};
const startAgain = async (stage: Stage) => void (await stage.start());

/** The shop and its PostgreSQL are gone at the same moment. */
const powerLoss: Fault = {
  name: 'power loss',
  stage: 'own',
  lastsMs: 200,
  strike: async (stage) => killAll([firstOf(stage).pid, ...(await stage.postgres())]),
  heal: startAgain,
};

/** The same, with helpers of PostgreSQL that hang, as on a slow disk; and whoever starts the shop again calls its folder by a link. */
const folderByLink: Fault = {
  name: 'power loss, folder called by a link',
  stage: 'own',
  lastsMs: 0,
  async strike(stage) {
    const [postgres = 0, ...helpers] = await stage.postgres();
    signal(helpers, 'SIGSTOP');
    await killAll([firstOf(stage).pid, postgres]);
  },
  heal: async (stage) => void (await stage.start(0, 'link')),
};

const postgresKilled: Fault = {
  name: 'PostgreSQL killed',
  stage: 'own',
  lastsMs: 0,
  strike: async (stage) => killAll(await stage.postgres()),
  heal: async () => undefined,
};

/** PostgreSQL stands still, for as long as people wait and longer than a statement may take. */
const postgresFrozen: Fault = {
  name: 'PostgreSQL frozen',
  stage: 'own',
  lastsMs: 0,
  async strike(stage, round) {
    signal(await stage.postgres(), 'SIGSTOP');
    await sleep(round % 2 === 0 ? 1_500 : 7_000);
  },
  heal: async (stage) => signal((await stage.postgres()).toReversed(), 'SIGCONT'),
};

const diskFull: Fault = {
  name: 'disk full',
  stage: 'small-disk',
  lastsMs: 1_500,
  needs: async () => ((await mayMount()) ? undefined : 'needs the right to mount a file system (root on Linux)'),
  strike: (stage) => fillDisk(stage.folder),
  heal: (stage) => emptyDisk(stage.folder),
};

const toldToStop: Fault = {
  name: 'SIGTERM in flight',
  stage: 'own',
  lastsMs: 0,
  async strike(stage) {
    const node = firstOf(stage);
    const postgres = await stage.postgres();
    signal([node.pid], 'SIGTERM');
    const code = await node.ended;
    if (code !== 0) throw new Error(`told to stop, the shop ended with ${code}: ${node.said().slice(-500)}`);
    const left = postgres.filter((pid) => isRunning(pid));
    if (left.length > 0) throw new Error(`told to stop, the shop left its PostgreSQL running (${left.join(', ')})`);
  },
  heal: startAgain,
};

/** What is promised of a stop, whatever hangs. */
const LONGEST_STOP_MS = 25_000;

/** A stop that nothing can make a good one: it ends in its time all the same, and what was confirmed is there. */
const toldToStopFrozen: Fault = {
  name: 'SIGTERM while PostgreSQL is frozen',
  stage: 'own',
  isLong: true,
  lastsMs: 0,
  async strike(stage) {
    const node = firstOf(stage);
    const postgres = await stage.postgres();
    signal(postgres, 'SIGSTOP');
    signal([node.pid], 'SIGTERM');
    const hasEnded = await Promise.race([node.ended.then(() => true), sleep(LONGEST_STOP_MS, false, { ref: false })]);
    const left = postgres.filter((pid) => isRunning(pid));
    await killAll([node.pid, ...postgres]);
    if (!hasEnded) throw new Error(`told to stop, the shop had not ended after ${LONGEST_STOP_MS / 1000} s: ${node.said().slice(-500)}`);
    if (left.length > 0) throw new Error(`told to stop, the shop left its PostgreSQL running (${left.join(', ')})`);
  },
  heal: startAgain,
};

/** Somebody sets the machine's clock, some hours ahead or back, and right again. */
const clockJumps: Fault = {
  name: 'clock jumps',
  stage: 'own',
  lastsMs: 1_500,
  strike: async (stage, round) => firstOf(stage).setClock((round % 2 === 0 ? 5 : -5) * HOUR_MS),
  heal: async (stage) => firstOf(stage).setClock(0),
};

export const MACHINE_FAULTS: readonly Fault[] = [
  powerLoss,
  folderByLink,
  postgresKilled,
  postgresFrozen,
  diskFull,
  toldToStop,
  toldToStopFrozen,
  clockJumps,
];
