import { createServer, type RequestListener } from 'node:http';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import type { getProduct } from '#contracts/catalog.ts';
import { ownPicture } from '#domain/catalog/pictures/own-picture.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { manageCatalog } from './index.ts';

const site = useShop({ hasPages: true });
let folder = '';
let host = '';
let answer: RequestListener = (_request, response) => void response.writeHead(404).end();
const asked: string[] = [];
const vendor = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(request, response);
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-pictures-'));
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
  const address = vendor.address();
  host = `127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
});
afterEach(() => void (asked.length = 0));
afterAll(async () => {
  vendor.closeAllConnections();
  vendor.close();
  await rm(folder, { recursive: true });
});

/** A photograph of something of this color on white. */
const photograph = (color: string, width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

let files = 0;
async function importing(content: string, ...options: readonly string[]) {
  files += 1;
  const path = join(folder, `${files}.csv`);
  await writeFile(path, content);
  const lines: string[] = [];
  const shop = { ...site.shop, settings: { ...site.shop.settings, pictureHosts: [host] } };
  const isDone = await manageCatalog(shop, ['import', path, ...options], { line: (text) => lines.push(text), progress: () => undefined });
  site.shop.catalog.forget();
  return { isDone, said: lines.join('\n') };
}

const picturesOf = async (itemId: string): Promise<string[]> =>
  (await site.database.query('select pictures from items where item_id = $1', [itemId])).rows[0]?.pictures;
const count = async (table: string) => Number((await site.database.query(`select count(*) from ${table}`)).rows[0].count);
const shown = async (itemId: string) =>
  (await aVisitor(site).get<z.output<(typeof getProduct)['answer']>>(`/cc/api/products/${itemId}`)).body.product;

const HEAD = 'item_id,name,category,price,pictures\n';

describe('pictures with addresses', () => {
  it('are fetched, kept in all sizes and shown by every page like any other', async () => {
    answer = async (request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html', etag: '"1"' })
        .end(await photograph(request.url === '/b.jpg' ? '#1b55c9' : '#cf1f2e'));
    const { isDone, said } = await importing(`${HEAD}PX-1,Pixel Stapler,staplers,3,http://${host}/a.jpg | http://${host}/b.jpg\n`);
    expect([isDone, said]).toEqual([
      true,
      '1 row, 1 of them new.\nNew items without stock: 1. Nobody can buy them until a file of stock comes (--as stock).\nPictures that the shop does not have yet: 2.\n1 added, 0 changed, 0 were as the file has them.\n1 got pictures; 0 pictures could not be had.',
    ]);
    const [first = '', second = ''] = await picturesOf('PX-1');
    expect([ownPicture(first)?.color, ownPicture(second)?.color].map((color) => color?.slice(0, 2))).toEqual(['#c', '#1']);
    const { rows } = await site.database.query('select width, format, bytes from own_picture_files where picture_id = $1 order by 1, 2', [
      ownPicture(first)?.id,
    ]);
    expect(rows.map(({ width, format }) => `${width} ${format}`)).toEqual([
      '160 avif',
      '160 webp',
      '400 avif',
      '400 webp',
      '800 avif',
      '800 webp',
    ]);
    for (const { width, format, bytes } of rows)
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width, format: format === 'avif' ? 'heif' : 'webp' });
    const { pictures } = await shown('PX-1');
    expect(pictures).toEqual(
      [first, second].map((name) => ({ key: ownPicture(name)?.key, alt: 'Pixel Stapler', color: ownPicture(name)?.color })),
    );
  });

  it('are not fetched again, and the same file changes nothing', async () => {
    const content = `${HEAD}PX-1,Pixel Stapler,staplers,3,http://${host}/a.jpg | http://${host}/b.jpg\n`;
    const before = await picturesOf('PX-1');
    expect((await importing(content)).said).toBe('1 row, 0 of them new.\n0 added, 0 changed, 1 were as the file has them.');
    expect([asked, await picturesOf('PX-1')]).toEqual([[], before]);
  });

  it('are asked for again when somebody wants that, and fetched where they are others', async () => {
    const content = `${HEAD}PX-1,Pixel Stapler,staplers,3,http://${host}/a.jpg | http://${host}/b.jpg\n`;
    const before = await picturesOf('PX-1');
    answer = async (request, response) => {
      if (request.headers['if-none-match'] === '"1"' && request.url === '/a.jpg') response.writeHead(304).end();
      else response.end(await photograph('#20a040'));
    };
    await importing(content, '--refresh-pictures');
    const after = await picturesOf('PX-1');
    expect([after[0], after[1] === before[1]]).toEqual([before[0], false]);
  });

  it('that cannot be had hold nothing up: each is told with its line, and an item keeps what it has', async () => {
    answer = async (request, response) => {
      if (request.url === '/dead.jpg') response.writeHead(404).end();
      else if (request.url === '/page.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>no picture</html>');
      else response.end(await photograph('#cf1f2e'));
    };
    const before = await picturesOf('PX-1');
    const { isDone, said } = await importing(
      `${HEAD}PX-1,Pixel Stapler,staplers,4,http://${host}/dead.jpg\nPX-2,Pixel Tape,tape,5,http://${host}/page.jpg | http://${host}/c.jpg\nPX-3,Pixel Glue,tape,6,https://10.0.0.1/a.jpg\n`,
    );
    expect(isDone).toBe(true);
    expect(said.split('\n').slice(4)).toEqual([
      `line 2, pictures: “http://${host}/dead.jpg” was answered with 404`,
      `line 3, pictures: “http://${host}/page.jpg” is no picture (JPEG, PNG, WebP, AVIF or GIF)`,
      'line 4, pictures: “https://10.0.0.1/a.jpg” is no address of the internet',
      '1 got pictures; 3 pictures could not be had.',
    ]);
    expect([await picturesOf('PX-1'), (await picturesOf('PX-2')).length, await picturesOf('PX-3')]).toEqual([before, 1, []]);
    expect((await shown('PX-1')).price).toBe('$4.00');
    expect((await shown('PX-3')).image.key).toBe('no-picture');
  });

  it('are asked of a server that does not answer a few times, not for each of its pictures', async () => {
    answer = (request) => request.socket.destroy();
    const rows = Array.from({ length: 40 }, (_, index) => `PY-${index},Pixel ${index},tape,1,http://${host}/${index}.jpg`);
    const { said } = await importing(`${HEAD}${rows.join('\n')}\n`);
    expect(said).toContain('is of a server that did not answer before');
    expect(said).toContain('40 pictures could not be had');
    expect(asked.length).toBeLessThan(20);
  });

  it('are refused with the file where the cell cannot be one', async () => {
    const before = await count('own_pictures');
    const { isDone, said } = await importing(
      `${HEAD}PX-4,Pixel Pen,tape,5,ftp://vendor.example/a.jpg\nPX-5,Pixel Pen,tape,5,javascript:alert(1)\nPX-6,Pixel Pen,tape,5,a.jpg\n`,
    );
    expect(isDone).toBe(false);
    expect(said).toContain('line 2, pictures: “ftp://vendor.example/a.jpg” is no address that begins with https://');
    expect(said).toContain('line 3, pictures');
    expect(said).toContain('line 4, pictures: “a.jpg” is no photograph of the shop, and no folder with pictures is given');
    expect(await count('own_pictures')).toBe(before);
  });
});

describe('what is no picture of a thing', () => {
  const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>';

  /** A PNG of so many points, all the same: a few kB that become gigabytes. */
  function bomb(side: number): Buffer {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(side, 0);
    header.writeUInt32BE(side, 4);
    header.set([8, 0, 0, 0, 0], 8);
    return Buffer.concat([
      Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  it('is told, and nothing of it is kept', async () => {
    const whole = await photograph('#1b55c9');
    const kinds: Record<string, Buffer> = {
      '/drawing.svg': Buffer.from(DRAWING),
      '/drawing.png': Buffer.from(DRAWING),
      '/bomb.png': bomb(60_000),
      '/cut.jpg': whole.subarray(0, whole.length / 2),
      '/dot.png': await photograph('#1b55c9', 1, 1),
      '/program.jpg': Buffer.from('%PDF-1.7'),
      '/empty.jpg': Buffer.alloc(0),
    };
    answer = (request, response) => void response.end(kinds[request.url ?? '']);
    const before = await count('own_pictures');
    const names = Object.keys(kinds).map((path) => `http://${host}${path}`);
    const { said } = await importing(`${HEAD}PZ-1,Pixel Pin,tape,5,${names.join(' | ')}\n`);
    expect(said.split('\n').filter((line) => line.startsWith('line 2'))).toEqual([
      `line 2, pictures: “http://${host}/drawing.svg” is no picture (JPEG, PNG, WebP, AVIF or GIF)`,
      `line 2, pictures: “http://${host}/drawing.png” is no picture (JPEG, PNG, WebP, AVIF or GIF)`,
      expect.stringMatching(/bomb\.png” (?:has 60000 × 60000 points|is a picture that cannot be read)/),
      `line 2, pictures: “http://${host}/cut.jpg” is a picture that cannot be read`,
      `line 2, pictures: “http://${host}/dot.png” has only 1 × 1 points`,
      `line 2, pictures: “http://${host}/program.jpg” is no picture (JPEG, PNG, WebP, AVIF or GIF)`,
      `line 2, pictures: “http://${host}/empty.jpg” is no picture (JPEG, PNG, WebP, AVIF or GIF)`,
    ]);
    expect([await count('own_pictures'), await picturesOf('PZ-1')]).toEqual([before, []]);
  });
});

describe('pictures beside the file', () => {
  it('are found in a folder and in an archive, by path or by name, and nothing outside of them is', async () => {
    const beside = join(folder, 'beside');
    await mkdir(join(beside, 'w', 'b'), { recursive: true });
    const [red, blue] = [await photograph('#cf1f2e', 500, 500), await photograph('#1b55c9', 500, 500)];
    await writeFile(join(beside, 'w', 'b', 'Red.jpg'), red);
    await writeFile(join(beside, 'blue.jpg'), blue);
    await writeFile(join(folder, 'outside.jpg'), await photograph('#20a040'));
    await symlink(join(folder, 'outside.jpg'), join(beside, 'link.jpg'));
    const content = `${HEAD}PF-1,Pixel Pin,tape,5,/w/b/red.jpg | images/blue.jpg | ../outside.jpg | link.jpg | ${folder}/outside.jpg\n`;
    const { isDone, said } = await importing(content, '--pictures', beside);
    expect(isDone).toBe(true);
    expect(said).toContain('line 2, pictures: “../outside.jpg” is not among the pictures');
    expect(said).toContain('1 got pictures; 3 pictures could not be had.');
    const before = await picturesOf('PF-1');
    expect(before).toHaveLength(2);

    const zip = new ZipFile();
    zip.addBuffer(red, 'pictures/w/b/Red.jpg');
    zip.addBuffer(blue, 'blue.jpg');
    zip.end();
    const path = join(folder, 'pictures.zip');
    await writeFile(path, await buffer(zip.outputStream));
    const kept = await count('own_pictures');
    expect((await importing(content, '--pictures', path)).said).toContain('0 got pictures');
    expect([await picturesOf('PF-1'), await count('own_pictures')]).toEqual([before, kept]);
  });

  it('are asked for where they are', async () => {
    const content = `${HEAD}PF-2,Pixel Pin,tape,5,red.jpg\n`;
    expect(await importing(content, '--pictures', join(folder, 'nowhere'))).toMatchObject({
      isDone: false,
      said: expect.stringContaining('cannot be opened'),
    });
    await writeFile(join(folder, 'none.zip'), 'no archive');
    expect(await importing(content, '--pictures', join(folder, 'none.zip'))).toMatchObject({
      isDone: false,
      said: expect.stringContaining('neither a folder nor a .zip'),
    });
    expect(await picturesOf('PF-2')).toBeUndefined();
  });

  it('come back under the names that an export gives them', async () => {
    const names = await picturesOf('PF-1');
    expect(await importing(`item_id,pictures\nPF-1,${names.join('|')}\n`)).toMatchObject({
      isDone: true,
      said: expect.stringContaining('0 changed'),
    });
    const gone = `shop/${'0'.repeat(32)}-1b55c9`;
    expect(await importing(`item_id,pictures\nPF-1,${gone}\n`)).toMatchObject({
      isDone: false,
      said: expect.stringContaining(`“${gone}” is no photograph`),
    });
  });
});

describe('a picture’s files', () => {
  it('have addresses that are good for ever', async () => {
    const [name = ''] = await picturesOf('PF-1');
    const key = ownPicture(name)?.key ?? '';
    for (const format of ['avif', 'webp']) {
      const { statusCode, headers, rawPayload } = await site.app.inject(`/pictures/${key}-400.${format}`);
      expect([statusCode, headers['content-type'], headers['cache-control'], headers['cross-origin-resource-policy']]).toEqual([
        200,
        `image/${format}`,
        'public, max-age=31536000, immutable',
        'cross-origin',
      ]);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 400, height: 400 });
    }
    const page = (await site.app.inject('/product_PF-1')).body;
    expect(page).toContain(`/pictures/${key}-800.avif`);
    for (const wrong of [`${key}-401.webp`, `${key}-400.svg`, `shop/${'0'.repeat(32)}-400.webp`, 'shop/..%2fmanifest.json', 'shop/x'])
      expect((await site.app.inject(`/pictures/${wrong}`)).statusCode).toBe(404);
  });
});
