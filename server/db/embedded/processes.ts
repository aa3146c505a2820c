import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LOOK_EVERY_MS = 20;

/**
 * What tells a process from every other that had its number or will have it: which start of the machine it belongs to, and when it began.
 * undefined: there is no such process, or it has ended and nobody has asked about it yet.
 */
export async function identityOf(pid: number): Promise<string | undefined> {
  if (!isKnown(pid)) return undefined;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (stat === undefined) return identityByPs(pid);
  // Behind the name, which may hold anything: the state first, and twenty words on when it began.
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (words[0] === 'Z' || words[0] === 'X') return undefined;
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${boot.trim()} ${words[19]}`;
}

export async function isRunning(pid: number): Promise<boolean> {
  return (await identityOf(pid)) !== undefined;
}

/** The program of a process and what it was started with; empty when that cannot be found out. */
export async function commandOf(pid: number): Promise<readonly string[]> {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (line !== undefined) return line.replace(/\0+$/, '').split('\0');
  const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim().split(' ');
}

/** Whether two paths lead to one folder, whatever they are called; undefined when the system does not tell. */
export async function isSameFolder(one: string, other: string): Promise<boolean | undefined> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path, { bigint: true }))).catch(() => []);
  return a && b && a.dev === b.dev && a.ino === b.ino;
}

/** Sends a signal; nothing happens when there is nobody to hear it. */
export function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Ends a process: asked as each signal asks, and given its time before the next. @returns the signal that it heard; undefined when it had ended before. */
export async function endProcess(
  pid: number,
  signals: readonly { readonly signal: NodeJS.Signals; readonly patienceMs: number }[],
): Promise<NodeJS.Signals | undefined> {
  const identity = await identityOf(pid);
  if (identity === undefined) return undefined;
  for (const { signal, patienceMs } of signals) {
    tell(pid, signal);
    for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(LOOK_EVERY_MS))
      if ((await identityOf(pid)) !== identity) return signal;
  }
  throw new Error(`the process ${pid} cannot be ended`);
}

/**
 * What a program that died has left running in a folder: every process of the same program there whose parent is none. Where the system
 * tells: Linux, of processes that we may look at.
 */
export async function orphansOf(program: string, folder: string): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue;
    const [itsProgram, itsFolder] = await Promise.all([readlink(`/proc/${name}/exe`), readlink(`/proc/${name}/cwd`)]).catch(() => []);
    if (itsProgram === program && itsFolder === folder) parents.set(Number(name), await parentOf(name));
  }
  const found = [...parents].filter(([, parent]) => !parents.has(parent)).map(([pid]) => pid);
  // One that was started by itself says so: it names its options, and none of those that others have left does.
  const commands = await Promise.all(found.map(async (pid) => (await commandOf(pid)).join(' ')));
  return found.filter((_, index) => !/(^| )-D /.test(commands[index] ?? ''));
}

async function parentOf(pid: string): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** Whether the system knows the number: another account's process is one, too. */
function isKnown(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Where there is no /proc. */
async function identityByPs(pid: number): Promise<string | undefined> {
  const { stdout } = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  const [state = '', ...began] = stdout.trim().split(/\s+/);
  return state === '' || state.startsWith('Z') ? undefined : began.join(' ');
}
