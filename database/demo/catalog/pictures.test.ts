import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ProductLook } from '#studio/look.ts';
import { keyOfLook } from './look-key.ts';
import { pictureBook, pictureOfLook, readPictureBook } from './pictures.ts';

const red: ProductLook = { model: 'standing-desk', color: 'red', brand: 'Sitwise', inches: 55, control: 'keypad' };
const oak: ProductLook = { ...red, color: 'oak' };
const wide: ProductLook = { ...red, color: 'oak', brand: 'Foolscap', inches: 72 };
const photographed = [red, oak, wide].map((look) => ({ key: keyOfLook(look), look }));

describe('the key of a look', () => {
  it('names model and color and does not depend on the order of the parameters', () => {
    const { model, ...rest } = oak;
    expect(keyOfLook(oak)).toMatch(/^standing-desk-oak-[0-9a-f]{8}$/);
    expect(keyOfLook({ ...rest, model } as ProductLook)).toBe(keyOfLook(oak));
  });

  it('differs where any parameter differs', () => {
    expect(new Set(photographed.map(({ key }) => key)).size).toBe(3);
  });
});

describe('choosing the pictures of a look', () => {
  const book = pictureBook(photographed);

  it('takes its own where they have been taken', () => {
    expect(photographed.map(({ look }) => pictureOfLook(book, look))).toEqual(photographed.map(({ key }) => key));
  });

  it('takes those of the look that agrees with it in most, its color before its brand before its measures', () => {
    expect(pictureOfLook(book, { ...oak, inches: 60 })).toBe(keyOfLook(oak));
    expect(pictureOfLook(book, { ...wide, control: 'switch' })).toBe(keyOfLook(wide));
    expect(pictureOfLook(book, { ...wide, color: 'red' })).toBe(keyOfLook(red));
  });

  it('says what is missing when there is nothing of its model', () => {
    expect(() => pictureOfLook(pictureBook([]), oak)).toThrow('standing-desk');
  });
});

describe('reading the pictures', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('finds every look of the manifest', () => {
    const looks = Object.fromEntries(photographed.map(({ key, look }) => [key, { look, views: [['standing-desk/hero', 'A desk']] }]));
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ shots: {}, looks }));
    const book = readPictureBook(folder);
    expect([...book.keys].toSorted()).toEqual(photographed.map(({ key }) => key).toSorted());
    expect(pictureOfLook(book, wide)).toBe(keyOfLook(wide));
  });
});
