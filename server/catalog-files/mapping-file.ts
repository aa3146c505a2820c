import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Mapping } from '#domain/catalog-files/mapping.ts';
import { FileError, type Written } from './reading/file-row.ts';

const Heading = z.string().min(1).max(200);
const MappingFile = z.strictObject({
  columns: z
    .record(
      z.string(),
      z.union([
        Heading,
        z.strictObject({ is: z.string().max(500) }),
        z.strictObject({ column: Heading, per: Heading.optional(), beforeDiscount: Heading.optional() }),
      ]),
    )
    .optional(),
  isEncodedTwice: z.boolean().optional(),
  others: z.enum(['refuse', 'leave out']).optional(),
  repeated: z.enum(['refuse', 'first', 'last']).optional(),
  newCategories: z.boolean().optional(),
  encoding: z.string().max(40).optional(),
  sheet: z.string().max(100).optional(),
  headingLine: z.int().min(1).max(1_000).optional(),
});

/**
 * How the columns of a file are read, from a JSON file. docs/catalog-files.md says what stands in it.
 *
 * @throws {FileError} when it is none.
 */
export async function readMapping(path: string): Promise<Mapping & Written> {
  try {
    return MappingFile.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error);
    throw new FileError(`The mapping ${path} cannot be used: ${why}`);
  }
}
