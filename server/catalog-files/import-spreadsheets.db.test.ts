import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textRow, writeSpreadsheet } from '#tests/support/spreadsheet.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { manageCatalog } from './index.ts';

const site = useShop();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function importing(rows: string, behind = '') {
  const path = join(folder, 'items.xlsx');
  await writeSpreadsheet(path, rows, { behind });
  const lines: string[] = [];
  const told = { line: (text: string) => void lines.push(text), progress: () => undefined };
  const isDone = await manageCatalog(site.shop, ['import', path], told);
  return { isDone, said: lines.join('\n') };
}

const itemOf = async (itemId: string) => (await site.database.query('select * from items where item_id = $1', [itemId])).rows[0];

describe('a spreadsheet of items', () => {
  it('brings items, and changes nothing the second time', async () => {
    const rows =
      textRow(1, 'SKU', 'Title', 'Category', 'Unit Price', 'spec:Color') +
      '<row r="2"><c r="A2" t="inlineStr"><is><t>007</t></is></c><c r="B2" t="inlineStr"><is><t>&lt;b&gt;Yak&lt;/b&gt; Stapler</t></is></c><c r="C2" t="inlineStr"><is><t>staplers</t></is></c><c r="D2"><v>12.5</v></c><c r="E2" t="inlineStr"><is><t>Teal</t></is></c></row>';
    expect(await importing(rows)).toMatchObject({ isDone: true, said: expect.stringContaining('1 added') });
    expect(await itemOf('007')).toMatchObject({ name: '<b>Yak</b> Stapler', price_cents: 1250, specifications: [['Color', 'Teal']] });
    expect((await importing(rows)).said).toContain('0 added, 0 changed, 1 were as the file has them.');
  });

  it('changes nothing when it has formulas, errors or merged cells, and names row and column of each', async () => {
    const before = await itemOf('100001');
    const { isDone, said } = await importing(
      `${textRow(1, 'item_id', 'price', 'name')}<row r="2"><c r="A2" t="inlineStr"><is><t>100001</t></is></c><c r="B2"><f>1+1</f><v>2</v></c><c r="C2" t="str"><v>X</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>100002</t></is></c><c r="B3"><v>-2</v></c><c r="C3" t="e"><v>#REF!</v></c></row>`,
      '<mergeCells><mergeCell ref="C2:C3"/></mergeCells>',
    );
    expect(isDone).toBe(false);
    for (const text of [
      'line 2, price: is a formula: lay its value there',
      'line 2, name: is merged with others (C2:C3): divide them',
      'line 3, price: “-2” is less than nothing',
      'line 3, name: has an error, #REF!',
      '4 problems: nothing was changed.',
    ])
      expect(said).toContain(text);
    expect(await itemOf('100001')).toEqual(before);
  });
});
