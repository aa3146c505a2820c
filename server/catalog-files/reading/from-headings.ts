import type { FileRow, TableFile, Written } from './file-row.ts';

/**
 * A file of rows of which one has the names of the columns.
 *
 * @param all goes through all rows, from the first.
 * @param headingLine the line that has the names; what stands above is passed over. Plain: the first row.
 * @param headings the names, where no row has them.
 */
export async function fromHeadings(
  all: () => AsyncIterable<FileRow>,
  { headingLine = 1, headings }: Pick<Written, 'headingLine' | 'headings'>,
): Promise<Pick<TableFile, 'headings' | 'rows'> & { readonly headingRow: FileRow | undefined }> {
  if (headings !== undefined) return { headings, headingRow: undefined, rows: all };
  let headingRow: FileRow | undefined;
  for await (const row of all()) {
    if (row.line < headingLine) continue;
    headingRow = row;
    break;
  }
  const line = headingRow?.line ?? 0;
  return {
    headings: headingRow?.cells ?? [],
    headingRow,
    async *rows() {
      for await (const row of all()) if (row.line > line) yield row;
    },
  };
}
