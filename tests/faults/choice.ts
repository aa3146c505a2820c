import { parseArgs } from 'node:util';
import type { Fault } from './fault.ts';
import { PROMISED_READY_MS } from './report.ts';

export const USAGE = `npm run faults -- [options]
  --rounds n     rounds of each fault (20)
  --only a,b     those whose name contains one of these
  --from n       the number of the first round (0): what has several forms takes turns
  --ready s      the longest until the shop is ready again (5): more for a machine that is busy with other things
  --list         says which there are`;

/** What is to be played, and how; or what is only to be said. */
export type Choice =
  | { readonly say: string; readonly isRefused: boolean }
  | { readonly faults: readonly Fault[]; readonly rounds: number; readonly firstRound: number; readonly readyMs: number };

/**
 * Reads the words of the command line. What would play nothing, or what nobody can have meant, is refused: a run that tries nothing must not
 * say that everything was kept.
 */
export function chosen(args: readonly string[], all: readonly Fault[]): Choice {
  try {
    return choiceOf(args, all);
  } catch (error) {
    return { say: `${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, isRefused: true };
  }
}

function choiceOf(args: readonly string[], all: readonly Fault[]): Choice {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '20' },
      only: { type: 'string' },
      ready: { type: 'string', default: String(PROMISED_READY_MS / 1000) },
      from: { type: 'string', default: '0' },
      list: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return { say: USAGE, isRefused: false };
  const wanted = values.only?.split(',').map((part) => part.trim().toLowerCase());
  const isNamed = (part: string) => part !== '' && all.some(({ name }) => name.toLowerCase().includes(part));
  const unknown = wanted?.find((part) => !isNamed(part));
  if (unknown !== undefined) throw new Error(`--only: there is no fault whose name contains "${unknown}"; --list says which there are.`);
  const faults = all.filter(({ name }) => wanted === undefined || wanted.some((part) => name.toLowerCase().includes(part)));
  if (values.list === true) return { say: faults.map(({ name }) => name).join('\n'), isRefused: false };
  return {
    faults,
    rounds: wholeNumber('rounds', values.rounds, 1),
    firstRound: wholeNumber('from', values.from, 0),
    readyMs: secondsOf('ready', values.ready) * 1000,
  };
}

function wholeNumber(option: string, text: string, least: number): number {
  if (/^\d{1,6}$/.test(text) && Number(text) >= least) return Number(text);
  throw new Error(`--${option} takes a whole number from ${least} on, not "${text}".`);
}

function secondsOf(option: string, text: string): number {
  if (/^\d{1,6}(\.\d+)?$/.test(text) && Number(text) > 0) return Number(text);
  throw new Error(`--${option} takes seconds, like 5 or 7.5, not "${text}".`);
}
