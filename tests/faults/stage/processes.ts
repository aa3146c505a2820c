import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The processes of PostgreSQL that a process has started, the server first; those that have ended are left out. */
export async function postgresBelow(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,stat=,comm=']);
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  const below = (parent: number): number[] =>
    processes
      .filter(([, ppid, state, program]) => Number(ppid) === parent && state?.startsWith('Z') !== true && program?.endsWith('postgres'))
      .flatMap(([child]) => [Number(child), ...below(Number(child))]);
  return below(pid);
}

/** Sends a signal to each; those that have ended meanwhile are passed over. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended already.
    }
  }
}

/** Kills processes at once and waits until the last of them is gone. */
export async function killAll(pids: readonly number[]): Promise<void> {
  signal(pids, 'SIGKILL');
  while (pids.some(isRunning)) await sleep(5);
}

/** One that has ended, and that nobody has asked about yet, does not run. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
}

/** Ended, and not yet asked for by whoever started it. Where there is no /proc, it is gone soon enough. */
function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
