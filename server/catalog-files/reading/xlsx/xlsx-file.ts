import { columnName } from '#domain/catalog-files/spreadsheet.ts';
import { fromHeadings } from '../from-headings.ts';
import { FileError, type FileRow, type RowProblem, type TableFile, type Written } from '../file-row.ts';
import { openArchive } from './archive.ts';
import { sheetRows, type Merged } from './sheet-rows.ts';
import { readWorkbook } from './workbook.ts';

/** A sheet of a spreadsheet as Excel and others save it (.xlsx). Read piece by piece; only texts that its cells share are kept in memory. */
export async function xlsxFile(path: string, { sheet, headingLine, headings, mostUnpackedBytes, mostRead }: Written): Promise<TableFile> {
  let merged: Merged[] = [];
  const opened = await openArchive(path, mostUnpackedBytes);
  const { others } = await readWorkbook(opened, sheet).finally(opened.close);
  const all = async function* (): AsyncGenerator<FileRow, void> {
    merged = [];
    const archive = await openArchive(path, mostUnpackedBytes);
    try {
      const workbook = await readWorkbook(archive, sheet);
      yield* sheetRows(await archive.part(workbook.part), workbook, (one) => merged.push(one), { most: mostRead });
    } finally {
      archive.close();
    }
  };
  const file = await fromHeadings(all, { headingLine, headings });
  const { line, problems: [wrong] = [] } = file.headingRow ?? {};
  if (wrong !== undefined) throw new FileError(`Line ${line}, column ${columnName(wrong.at)}: ${wrong.message}.`);
  return {
    ...file,
    notes: sheet === undefined && others.length > 0 ? [`Sheets that are not read: ${others.join(', ')}.`] : [],
    problemsAtEnd: () =>
      merged.flatMap(({ line: at, at: column, range }): RowProblem[] =>
        at >= (file.headingRow?.line ?? 1) && column < file.headings.length
          ? [{ line: at, at: column, message: `is merged with others (${range}): divide them` }]
          : [],
      ),
  };
}
