import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { specimens } from '../specimens/specimens.ts';
import { families } from './families.ts';
import { choosePicture, readPictureBook, type PictureBook, type PictureWish } from './pictures.ts';
import { paintOf } from './tones.ts';

const book: PictureBook = {
  families: {
    stapler: [
      { key: 'stapler-black', color: 'black', brand: 'Clasp', words: ['20 sheets'] },
      { key: 'stapler-red', color: 'red', brand: 'Clasp', words: ['25 sheets'] },
      { key: 'stapler-red-foolscap', color: 'red', brand: 'Foolscap', words: ['25 sheets'] },
      { key: 'stapler-compact-teal', color: 'teal', brand: 'Clasp', words: ['compact'] },
    ],
  },
  specimens: {},
};

const wish: PictureWish = { families: ['stapler'], brand: 'Clasp', color: 'Red', text: 'Clasp Stapler, 25-Sheet Capacity', words: [] };

describe('choosing the picture of a product', () => {
  it('takes the nearest color', () => {
    expect(choosePicture(book, wish)).toBe('stapler-red');
    expect(choosePicture(book, { ...wish, color: 'Burgundy' })).toBe('stapler-red');
    expect(choosePicture(book, { ...wish, color: 'Graphite', text: '' })).toBe('stapler-black');
  });

  it('takes the label of the brand when the color is as good', () => {
    expect(choosePicture(book, { ...wish, brand: 'Foolscap' })).toBe('stapler-red-foolscap');
  });

  it('takes what bears the wished word, whatever its color, and not what bears an unwanted one', () => {
    expect(choosePicture(book, { ...wish, words: ['compact'] })).toBe('stapler-compact-teal');
    expect(choosePicture(book, { ...wish, color: 'Teal', not: 'compact' })).not.toBe('stapler-compact-teal');
  });

  it('takes the first family that has been photographed', () => {
    expect(choosePicture(book, { ...wish, families: ['staple-gun', 'stapler'] })).toBe('stapler-red');
    expect(() => choosePicture(book, { ...wish, families: ['staple-gun'] })).toThrow('staple-gun');
  });
});

function listed(name: string): string[] {
  return Object.keys(Object(JSON.parse(readFileSync(new URL(`../../../pictures/${name}`, import.meta.url), 'utf8'))));
}

describe('the pictures of the shop', () => {
  it('show every kind of product that is generated', () => {
    const photographed = listed('families.json');
    const missing = families.filter(({ pictures }) => !pictures.some((family) => photographed.includes(family))).map(({ id }) => id);
    expect(missing).toEqual([]);
  });

  it('show every specimen', () => {
    const photographed = listed('specimens.json');
    expect(specimens.map(({ itemId }) => itemId).filter((itemId) => !photographed.includes(itemId))).toEqual([]);
  });
});

describe('reading the pictures', () => {
  let folder = '';
  const write = (name: string, value: unknown): void => writeFileSync(join(folder, name), JSON.stringify(value));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    write('families.json', { pen: [{ key: 'pen-blue', color: 'blue', brand: 'Quillmark', words: ['12-pack'] }] });
    write('specimens.json', { 100002: 'pen-blue' });
    write('manifest.json', { 'pen-blue': { alt: 'pens' } });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('takes what is there', () => {
    expect(readPictureBook(folder).specimens['100002']).toBe('pen-blue');
  });

  it('refuses a picture that has not been made', () => {
    write('manifest.json', {});
    expect(() => readPictureBook(folder)).toThrow('pen-blue');
  });
});

describe('colors in names', () => {
  it.each(['Navy Ink', 'Hot Pink', 'Clear with blue lid', 'Assorted Brights'])('are known: %s', (text) => {
    expect(paintOf(text)).toBeDefined();
  });

  it('are not guessed', () => {
    expect(paintOf('Unscented')).toBeUndefined();
  });
});
