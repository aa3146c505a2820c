import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** Writes a spreadsheet of one sheet, from the markup of its rows and what else a test wants to be in it. */
export async function writeSpreadsheet(
  path: string,
  rows: string,
  {
    behind = '',
    texts = '',
    styles = '',
    workbook = '',
    parts = {},
  }: Partial<Record<'behind' | 'texts' | 'styles' | 'workbook', string>> & {
    readonly parts?: Readonly<Record<string, string | Buffer>>;
  } = {},
): Promise<void> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = (lines: readonly (readonly [id: string, type: string, target: string])[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.map(([id, type, target]) => `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
  const all: Record<string, string | Buffer> = {
    '_rels/.rels': relations([['r1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${types}">${workbook}<sheets><sheet name="Hidden" state="hidden" sheetId="2" r:id="r4"/><sheet name="Items" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['r1', 'worksheet', 'worksheets/sheet1.xml'],
      ['r2', 'sharedStrings', 'sharedStrings.xml'],
      ['r3', 'styles', '/xl/styles.xml'],
      ['r4', 'worksheet', 'worksheets/sheet2.xml'],
    ]),
    'xl/worksheets/sheet1.xml': `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${behind}</worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${styles}</styleSheet>`,
    ...parts,
  };
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(all)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

/** The markup of a row of texts. */
export const textRow = (line: number, ...cells: readonly string[]) =>
  `<row r="${line}">${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
