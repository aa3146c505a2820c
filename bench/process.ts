import { readFileSync } from 'node:fs';

/** Clock ticks a second on every Linux that runs on common hardware. */
const TICKS_PER_SECOND = 100;

/** Processor time of a process so far, its ended children not counted, in milliseconds; 0 where it cannot be told. */
export function cpuMs(pid: number): number {
  const fields = statOf(pid);
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1000) / TICKS_PER_SECOND;
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

function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
