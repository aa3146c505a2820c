import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { Mapping, Source } from '#domain/catalog-files/mapping.ts';
import { FileError, type Written } from './reading/file-row.ts';

const Heading = z.string().min(1).max(200);
const Sign = z.string().min(1).max(10);
const Cells = z.array(z.string().max(200)).max(200);
const Rates = z.record(z.string().max(10), z.number().positive().max(1_000_000)).optional();
const Where = z.strictObject({ column: Heading, mayLack: z.boolean().optional(), are: Cells.optional(), areNot: Cells.optional() });
const Sourced: z.ZodType<Source> = z.lazy(() =>
  z.union([
    Heading,
    z.strictObject({ is: z.string().max(500) }),
    z.strictObject({ first: z.array(Sourced).min(1).max(20) }),
    z.strictObject({
      joined: z.array(Sourced).min(1).max(20),
      with: z.string().max(10),
      isNumber: z.boolean().optional(),
      dollarsPer: Rates,
    }),
    z.strictObject({ take: Sourced, where: Where }),
    z.strictObject({
      column: Heading,
      mayLack: z.boolean().optional(),
      label: Heading.optional(),
      between: z.union([Sign, z.array(Sign).min(1).max(5)]).optional(),
      part: z.int().min(-100).max(100).optional(),
      pairs: Sign.optional(),
      of: Heading.optional(),
      levels: Sign.optional(),
      level: z.int().min(-100).max(100).optional(),
      values: z.record(z.string(), z.string().max(500)).optional(),
      isMarkup: z.boolean().optional(),
      hasDecimalComma: z.boolean().optional(),
      dollarsPer: Rates,
      per: Heading.optional(),
      beforeDiscount: Heading.optional(),
    }),
  ]),
);
const MappingFile = z.strictObject({
  columns: z.record(z.string(), Sourced).optional(),
  isEncodedTwice: z.boolean().optional(),
  others: z.enum(['refuse', 'leave out']).optional(),
  repeated: z.enum(['refuse', 'first', 'last']).optional(),
  newCategories: z.boolean().optional(),
  noSaving: z.enum(['refuse', 'leave out']).optional(),
  only: Where.optional(),
  listed: z
    .strictObject({
      column: Heading,
      mayLack: z.boolean().optional(),
      between: Sign,
      parts: Sign,
      pairs: Sign,
      of: Heading,
      number: Heading,
      columns: Cells,
    })
    .optional(),
  carried: z.strictObject({ columns: Cells, by: z.array(Sourced).min(1).max(20) }).optional(),
  encoding: z.string().max(40).optional(),
  sheet: z.string().max(100).optional(),
  headingLine: z.int().min(1).max(1_000).optional(),
  headings: Cells.min(1).optional(),
});

/** Mappings for what well-known programs export. */
const PRESETS = join(import.meta.dirname, 'presets');
export const PRESET_NAMES: readonly string[] = readdirSync(PRESETS).map((name) => basename(name, '.json'));

/**
 * How the columns of a file are read, from a JSON file, or by the name of a program whose exports we know. docs/catalog-files.md says what stands in it.
 *
 * @throws {FileError} when it is none.
 */
export async function readMapping(path: string): Promise<Mapping & Written> {
  try {
    return MappingFile.parse(JSON.parse(await readFile(PRESET_NAMES.includes(path) ? join(PRESETS, `${path}.json`) : path, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error);
    throw new FileError(`The mapping ${path} cannot be used: ${why}`);
  }
}
