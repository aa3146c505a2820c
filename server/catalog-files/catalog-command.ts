import { parseArgs } from 'node:util';
import type { Database } from '../db/database.ts';
import type { CheckedFile } from './check-file.ts';
import { KINDS } from './kinds/kinds.ts';
import { BusyError, writeFile } from './write-file.ts';
import { readMapping } from './mapping-file.ts';
import { FileError } from './reading/file-row.ts';
import { openTableFile } from './reading/table-file.ts';

const PLAIN_KIND = 'items';
const HOW_TO_MANAGE_CATALOG = `npm run catalog -- import <file> [--as <kind>] [--map <mapping.json>] [--dry-run]
  adds and changes what a file says: comma-separated values (.csv, .tsv), a spreadsheet (.xlsx) or JSON lines (.jsonl)
  --as       what it is a file of:
${[...KINDS].map(([name, { about }]) => `             ${name.padEnd(17)} ${about}${name === PLAIN_KIND ? ' (plain)' : ''}`).join('\n')}
  --map      how the columns of a file are read that somebody else wrote
  --dry-run  reads the file, says what would happen, and changes nothing
docs/catalog-files.md tells of the columns.`;

/** Where a command says how far it is and what became of it. */
export type Told = {
  readonly line: (text: string) => void;
  /** How far it is: each takes the place of the one before. */
  readonly progress: (text: string) => void;
};

/**
 * What a person does about the catalogue by files.
 *
 * @returns whether all of it was done.
 */
export async function manageCatalog(database: Database, words: readonly string[], now: Date, told: Told): Promise<boolean> {
  const wanted = wantedBy(words);
  if (wanted === undefined) {
    told.line(HOW_TO_MANAGE_CATALOG);
    return false;
  }
  try {
    return await importFile(database, wanted, now, told);
  } catch (error) {
    if (!(error instanceof FileError || error instanceof BusyError)) throw error;
    told.line(`${wanted.path}: ${error.message} Nothing was changed.`);
    return false;
  }
}

type Wanted = { readonly path: string; readonly kind: string; readonly map: string | undefined; readonly isDryRun: boolean };

function wantedBy(words: readonly string[]): Wanted | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { as: { type: 'string' }, map: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    });
    const [what, path, ...others] = positionals;
    const kind = values.as ?? PLAIN_KIND;
    if (what !== 'import' || path === undefined || others.length > 0 || !KINDS.has(kind)) return undefined;
    return { path, kind, map: values.map, isDryRun: values['dry-run'] === true };
  } catch {
    return undefined;
  }
}

async function importFile(database: Database, { path, kind, map, isDryRun }: Wanted, now: Date, told: Told): Promise<boolean> {
  const mapping = map === undefined ? {} : await readMapping(map);
  const file = await openTableFile(path, mapping);
  const given = { mapping, today: now.toISOString().slice(0, 10) };
  const checked = await KINDS.get(kind)?.check(database, file, given, (rows) => told.progress(`${number(rows)} rows read`));
  if (checked === undefined) return false;
  tellOfReading(checked, told);
  if (checked.writing === undefined) {
    told.line(`${number(checked.problemCount)} ${checked.problemCount === 1 ? 'problem' : 'problems'}: nothing was changed.`);
    return false;
  }
  if (isDryRun) {
    told.line('A dry run: nothing was changed.');
    return true;
  }
  const all = number(checked.rows - checked.repeated);
  const written = await writeFile(database, checked.writing, ({ rows }) => told.progress(`${number(rows)} of ${all} rows written`));
  const { rows, added, changed } = written;
  told.line(`${number(added)} added, ${number(changed)} changed, ${number(rows - added - changed)} were as the file has them.`);
  return true;
}

function tellOfReading({ rows, added, repeated, leftOut, notes, problems, problemCount }: CheckedFile, told: Told): void {
  told.line(
    `${number(rows)} ${rows === 1 ? 'row' : 'rows'}, ${number(added)} of them new${repeated === 0 ? '' : `; ${number(repeated)} repeat another`}.`,
  );
  if (leftOut.length > 0) told.line(`Left out: ${leftOut.join(', ')}.`);
  for (const note of notes) told.line(note);
  for (const { line, column, message } of problems) told.line(`line ${line}${column === '' ? '' : `, ${column}`}: ${message}`);
  if (problemCount > problems.length) told.line(`… and ${number(problemCount - problems.length)} more.`);
}

const number = (count: number) => count.toLocaleString('en-US');
