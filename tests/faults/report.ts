import type { Outcome } from './play.ts';
import type { Played } from './round.ts';
import { PATIENCE_MS } from './writers/wire.ts';

/** What is promised of every fault; the time is that of a machine that does nothing else. */
export const PROMISED_READY_MS = 5_000;

/** What a round broke of what is promised, a sentence each. */
export function brokenPromises(played: Played, readyMs: number): string[] {
  const { lostAdds, doubledAdds, lostOrders, brokenInvariants, disagreements, complaints, tally } = played;
  const failed = countOf(played, (status) => status >= 500 && status !== 503);
  return [
    ...(lostAdds > 0 ? [`${lostAdds} confirmed adds are lost`] : []),
    ...(doubledAdds > 0 ? [`${doubledAdds} adds were done twice`] : []),
    ...(lostOrders > 0 ? [`${lostOrders} confirmed orders are lost`] : []),
    ...(failed > 0 ? [`${failed} answers with 5xx that is not 503: ${tally.samples.slice(0, 3).join(' | ')}`] : []),
    ...(tally.busyWithoutRetryAfter > 0 ? [`${tally.busyWithoutRetryAfter} answers with 503 without Retry-After`] : []),
    ...(tally.unanswered > 0 ? [`${tally.unanswered} requests had no answer within ${PATIENCE_MS / 1000} s`] : []),
    ...(played.readyMs > readyMs ? [`ready again after ${seconds(played.readyMs)}`] : []),
    ...brokenInvariants.map((what) => `broken invariant ${what}`),
    ...disagreements.slice(0, 3),
    ...complaints,
  ];
}

const COLUMNS = [
  'fault',
  'rounds',
  'adds lost',
  'twice',
  'orders lost',
  'ready, slowest',
  '2xx',
  '4xx',
  '503',
  'other 5xx',
  'no answer',
  'answer, slowest',
  'invariants',
] as const;

/** A table for people: a row per fault. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(rowOf);
  const widths = COLUMNS.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(COLUMNS), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function rowOf({ fault, rounds, skipped, failures }: Outcome): string[] {
  if (skipped !== undefined) return [fault, 'skipped', skipped];
  const sum = (of: (played: Played) => number) => String(rounds.reduce((total, played) => total + of(played), 0));
  const most = (of: (played: Played) => number) => (rounds.length === 0 ? '-' : seconds(Math.max(...rounds.map(of))));
  const answers = (of: (status: number) => boolean) => sum((played) => countOf(played, of));
  return [
    fault,
    failures.length === 0 ? String(rounds.length) : `${rounds.length} + ${failures.length} failed`,
    sum(({ lostAdds }) => lostAdds),
    sum(({ doubledAdds }) => doubledAdds),
    sum(({ lostOrders }) => lostOrders),
    most(({ readyMs }) => readyMs),
    answers((status) => status >= 200 && status < 300),
    answers((status) => status >= 400 && status < 500),
    answers((status) => status === 503),
    answers((status) => status >= 500 && status !== 503),
    answers((status) => status === 0),
    most(({ tally }) => tally.slowestMs),
    sum(({ brokenInvariants }) => brokenInvariants.length),
  ];
}

function countOf({ tally }: Played, of: (status: number) => boolean): number {
  return [...tally.byStatus].reduce((sum, [status, count]) => (of(status) ? sum + count : sum), 0);
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
