import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LONGEST_QUICK_TEXT, MOST_QUICK_ROWS } from '#domain/quick-order/limits.ts';
import { writeSpreadsheet } from '#tests/support/spreadsheet.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
type Refused = { code: string; message: string };

const match = (body: Record<string, unknown>) => aVisitor(site).post<Refused>('/cc/api/quick-order/match', body);

async function sheet(...made: Parameters<typeof writeSpreadsheet> extends [string, ...infer Rest] ? Rest : never) {
  const folder = await mkdtemp(join(tmpdir(), 'foolscap-much-'));
  try {
    await writeSpreadsheet(join(folder, 'list.xlsx'), ...made);
    return { name: 'list.xlsx', content: (await readFile(join(folder, 'list.xlsx'))).toString('base64') };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const rowsOf = (count: number, cells: string) =>
  Array.from({ length: count }, (_, at) => `<row r="${at + 1}">${cells.replaceAll('#', String(at + 1))}</row>`).join('');

describe('more than a list', () => {
  it('is refused when one line names more items than are looked up at once, and nothing is looked up', async () => {
    const text = `${'100001, '.repeat(240)}\n`.repeat(20);
    expect(text.length).toBeLessThan(LONGEST_QUICK_TEXT);
    expect(await match({ text })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST', message: expect.stringContaining(`up to ${MOST_QUICK_ROWS.toLocaleString('en-US')} rows`) },
    });
  });

  it('is refused in a file whose cells all name one long text, or stand in the last column', async () => {
    const cells = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((column) => `<c r="${column}#" t="s"><v>0</v></c>`).join('');
    const shared = await sheet(rowsOf(40, cells), { texts: `<si><t>${'a  '.repeat(10_000)}</t></si>` });
    const far = await sheet(rowsOf(40, '<c r="XFD#"><v>100001</v></c>'));
    for (const file of [shared, far])
      expect(await match({ file })).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining('It has more in its cells than we can read.') },
      });
  });

  it('is refused in a text file with more letters than can be pasted', async () => {
    const content = Buffer.from(`${'pencil blue notebook '.repeat(60)}\n`.repeat(300)).toString('base64');
    expect(await match({ file: { name: 'list.txt', content } })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('It has more than 200,000 letters.') },
    });
  });
});
