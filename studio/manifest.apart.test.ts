import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { specimens } from '#database/demo/specimens/specimens.ts';
import { keyOfLook } from '#database/demo/catalog/look-key.ts';
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureFile } from '#domain/catalog/pictures/picture-files.ts';
import { filesOf, readManifest } from './manifest.ts';
import { NO_PICTURE } from './no-picture.ts';
import { ordersOf } from './orders.ts';
import { altOf, shotsOf } from './shots.ts';
import { wantedLooks } from './wanted.ts';

const PICTURES = join(import.meta.dirname, '..', 'pictures');
const LARGEST_TOTAL_BYTES = 55_000_000;
const manifest = readManifest(PICTURES);
const looks = wantedLooks();
const ids = Object.keys(manifest.shots);
const files = ids.flatMap(filesOf);
const sizeOf = (file: string): number => statSync(join(PICTURES, file)).size;
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const sizes = (width: number): number[] => files.filter((file) => file.endsWith(`-${width}.avif`)).map(sizeOf);

describe('every item of the demo shop', () => {
  it('has pictures of its own look, two views or more', () => {
    const few = looks.filter(({ key }) => new Set(manifest.looks[key]?.views.map(([id]) => id)).size < 2);
    expect(few.map(({ key, items }) => `${key}: ${items[0]?.name}`)).toEqual([]);
  });

  it('has a text of at least three words for people who do not see its picture, another for each view', () => {
    expect(looks.filter(({ look }) => altOf(look).split(' ').length < 3).map(({ key }) => key)).toEqual([]);
    const same = looks.filter(({ look }) => new Set(shotsOf(look).map(({ alt }) => alt)).size < shotsOf(look).length);
    expect(same.map(({ key }) => key)).toEqual([]);
  });

  it('shares no picture with another specimen', () => {
    expect(new Set(specimens.map(({ look }) => keyOfLook(look))).size).toBe(specimens.length);
  });
});

describe('the pictures', () => {
  it('are those that the models make now', async () => {
    const old = (await ordersOf(looks)).filter(({ shot: { id }, version }) => manifest.shots[id]?.version !== version);
    expect(old.map(({ shot: { id } }) => id)).toEqual([]);
  }, 60_000);

  it('are all there, and nothing else', () => {
    const kept = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(avif|webp)$/.test(file) && !file.startsWith('scenes/'));
    expect(kept.toSorted()).toEqual([...files, ...filesOf(NO_PICTURE)].toSorted());
    expect(files.filter((file) => !existsSync(join(PICTURES, file)))).toEqual([]);
  });

  it('are square, of the width in their name and in the encoding of their name', async () => {
    const wrong: string[] = [];
    for (const id of ids)
      for (const width of PICTURE_WIDTHS)
        for (const format of PICTURE_FORMATS) {
          const file = pictureFile(id, width, format);
          const seen = await sharp(readFileSync(join(PICTURES, file))).metadata();
          const encoding = seen.format === 'heif' ? 'avif' : seen.format;
          if (seen.width !== width || seen.height !== width || encoding !== format) wrong.push(file);
        }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('are small: 55 MB in all, half of them at most 4 kB at 400 px and 8 kB at 800 px', () => {
    const stored = readdirSync(PICTURES, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const total = stored.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(total).toBeLessThan(LARGEST_TOTAL_BYTES);
    expect(median(sizes(400))).toBeLessThanOrEqual(4 * 1024);
    expect(median(sizes(800))).toBeLessThanOrEqual(8 * 1024);
  });

  it('show a whole product on white: something in the middle, nothing at the edges', async () => {
    const heroes = ids.filter((id) => id.includes('/hero-'));
    const wrong: string[] = [];
    for (const id of heroes) {
      const { edge, inside } = await inkOf(join(PICTURES, pictureFile(id, 160, 'webp')));
      if (edge > 0 || inside < 0.02) wrong.push(`${id}: ${edge} at the edge, ${inside} inside`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

/** How much of a picture is not white floor: points in its outermost lines, and the share of all points. */
async function inkOf(file: string): Promise<{ edge: number; inside: number }> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  let [edge, inside] = [0, 0];
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      if ((data[(y * info.width + x) * info.channels] ?? 255) > 225) continue;
      inside += 1;
      if (Math.min(x, y, info.width - 1 - x, info.height - 1 - y) < 2) edge += 1;
    }
  return { edge, inside: inside / (info.width * info.height) };
}
