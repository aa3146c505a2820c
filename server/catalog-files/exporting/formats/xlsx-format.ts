import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { columnName, escapedText, LAST_ROW, LONGEST_CELL } from '#domain/catalog-files/spreadsheet.ts';
import { cellText, type WrittenCell } from '#domain/catalog-files/written-cell.ts';
import { FileError } from '../../reading/file-row.ts';
import { pieces, type Format, type Rows } from './format.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Catalog" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** A spreadsheet of one sheet, written row by row. Texts are texts: none is carried out, and no zero is lost. */
export const xlsxFormat: Format = (columns, rows) => {
  const zip = new ZipFile();
  for (const [name, part] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(HEAD + part), name);
  const sheet = Readable.from(pieces(sheetOf(columns, rows)));
  const out = new PassThrough();
  sheet.on('error', (error) => out.destroy(error));
  out.on('close', () => sheet.destroy());
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  zip.end();
  return zip.outputStream.pipe(out);
};

async function* sheetOf(columns: readonly string[], rows: Rows): AsyncGenerator<string, void> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;
  yield rowOf(1, columns, columns);
  let line = 1;
  for await (const row of rows) {
    line += 1;
    if (line > LAST_ROW) throw new FileError(`There are more than ${LAST_ROW.toLocaleString('en-US')} rows: write a .csv.`);
    yield rowOf(line, row, columns);
  }
  yield '</sheetData></worksheet>';
}

function rowOf(line: number, row: readonly WrittenCell[], columns: readonly string[]): string {
  const cells = row.map((cell, at) => {
    const place = `${columnName(at)}${line}`;
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    const text = cellText(cell);
    if (text.length > LONGEST_CELL)
      throw new FileError(`Line ${line}, ${columns[at] ?? place}: is longer than a cell of a spreadsheet holds. Write a .csv.`);
    return text === '' ? '' : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapedText(text)}</t></is></c>`;
  });
  return `<row r="${line}">${cells.join('')}</row>`;
}
