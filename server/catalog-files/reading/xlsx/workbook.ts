import { posix } from 'node:path';
import { numberStyle, unescapedText, type NumberStyle } from '#domain/catalog-files/spreadsheet.ts';
import { FileError } from '../file-row.ts';
import { heard, type Hearer } from '../markup.ts';
import { SPREADSHEET, type Archive } from './archive.ts';

/** What of a spreadsheet the cells of its sheet are read with. */
export type Workbook = {
  /** The part that has the rows. */
  readonly part: string;
  /** Names of the sheets that are not read. */
  readonly others: readonly string[];
  /** Texts that cells name by their place. */
  readonly texts: readonly string[];
  readonly styles: readonly NumberStyle[];
  /** Whether days are counted from 1904. */
  readonly is1904: boolean;
};

type Relation = { readonly id: string; readonly type: string; readonly target: string };
type Sheet = { readonly name: string; readonly relation: string; readonly isHidden: boolean };

/** All letters of the texts that cells name, together: they are kept in memory. */
const MOST_LETTERS = 200_000_000;

/**
 * Reads all of a spreadsheet but its rows.
 *
 * @param wanted the name of the sheet; undefined: the first that can be seen.
 */
export async function readWorkbook(archive: Archive, wanted: string | undefined): Promise<Workbook> {
  const top = (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const relations = await relationsOf(archive, top);
  const { sheets, is1904 } = await sheetsOf(archive, top);
  const sheet = sheets.find(({ name, isHidden }) => (wanted === undefined ? !isHidden : name === wanted));
  const part = relations.find(({ id }) => id === sheet?.relation)?.target;
  if (sheet === undefined || part === undefined)
    throw new FileError(
      wanted === undefined ? 'It has no sheet.' : `It has no sheet “${wanted}”: it has ${sheets.map(({ name }) => name).join(', ')}.`,
    );
  const targetOf = (wish: string) => relations.find(({ type }) => type === wish)?.target;
  const [texts, styles] = [targetOf('sharedStrings'), targetOf('styles')];
  return {
    part,
    others: sheets.filter((one) => one !== sheet).map(({ name }) => name),
    texts: texts === undefined || !archive.has(texts) ? [] : await textsOf(archive, texts),
    styles: styles === undefined || !archive.has(styles) ? [] : await stylesOf(archive, styles),
    is1904,
  };
}

async function all(archive: Archive, name: string, hearer: Hearer): Promise<void> {
  const pieces = heard(await archive.part(name), hearer, SPREADSHEET);
  while ((await pieces.next()).done !== true);
}

/** What belongs to a part, by its full name in the archive. */
async function relationsOf(archive: Archive, of: string): Promise<Relation[]> {
  const folder = posix.dirname(of);
  const name = posix.join(folder, '_rels', `${posix.basename(of)}.rels`);
  const relations: Relation[] = [];
  if (!archive.has(name)) return relations;
  await all(archive, name, {
    open(tag, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (tag !== 'Relationship') return;
      relations.push({ id, type: posix.basename(type), target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target) });
    },
  });
  return relations;
}

async function sheetsOf(archive: Archive, name: string): Promise<{ sheets: readonly Sheet[]; is1904: boolean }> {
  const sheets: Sheet[] = [];
  let is1904 = false;
  await all(archive, name, {
    open(tag, attributes) {
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (tag !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const state = attributes['state'] ?? 'visible';
      sheets.push({ name: attributes['name'] ?? '', relation, isHidden: state !== 'visible' });
    },
  });
  return { sheets, is1904 };
}

async function textsOf(archive: Archive, name: string): Promise<string[]> {
  const texts: string[] = [];
  let letters = 0;
  let said = '';
  let [isText, isSound] = [false, false];
  await all(archive, name, {
    open(tag) {
      if (tag === 'si') said = '';
      if (tag === 'rPh') isSound = true;
      if (tag === 't') isText = !isSound;
    },
    text(text) {
      if (isText) said += text;
    },
    close(tag) {
      if (tag === 't') isText = false;
      if (tag === 'rPh') isSound = false;
      if (tag !== 'si') return;
      letters += said.length + 1;
      if (letters > MOST_LETTERS) throw new FileError('Its texts are too many to be read at once. Save it as CSV.');
      texts.push(unescapedText(said));
    },
  });
  return texts;
}

async function stylesOf(archive: Archive, name: string): Promise<NumberStyle[]> {
  const codes = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let isOfCells = false;
  await all(archive, name, {
    open(tag, attributes) {
      const id = Number(attributes['numFmtId'] ?? 0);
      if (tag === 'numFmt') codes.set(id, attributes['formatCode'] ?? '');
      if (tag === 'cellXfs') isOfCells = true;
      if (tag === 'xf' && isOfCells) styles.push(numberStyle(id, codes.get(id)));
    },
    close(tag) {
      if (tag === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}
