import { repeat, summarise, type Load, type MakeBody, type Measured } from './load.ts';
import { cpuMs, familyCpuMs } from './process.ts';

/** Processor time of one repetition, in milliseconds; 0 where a machine cannot tell. */
export type Cost = { readonly server: number; readonly database: number; readonly generator: number };
/** What one of several measured: its speed, and what one repetition cost whom. */
export type Side = Measured & { readonly cost: Cost };

/** Something that is asked: the process that answers, and what is asked of it. */
export type Subject = { readonly pid: number; readonly makeBody: MakeBody };

/** What several that were measured in turn came to: each by its name, and all of them. */
export type Sides<Name extends string> = {
  of(name: Name): Side;
  readonly all: Readonly<Record<string, Side>>;
};

/** In so many turns each is measured: what else the machine does meanwhile hits all of them alike. */
const TURNS = 3;
/** After the others have had their turn, connections and caches are cold. */
const BETWEEN_SECONDS = 0.3;

/**
 * Measures several in turn, a part of the time each: a machine that has other work to do is slow for all of them, so their
 * proportion is worth more than their figures.
 *
 * @param postgresPid the server of all their databases.
 */
export async function sideBySide<Name extends string>(
  load: Load,
  postgresPid: number,
  subjects: Readonly<Record<Name, Subject>>,
): Promise<Sides<Name>> {
  const runs = Object.entries<Subject>(subjects).map(([name, subject]) => ({ name, subject, turns: Array.of<Turn>() }));
  for (const { subject } of runs) await turn({ ...load, seconds: 0 }, postgresPid, subject);
  const slice = { ...load, seconds: load.seconds / TURNS, warmupSeconds: Math.min(BETWEEN_SECONDS, load.warmupSeconds) };
  for (let index = 0; index < TURNS; index += 1) for (const { subject, turns } of runs) turns.push(await turn(slice, postgresPid, subject));
  const all = Object.fromEntries(runs.map(({ name, turns }) => [name, sideOf(turns)]));
  return {
    all,
    of(name) {
      const side = all[name];
      if (side === undefined) throw new Error(`${name} was not measured`);
      return side;
    },
  };
}

type Turn = {
  readonly times: readonly number[];
  readonly seconds: number;
  readonly spent: Cost;
  readonly errors: number;
  readonly firstError: string | undefined;
};

async function turn(load: Load, postgresPid: number, { pid, makeBody }: Subject): Promise<Turn> {
  const { before, after, ...run } = await repeat(load, makeBody, () => ({
    server: cpuMs(pid),
    database: familyCpuMs(postgresPid),
    generator: ownCpuMs(),
  }));
  const spent = {
    server: after.server - before.server,
    database: after.database - before.database,
    generator: after.generator - before.generator,
  };
  return { ...run, spent };
}

function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function sideOf(turns: readonly Turn[]): Side {
  const times = turns.flatMap((turn) => turn.times);
  const sum = (of: (turn: Turn) => number) => turns.reduce((total, turn) => total + of(turn), 0);
  const each = (of: (spent: Cost) => number) => sum(({ spent }) => of(spent)) / Math.max(1, times.length);
  return {
    ...summarise(times),
    perSecond: times.length / sum(({ seconds }) => seconds),
    errors: sum(({ errors }) => errors),
    firstError: turns.find(({ firstError }) => firstError !== undefined)?.firstError,
    cost: {
      server: each(({ server }) => server),
      database: each(({ database }) => database),
      generator: each(({ generator }) => generator),
    },
  };
}
