import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { isMet, type Figure } from './figure.ts';

export const FOLDER = 'bench/history';

const Amount = z.number().nullable();
export const Kept = z.object({
  at: z.iso.datetime(),
  commit: z.string(),
  /** What it was measured on: how fast its processor is says the ceiling. */
  machine: z.object({ cores: z.int(), memoryGb: z.int(), node: z.string(), oneStatementPerSecond: z.int().nullable() }),
  figures: z.array(
    z.object({
      id: z.string(),
      what: z.string(),
      /** None where it could not be told. */
      value: Amount,
      unit: z.string(),
      goal: z.union([z.object({ atLeast: z.number() }), z.object({ atMost: z.number() })]).optional(),
      isMet: z.boolean(),
      sides: z.record(z.string(), z.object({ perSecond: Amount, serverMs: Amount, databaseMs: Amount, generatorMs: Amount })).optional(),
    }),
  ),
});
export type Kept = z.output<typeof Kept>;

/** JSON knows no other numbers. */
const rounded = (value: number) => (Number.isFinite(value) ? Number(value.toPrecision(4)) : null);

/** What is kept of a run. */
export function keptOf(figures: readonly Figure[], made: { readonly at: string; readonly commit: string }): Kept {
  const oneStatement = figures.find(({ id }) => id === 'add')?.sides?.['one statement'];
  return {
    ...made,
    machine: {
      cores: availableParallelism(),
      memoryGb: Math.round(totalmem() / 2 ** 30),
      node: process.versions.node,
      oneStatementPerSecond: oneStatement === undefined ? null : Math.round(oneStatement.perSecond),
    },
    figures: figures.map((figure) => ({
      id: figure.id,
      what: figure.what,
      value: rounded(figure.value),
      unit: figure.unit,
      ...(figure.goal !== undefined && { goal: figure.goal }),
      isMet: isMet(figure),
      ...(figure.sides !== undefined && { sides: sidesOf(figure.sides) }),
    })),
  };
}

function sidesOf(sides: NonNullable<Figure['sides']>): NonNullable<Kept['figures'][number]['sides']> {
  const entries = Object.entries(sides).map(([name, { perSecond, cost }]) => {
    const kept = {
      perSecond: rounded(perSecond),
      serverMs: rounded(cost.server),
      databaseMs: rounded(cost.database),
      generatorMs: rounded(cost.generator),
    };
    return [name, kept] as const;
  });
  return Object.fromEntries(entries);
}

/** Writes a run down, one figure a line. @returns the file */
export function keep(kept: Kept): string {
  const file = join(FOLDER, `${kept.at.slice(0, 10)}-${kept.commit}.json`);
  mkdirSync(FOLDER, { recursive: true });
  const lines = kept.figures.map((figure) => `    ${JSON.stringify(figure)}`).join(',\n');
  const { figures: _, ...head } = kept;
  const fields = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  writeFileSync(file, `{\n${fields.join(',\n')},\n  "figures": [\n${lines}\n  ]\n}\n`);
  return file;
}

/** The commit that is measured; with a mark when files differ from it. */
export function commitNow(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    const changed = git('status', '--porcelain', '--', '.', `:!${FOLDER}`);
    return `${git('rev-parse', '--short=8', 'HEAD')}${changed === '' ? '' : '-changed'}`;
  } catch {
    return 'no-commit';
  }
}

/** The runs that were kept, the oldest first: by when each was measured. */
export function allKept(): Kept[] {
  if (!existsSync(FOLDER)) return [];
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  return files
    .map((name) => {
      const parsed = Kept.safeParse(JSON.parse(readFileSync(join(FOLDER, name), 'utf8')));
      if (!parsed.success) throw new Error(`${basename(name)} is no run of this bench: ${parsed.error.message}`);
      return parsed.data;
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
