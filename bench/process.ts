import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second on every Linux that runs on common hardware. */
const TICKS_PER_SECOND = 100;

/** Processor time of a process so far, its ended children not counted, in milliseconds; 0 where it cannot be told. */
export function cpuMs(pid: number): number {
  const fields = statOf(pid);
  return ticksMs(fields[11], fields[12]);
}

/** The same with all its children, those that have ended as well; 0 where there is no such process. */
export function familyCpuMs(pid: number): number {
  // The whole machine descends from 0.
  if (pid === 0) return 0;
  const all = new Set([pid]);
  const parents = processes().map((child) => [child, Number(statOf(child)[1])] as const);
  for (let before = 0; before < all.size;) {
    before = all.size;
    for (const [child, parent] of parents) if (all.has(parent)) all.add(child);
  }
  return [...all].reduce((sum, one) => {
    const fields = statOf(one);
    return sum + ticksMs(fields[11], fields[12], fields[13], fields[14]);
  }, 0);
}

/** Memory of a process that is in RAM, in megabytes; 0 where it cannot be told. */
export function rssMb(pid: number): number {
  try {
    const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(line?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

const ticksMs = (...ticks: readonly (string | undefined)[]) =>
  (ticks.reduce((sum, some) => sum + Number(some ?? 0), 0) * 1000) / TICKS_PER_SECOND;

function processes(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
