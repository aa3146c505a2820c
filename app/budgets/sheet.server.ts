import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { columnName, escapedText } from '#domain/catalog-files/spreadsheet.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Spending" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Rows as a spreadsheet of one sheet. Texts are texts: nothing in it is carried out, whatever it begins with. */
async function sheetBytes(rows: readonly (readonly (string | number)[])[]): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [name, part] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(HEAD + part), name);
  const body = rows.map((row, at) => {
    const cells = row.map((cell, column) => {
      const place = `${columnName(column)}${at + 1}`;
      if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
      return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapedText(cell)}</t></is></c>`;
    });
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  zip.addBuffer(
    Buffer.from(`${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${body.join('')}</sheetData></worksheet>`),
    'xl/worksheets/sheet1.xml',
  );
  zip.end();
  return Uint8Array.from(await buffer(zip.outputStream));
}

/** The same as an answer that the browser saves under a name, and keeps nowhere else. */
export async function sheetFile(name: string, rows: Parameters<typeof sheetBytes>[0]): Promise<Response> {
  return new Response(await sheetBytes(rows), {
    headers: {
      'content-type': `${SHEET}.sheet`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
