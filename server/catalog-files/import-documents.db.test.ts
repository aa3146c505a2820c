import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { getProduct } from '#contracts/catalog.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { manageCatalog } from './index.ts';

const site = useShop();
const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n';
let folder = '';
let server: Server;
let host = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-documents-'));
  await writeFile(join(folder, 'guide.pdf'), PDF);
  await writeFile(join(folder, 'script.pdf'), PDF.replace('/Type', '/S /JavaScript /Type'));
  await writeFile(join(folder, 'page.pdf'), '<html>');
  await writeFile(join(folder, 'large.pdf'), `${PDF}${' '.repeat(10_000_001)}`);
  server = createServer((_request, response) => void response.end(PDF.replace('Catalog', 'Pages')));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  host = typeof address === 'object' ? `127.0.0.1:${address?.port}` : '';
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function manage(trusted: readonly string[], ...words: readonly string[]) {
  const lines: string[] = [];
  const shop = { ...site.shop, settings: { ...site.shop.settings, pictureHosts: trusted } };
  const isDone = await manageCatalog(shop, words, { line: (text) => lines.push(text), progress: () => undefined });
  site.shop.catalog.forget();
  return { isDone, said: lines.join('\n') };
}

async function importing(content: string, trusted: readonly string[] = [], ...more: readonly string[]) {
  const path = join(folder, 'documents.csv');
  await writeFile(path, content);
  return manage(trusted, 'import', path, '--as', 'documents', ...more);
}

const documents = async (itemId: string) =>
  (await aVisitor(site).get<z.output<(typeof getProduct)['answer']>>(`/cc/api/products/${itemId}`)).body.product.documents;

describe('a file of documents', () => {
  it('brings them from a folder and from addresses, once, and takes them away again', async () => {
    const file = `sku,kind,title,document\n100006,User guide,,guide.pdf\n100006,warranty,Two years,http://${host}/w.pdf\n`;
    const { isDone, said } = await importing(file, [host], '--pictures', folder);
    expect(said).toContain('2 got documents; 0 documents could not be had');
    expect(isDone).toBe(true);
    const [guide, warranty, sheet, ...others] = await documents('100006');
    expect([guide, warranty, sheet]).toMatchObject([
      { kind: 'User guide', title: 'User guide', size: '1 KB' },
      { kind: 'Warranty', title: 'Two years', size: '1 KB' },
      { kind: 'Product sheet', url: '/product-sheets/100006.pdf', size: null },
    ]);
    expect(others).toEqual([]);
    const answer = await site.app.inject({ url: guide?.url ?? '' });
    expect([answer.statusCode, answer.body]).toEqual([200, PDF]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
    });
    // The address is known from then on, and the item has its file: neither a folder is needed nor anybody asked.
    expect((await importing(file)).said).toContain('0 added, 0 changed, 2 were');
    const path = join(folder, 'exported.csv');
    expect((await manage([], 'export', path, '--as', 'documents')).isDone).toBe(true);
    expect(await readFile(path, 'utf8')).toContain('100006,User guide,User guide,guide.pdf');
    await importing('sku,kind,title,document,ends\n100006,User guide,,,yes\n100006,Warranty,Two years,,yes\n');
    expect(await documents('100006')).toHaveLength(1);
  });

  it('reads a file of the folder that is given with it, whatever was found under the same name before', async () => {
    const [one, other] = [join(folder, 'one'), join(folder, 'other')];
    for (const of of [one, other]) await mkdir(of);
    const saying = (what: string) => PDF.replace('Catalog', what);
    await writeFile(join(one, 'sds.pdf'), saying('One'));
    await writeFile(join(other, 'sds.pdf'), saying('Other'));
    const sheetOf = async (itemId: string) => {
      const found = (await documents(itemId)).find(({ kind }) => kind === 'Safety Data Sheet');
      return (await site.app.inject({ url: found?.url ?? '' })).body;
    };
    const file = (itemId: string) => `sku,kind,document\n${itemId},Safety Data Sheet,sds.pdf\n`;
    expect((await importing(file('100006'), [], '--pictures', one)).said).toContain('1 got documents');
    expect((await importing(file('100013'), [], '--pictures', other)).said).toContain('1 got documents');
    expect([await sheetOf('100006'), await sheetOf('100013')]).toEqual([saying('One'), saying('Other')]);
    // One that was corrected in its folder.
    await writeFile(join(one, 'sds.pdf'), saying('Corrected'));
    expect((await importing(file('100006'), [], '--pictures', one)).said).toContain('1 got documents');
    expect(await sheetOf('100006')).toBe(saying('Corrected'));
    // Without a folder it is the file of who has it, and of nobody else.
    expect((await importing(file('100013'))).said).toContain('0 added, 0 changed, 1 were');
    expect(await sheetOf('100013')).toBe(saying('Other'));
    expect((await importing(file('100007'))).said).toContain('“sds.pdf” is no address, and no folder with files is given');
    await importing('sku,kind,document,ends\n100006,Safety Data Sheet,,yes\n100013,Safety Data Sheet,,yes\n');
  });

  it('takes no document that is none, is too large or does more than show pages, and asks no machine of its own network', async () => {
    const { said } = await importing(
      [
        'sku,kind,title,document',
        '100006,User guide,a,script.pdf',
        '100006,User guide,b,page.pdf',
        '100006,User guide,c,large.pdf',
        '100006,User guide,d,none.pdf',
        '100006,User guide,e,../../../etc/passwd',
        `100006,User guide,f,http://${host}/f.pdf`,
        '100006,User guide,g,https://127.0.0.1/g.pdf',
        '',
      ].join('\n'),
      [],
      '--pictures',
      folder,
    );
    for (const text of [
      'line 2, document: “script.pdf” does more than show pages (JavaScript)',
      'line 3, document: “page.pdf” is no PDF',
      'line 4, document: “large.pdf” is larger than 10 MB',
      'line 5, document: “none.pdf” is not among the files',
      'line 6, document: “../../../etc/passwd” is not among the files',
      'line 7, document:',
      'line 8, document:',
      '0 got documents; 7 documents could not be had',
    ])
      expect(said).toContain(text);
    expect(await documents('100006')).toHaveLength(1);
  });

  it('says what of a file cannot be', async () => {
    const { isDone, said } = await importing(
      'sku,kind,document\nnone,User guide,x.pdf\n100006,Manual,x.pdf\n100006,Warranty,ftp://x/y.pdf\n',
    );
    expect(isDone).toBe(false);
    for (const text of [
      '“none” is no item',
      '“Manual” is none of Assembly instructions, User guide, Safety Data Sheet, Warranty',
      'is no address that begins with https://',
      'is no address, and no folder with files is given',
    ])
      expect(said).toContain(text);
  });
});
