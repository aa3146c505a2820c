import { parseArgs } from 'node:util';
import { z } from 'zod';
import { isDatabaseAway } from '../db/away.ts';
import type { CheckedFile } from './check-file.ts';
import { exportFile } from './exporting/export-file.ts';
import { EXPORTED_KINDS, exportOf, MERCHANT_FEED } from './exporting/exports.ts';
import type { FileProblem } from './file-kind.ts';
import { importCatalogFile, type CatalogShop } from './import-file.ts';
import { KINDS } from './kinds/kinds.ts';
import { PRESET_NAMES, readMapping } from './mapping-file.ts';
import { FileError } from './reading/file-row.ts';
import { BusyError, StoppedError } from './write-file.ts';

const PLAIN_KIND = 'items';
const HOW_TO_MANAGE_CATALOG = `npm run catalog -- import <file> [--as <kind>] [--map <mapping>] [--pictures <folder or .zip>] [--refresh-pictures] [--dry-run]
  adds and changes what a file says: comma-separated values (.csv, .tsv), a spreadsheet (.xlsx), JSON (.json, .jsonl) or a feed (.xml)
npm run catalog -- export <file> [--as <kind>] [--format csv|xlsx|jsonl]
  writes all that there is of a kind; what it writes can be imported
npm run catalog -- export <file> --as ${MERCHANT_FEED} [--format xml|tsv]
  writes for shopping search engines what a guest may buy
  --as       what it is a file of:
${[...KINDS].map(([name, { about }]) => `             ${name.padEnd(17)} ${about}${name === PLAIN_KIND ? ' (plain)' : ''}`).join('\n')}
  --map      how the columns of a file are read that somebody else wrote: a file, or ${PRESET_NAMES.join(', ')}
  --pictures the folder, or the .zip file, with the pictures or documents that the file names; those with an address are fetched
  --refresh-pictures  asks addresses that were fetched before whether the picture there is still the same
  --dry-run  reads the file, says what would happen, and changes nothing
docs/catalog-files.md tells of the columns.`;

/** Where a command says how far it is and what became of it. */
export type Told = {
  readonly line: (text: string) => void;
  /** How far it is: each takes the place of the one before. */
  readonly progress: (text: string) => void;
  /** Ends an import where nothing is half done. */
  readonly signal?: AbortSignal;
};

/**
 * What a person does about the catalogue by files.
 *
 * @returns whether all of it was done.
 */
export async function manageCatalog(shop: CatalogShop, words: readonly string[], told: Told): Promise<boolean> {
  const wanted = wantedBy(words);
  if (wanted === undefined) {
    told.line(HOW_TO_MANAGE_CATALOG);
    return false;
  }
  try {
    return await (wanted.what === 'export' ? writeExport(shop, wanted, told) : importFile(shop, wanted, told));
  } catch (error) {
    if (isDatabaseAway(error)) {
      told.line(`${wanted.path}: The database does not answer. What was written before stays: do the same again when it does.`);
      return false;
    }
    if (error instanceof StoppedError) {
      told.line(`${wanted.path}: ${error.message}`);
      return false;
    }
    if (!(error instanceof FileError || error instanceof BusyError)) throw error;
    told.line(`${wanted.path}: ${error.message} Nothing was changed.`);
    return false;
  }
}

type Wanted = {
  readonly what: 'import' | 'export';
  readonly path: string;
  readonly kind: string;
  readonly map: string | undefined;
  readonly isDryRun: boolean;
  readonly format: string | undefined;
  readonly pictures: { readonly folder: string | undefined; readonly refresh: boolean };
};

const OPTIONS = {
  import: {
    as: { type: 'string' },
    map: { type: 'string' },
    pictures: { type: 'string' },
    'refresh-pictures': { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
  export: { as: { type: 'string' }, format: { type: 'string' } },
} as const;

function wantedBy(words: readonly string[]): Wanted | undefined {
  const [what, ...args] = words;
  if (what !== 'import' && what !== 'export') return undefined;
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS[what] });
    const [path, ...others] = positionals;
    const { as: kind = PLAIN_KIND, map, 'dry-run': isDryRun, format, pictures: folder, 'refresh-pictures': refresh } = Given.parse(values);
    const isKnown = what === 'import' ? KINDS.has(kind) : EXPORTED_KINDS.includes(kind);
    if (path === undefined || others.length > 0 || !isKnown) return undefined;
    return { what, path, kind, map, isDryRun, format, pictures: { folder, refresh } };
  } catch {
    return undefined;
  }
}

const Given = z.object({
  as: z.string().optional(),
  map: z.string().optional(),
  'dry-run': z.boolean().default(false),
  format: z.string().optional(),
  pictures: z.string().optional(),
  'refresh-pictures': z.boolean().default(false),
});

async function writeExport(shop: CatalogShop, { path, kind, format: wanted }: Wanted, told: Told): Promise<boolean> {
  const { exported, format } = exportOf(shop, kind, path, wanted);
  const rows = await exportFile(shop.database, exported, format, path, (count) => told.progress(`${number(count)} rows written`));
  told.line(`${number(rows)} ${rows === 1 ? 'row' : 'rows'} written.`);
  return true;
}

async function importFile(shop: CatalogShop, { path, kind, map, isDryRun, pictures }: Wanted, told: Told): Promise<boolean> {
  const mapping = map === undefined ? {} : await readMapping(map);
  const {
    checked,
    written,
    pictures: brought,
  } = await importCatalogFile(
    shop,
    { from: path, kind, mapping, isDryRun, pictures, signal: told.signal },
    {
      onRead: (rows) => told.progress(`${number(rows)} rows read`),
      onChecked: (file) => tellOfReading(file, told),
      onWritten: (rows, all) => told.progress(`${number(rows)} of ${number(all)} rows written`),
      onAllWritten: ({ rows, added, changed }) =>
        told.line(`${number(added)} added, ${number(changed)} changed, ${number(rows - added - changed)} were as the file has them.`),
      onPictures: (rows) => told.progress(`${number(rows)} rows have what was to be fetched`),
    },
  );
  if (checked.writing === undefined) {
    told.line(`${number(checked.problemCount)} ${checked.problemCount === 1 ? 'problem' : 'problems'}: nothing was changed.`);
    return false;
  }
  if (written === undefined) told.line('A dry run: nothing was changed.');
  else if (brought !== undefined && brought.changed + brought.problemCount > 0) {
    tellProblems(brought, told);
    const what = kind === 'documents' ? 'documents' : 'pictures';
    told.line(`${number(brought.changed)} got ${what}; ${number(brought.problemCount)} ${what} could not be had.`);
  }
  return true;
}

function tellOfReading({ rows, added, repeated, leftOut, notes, problems, problemCount }: CheckedFile, told: Told): void {
  told.line(
    `${number(rows)} ${rows === 1 ? 'row' : 'rows'}, ${number(added)} of them new${repeated === 0 ? '' : `; ${number(repeated)} repeat another`}.`,
  );
  if (leftOut.length > 0) told.line(`Left out: ${leftOut.join(', ')}.`);
  for (const note of notes) told.line(note);
  tellProblems({ problems, problemCount }, told);
}

function tellProblems(
  { problems, problemCount }: { readonly problems: readonly FileProblem[]; readonly problemCount: number },
  told: Told,
): void {
  for (const { line, column, message } of problems) told.line(`line ${line}${column === '' ? '' : `, ${column}`}: ${message}`);
  if (problemCount > problems.length) told.line(`… and ${number(problemCount - problems.length)} more.`);
}

const number = (count: number) => count.toLocaleString('en-US');
