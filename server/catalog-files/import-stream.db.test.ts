import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { importCatalogFile, type Progress } from './import-file.ts';
import { FileError } from './reading/file-row.ts';
import { holdFile } from './reading/held-file.ts';

const site = useShop();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-stream-'));
  vi.stubEnv('TMPDIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const named = async (itemId: string) => (await site.database.query('select name from items where item_id = $1', [itemId])).rows[0]?.name;
/** What imports hold still at this moment. */
const held = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('foolscap-import-'));

describe('a file that is sent', () => {
  it('is imported as one that lies there, and says how far it is', async () => {
    const before = await held();
    const heard: string[] = [];
    const progress: Progress = {
      onChecked: ({ rows, problemCount }) => heard.push(`checked ${rows}, ${problemCount} problems`),
      onWritten: (rows, of) => heard.push(`written ${rows} of ${of}`),
      onAllWritten: ({ added }) => heard.push(`added ${added}`),
    };
    const pieces = ['item_id,name,cate', 'gory,price\nST-1,Streamed Stap', 'ler,staplers,3\n'].map((piece) => Buffer.from(piece));
    const { checked, written } = await importCatalogFile(
      site.shop,
      { from: Readable.from(pieces), name: 'items.csv', kind: 'items' },
      progress,
    );
    expect([checked.added, written, await named('ST-1')]).toEqual([1, { rows: 1, added: 1, changed: 0 }, 'Streamed Stapler']);
    expect(heard).toEqual(['checked 1, 0 problems', 'written 1 of 1', 'added 1']);
    expect(await held()).toEqual(before);
  });

  it('changes nothing where it is wrong, and names what', async () => {
    const from = Readable.from([Buffer.from('item_id,name,category,price\nST-2,Streamed Tape,tape,-3\n')]);
    const { checked, written } = await importCatalogFile(site.shop, { from, name: 'items.csv', kind: 'items' });
    expect([checked.problems, written, await named('ST-2')]).toEqual([
      [{ line: 2, column: 'price', message: '“-3” is less than nothing' }],
      undefined,
      undefined,
    ]);
  });

  it('changes nothing where it breaks off on its way, and nothing of it stays', async () => {
    const before = await held();
    const from = Readable.from(
      (async function* () {
        yield Buffer.from('item_id,name,category,price\nST-3,Streamed Glue,tape,3\n');
        throw new Error('the line is dead');
      })(),
    );
    await expect(importCatalogFile(site.shop, { from, name: 'items.csv', kind: 'items' })).rejects.toThrow(
      'It cannot be read: the line is dead.',
    );
    expect([await named('ST-3'), await held()]).toEqual([undefined, before]);
  });

  it('must be called something that can be read, and leads nowhere by its name', async () => {
    const from = () => Readable.from([Buffer.from('item_id,name,category,price\nST-4,Streamed Pen,tape,3\n')]);
    for (const name of ['items.pdf', '', 'csv'])
      await expect(importCatalogFile(site.shop, { from: from(), name, kind: 'items' })).rejects.toThrow(FileError);
    await expect(importCatalogFile(site.shop, { from: from(), name: 'items.csv', kind: 'nothing' })).rejects.toThrow('is none of items,');
    const { written } = await importCatalogFile(site.shop, { from: from(), name: '../../../tmp/items.csv', kind: 'items' });
    expect(written?.added).toBe(1);
  });
});

describe('a file that is held still', () => {
  it('is refused where it is larger than it may be, by what it says and by what comes', async () => {
    const path = join(folder, 'large.csv');
    await writeFile(path, 'x'.repeat(2_000));
    await expect(holdFile(path, 'large.csv', 1_000)).rejects.toThrow('It is larger than');
    await expect(holdFile(Readable.from([Buffer.alloc(600), Buffer.alloc(600)]), 'large.csv', 1_000)).rejects.toThrow('It is larger than');
  });

  it('is refused where somebody goes on writing it', async () => {
    const path = join(folder, 'written.csv');
    await writeFile(path, Buffer.alloc(30_000_000, 'x'));
    const holding = holdFile(path, 'written.csv');
    await appendFile(path, 'more');
    await expect(holding).rejects.toThrow('It was changed while it was read.');
  });

  it('is refused where it is none', async () => {
    await expect(holdFile(folder, 'folder.csv')).rejects.toThrow('it is no file');
    await expect(holdFile(join(folder, 'none.csv'), 'none.csv')).rejects.toThrow('It cannot be opened');
  });
});
