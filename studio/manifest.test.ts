import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { entryOf, familiesOf, filesOf, FORMATS, pictureFile, readManifest, WIDTHS } from './manifest.ts';
import { shots } from './shots.ts';
import { specimens } from './specimens.ts';

const PICTURES = join(import.meta.dirname, '..', 'pictures');
/** All pictures together, so that a clone stays quick. */
const LARGEST_TOTAL_BYTES = 25 * 1024 * 1024;
const manifest = readManifest(PICTURES);
const files = Object.entries(manifest).flatMap(([key, { views }]) => filesOf(key, views));

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Bytes of every AVIF of one width, all views. */
const sizes = (width: number): number[] =>
  files.filter((file) => file.endsWith(`-${width}.avif`)).map((file) => statSync(join(PICTURES, file)).size);

describe('the shots', () => {
  it('have keys of their own, beginning with their family', () => {
    expect(new Set(shots.map(({ key }) => key)).size).toBe(shots.length);
    expect(shots.filter(({ key, family }) => !key.startsWith(`${family}-`))).toEqual([]);
  });

  it('have a text of at least three words for people who do not see the picture', () => {
    expect(shots.filter(({ alt }) => alt.split(' ').length < 3).map(({ key }) => key)).toEqual([]);
  });

  it('are all offered to the catalogue, by family', () => {
    expect(Object.values(familiesOf(shots)).flat()).toHaveLength(shots.length);
  });
});

describe('the specimens', () => {
  it('are 100001 to 100050, each with a picture in the manifest', () => {
    const ids = Array.from({ length: 50 }, (_, i) => String(100001 + i));
    expect(Object.keys(specimens)).toEqual(ids);
    expect(ids.filter((id) => manifest[specimens[id] ?? '']?.views.includes('hero') !== true)).toEqual([]);
  });

  it('do not share a picture', () => {
    expect(new Set(Object.values(specimens)).size).toBe(50);
  });
});

describe('the manifest', () => {
  it('lists every shot with its text, colour and views', () => {
    const listed = shots.map((shot) => [shot.key, entryOf(shot, manifest[shot.key]?.version ?? '')]);
    expect(manifest).toEqual(Object.fromEntries(listed));
  });

  it('lists only files that exist', () => {
    expect(files.filter((file) => !existsSync(join(PICTURES, file)))).toEqual([]);
  });

  it('leaves no picture out', () => {
    const kept = readdirSync(PICTURES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(avif|webp)$/.test(file));
    expect(kept.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(files.toSorted());
  });

  it('lists square pictures of the width in their name, in the encoding of their name', async () => {
    const wrong: string[] = [];
    for (const [key, { views }] of Object.entries(manifest))
      for (const view of views)
        for (const width of WIDTHS)
          for (const format of FORMATS) {
            const file = pictureFile(key, view, width, format);
            const seen = await sharp(join(PICTURES, file)).metadata();
            const encoding = seen.format === 'heif' ? 'avif' : seen.format;
            if (seen.width !== width || seen.height !== width || encoding !== format) wrong.push(file);
          }
    expect(wrong).toEqual([]);
  }, 60_000);

  it('keeps pictures small', () => {
    expect(files.reduce((sum, file) => sum + statSync(join(PICTURES, file)).size, 0)).toBeLessThan(LARGEST_TOTAL_BYTES);
    expect(median(sizes(400))).toBeLessThan(4 * 1024);
    expect(median(sizes(800))).toBeLessThan(8 * 1024);
  });
});

describe('a picture on white', () => {
  it.each(Object.values(specimens).slice(0, 10))('%s is white at its corners and not in its middle', async (key) => {
    const { data, info } = await sharp(join(PICTURES, pictureFile(key, 'hero', 400, 'webp')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): number =>
      Math.min(...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3));
    expect(Math.min(at(1, 1), at(398, 1), at(1, 398), at(398, 398))).toBeGreaterThanOrEqual(253);
    expect(Math.min(...Array.from({ length: 120 }, (_, i) => at(140 + i, 200)))).toBeLessThan(235);
  });
});
