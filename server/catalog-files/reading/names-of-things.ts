import { MOST_COLUMNS } from '#domain/catalog-files/row-reader.ts';
import { FileError } from './file-row.ts';

/** Something in a file, with the names of what is said of it. */
type Named = { readonly line: number; readonly names: Iterable<string> };

/**
 * The headings of a file in which each thing has names of its own: all of them, in the order in which they first come.
 *
 * @throws {FileError} as soon as there are more than a file may have columns: one that is made of names would fill the memory before its end.
 */
export async function namesOfThings(things: AsyncIterable<Named>): Promise<readonly string[]> {
  const found = new Set<string>();
  for await (const { line, names } of things) {
    for (const name of names) found.add(name);
    if (found.size > MOST_COLUMNS)
      throw new FileError(`Up to line ${line} there are ${found.size} columns. A file may have ${MOST_COLUMNS}.`);
  }
  return [...found];
}
