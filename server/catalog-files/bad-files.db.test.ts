import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { openDatabase } from '../db/database.ts';
import { manageCatalog } from './index.ts';

const site = useShop();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-bad-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function manage(...words: readonly string[]) {
  const lines: string[] = [];
  const isDone = await manageCatalog(site.shop, words, { line: (text) => lines.push(text), progress: () => undefined });
  site.shop.catalog.forget();
  return { isDone, said: lines.join('\n') };
}

let files = 0;
async function importing(content: string | Buffer, ...options: readonly string[]) {
  files += 1;
  const path = join(folder, `${files}.csv`);
  await writeFile(path, content);
  return manage('import', path, ...options);
}

const itemOf = async (itemId: string) => (await site.database.query('select * from items where item_id = $1', [itemId])).rows[0];
const count = async (like: string) =>
  Number((await site.database.query('select count(*) from items where item_id like $1', [like])).rows[0].count);

describe('a file that odd programs wrote', () => {
  it('is read with all ends of lines mixed, and tells problems by their lines', async () => {
    expect(
      (
        await importing(
          'item_id,name,category,price\r\nBL-1,"Mixed One",tape,1\nBL-2,"Mixed Two",tape,"2"\r\nBL-3,Mixed Three,tape,"3"\rBL-4,Mixed Four,tape,4',
        )
      ).said,
    ).toContain('4 added');
    expect((await itemOf('BL-2')).price_cents).toBe(200);
    expect((await importing('item_id,price\r\nBL-1,1\r\nBL-2,"2"\nBL-3,-1\r\nBL-4,"x"\r\n')).said).toMatch(
      /^line 4, price: .*\nline 5, price: /m,
    );
  });

  it('is read without the marks that nobody sees, also in its headings', async () => {
    expect(
      (await importing('\ufeff\ufeffitem_id,\u200ename\u200f,category,price\nBL-5,\u200bMarked\ufeff Pen\u200e,tape,1\n')).said,
    ).toContain('1 added');
    expect((await itemOf('BL-5')).name).toBe('Marked Pen');
  });

  it('is refused with signs that turn the page around, and with none that can be printed', async () => {
    const { isDone, said } = await importing(
      'item_id,name,category,price\nBL-6,Pen \u202egnp.exe,tape,1\nBL-7,Pen\u0000Cil,tape,1\nBL\u0000-8,Pen,tape,1\n',
    );
    expect(isDone).toBe(false);
    expect(said).toContain(String.raw`line 2, name: “Pen \u202egnp.exe” has signs that turn the direction of what is written`);
    expect(said).toContain(String.raw`line 3, name: “Pen\x00Cil” has signs that cannot be printed`);
    expect(said).toContain('line 4, item_id');
    expect(await count('BL-6')).toBe(0);
  });

  it('gives nothing away where a program writes 0 for a price that it does not know; what is meant to be free says so [T67]', async () => {
    const { isDone, said } = await importing('item_id,name,category,price\nBL-30,Free pen,tape,0\nBL-31,Pen,tape,0.00\n');
    expect(isDone).toBe(false);
    expect(said).toMatch(/line 2, price: “0” costs nothing[^]*line 3, price: “0.00” costs nothing/);
    expect(await count('BL-30')).toBe(0);
    expect((await importing('item_id,name,category,price\nBL-30,Free pen,tape,free\n')).said).toContain('1 added');
    expect((await itemOf('BL-30')).price_cents).toBe(0);
  });

  it('has amounts as others write them, where its mapping says so', async () => {
    const content = 'item_id;name;category;Preis\nBL-9;Pen;tape;1.234,56\nBL-10;Pen;tape;$ 7,5\n';
    const refused = await importing(content.replace('Preis', 'price'));
    expect(refused.said).toContain(
      'line 2, price: “1.234,56” is no amount like 12.50: where commas are meant so, say hasDecimalComma in the mapping',
    );
    const map = join(folder, 'comma.json');
    await writeFile(map, JSON.stringify({ columns: { price: { column: 'Preis', hasDecimalComma: true } } }));
    expect((await importing(content, '--map', map)).said).toContain('2 added');
    expect([(await itemOf('BL-9')).price_cents, (await itemOf('BL-10')).price_cents]).toEqual([123_456, 750]);
    expect((await importing('item_id,price\nBL-9,€12.50\nBL-10,12.50 GBP\n')).said).toMatch(
      /“€12.50” is not in dollars[^]*“12.50 GBP” is not in dollars/,
    );
  });

  it.each(['csv', 'jsonl', 'json'])('is refused with a line that does not end, and little of it is kept: .%s', async (ending) => {
    const path = join(folder, `line.${ending}`);
    const file = createWriteStream(path);
    file.write(ending === 'csv' ? 'item_id,name\n100001,"' : '{"item_id": "100001", "name": "');
    for (let piece = 0; piece < 60; piece += 1) if (!file.write('x'.repeat(1_000_000))) await once(file, 'drain');
    file.end();
    await once(file, 'finish');
    const before = process.memoryUsage().rss;
    const { isDone, said } = await manage('import', path);
    expect(isDone).toBe(false);
    expect(said).toMatch(/longer than 1,000,000 letters|Max Record Size/);
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  it.each([
    ['xml', '<products>', '</products>', (n: number) => `<product><id>A-${n}</id><n${n}>x</n${n}></product>`],
    ['jsonl', '', '', (n: number) => JSON.stringify({ item_id: `A-${n}`, [`n${n}`]: 'x' })],
  ])(
    'is refused as soon as it has more names than a file may have columns, and no name of behind is kept: .%s',
    async (ending, begin, end, thing) => {
      files += 1;
      const path = join(folder, `${files}.${ending}`);
      // What stands at its end is no such file: it was not read that far.
      await writeFile(path, [begin, ...Array.from({ length: 40_000 }, (_, n) => thing(n)), '<broken {', end].join('\n'));
      const { isDone, said } = await manage('import', path);
      expect(isDone).toBe(false);
      expect(said).toMatch(/there are 301 columns. A file may have 300/);
    },
  );

  it('is refused with a line of commas, which hold nothing and would fill the memory', async () => {
    const path = join(folder, 'commas.csv');
    await writeFile(path, `item_id,name,category,price\nU3,b,tape,1.00${','.repeat(20_000_000)}\n`);
    const before = process.memoryUsage().rss;
    const { isDone, said } = await manage('import', path);
    expect(isDone).toBe(false);
    expect(said).toContain('A line of it is longer than 1,000,000 letters.');
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });
});

describe('an import without a database', () => {
  it('says so, and what to do', async () => {
    const path = join(folder, 'away.csv');
    await writeFile(path, 'item_id,price\n100001,1\n');
    const database = openDatabase('postgres://nobody@127.0.0.1:1/nowhere', 1);
    const lines: string[] = [];
    const isDone = await manageCatalog({ ...site.shop, database }, ['import', path], {
      line: (text) => lines.push(text),
      progress: () => undefined,
    });
    await database.end();
    expect([isDone, lines.join()]).toEqual([false, expect.stringContaining('The database does not answer. What was written before stays')]);
  });
});

describe('an import whose process is killed', () => {
  const ROWS = 2_000;
  const running: ChildProcess[] = [];
  afterAll(() => running.forEach((child) => child.kill('SIGKILL')));

  function start(path: string) {
    const { connectionString } = site.database.options;
    const child = spawn(process.execPath, ['server/manage-catalog.ts', 'import', path], {
      env: { ...process.env, DATABASE_URL: connectionString, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece.toString()));
    return { child, ended: once(child, 'exit').then(([code]: unknown[]) => ({ code, said })) };
  }

  it('leaves whole batches, and goes on; of two at once on different nodes one is told to wait', async () => {
    const path = join(folder, 'killed.csv');
    const rows = Array.from({ length: ROWS }, (_, index) => `KL-${index},Killed ${index},tape,1.50`);
    await writeFile(path, `item_id,name,category,price\n${rows.join('\n')}\n`);
    const { child, ended } = start(path);
    while ((await count('KL-%')) === 0 && child.exitCode === null) await sleep(5);
    child.kill('SIGKILL');
    await ended;
    const there = await count('KL-%');
    expect(there % 500).toBe(0);
    expect(there).toBeGreaterThan(0);
    const both = await Promise.all([start(path).ended, start(path).ended]);
    const codes = both.map(({ code }) => code);
    expect(codes).toContain(0);
    for (const { code, said } of both) if (code !== 0) expect(said).toContain('Another import runs. Try again when it is through.');
    expect(await count('KL-%')).toBe(ROWS);
  }, 240_000);
});
