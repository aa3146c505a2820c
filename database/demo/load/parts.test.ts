import { describe, expect, it } from 'vitest';
import { aPictureBook } from '../catalog/a-picture-book.test-builder.ts';
import { categoryRows, pictureOfCategory } from './catalog-rows.ts';
import { PART_NAMES } from './part.ts';
import { demoParts } from './parts.ts';

const book = aPictureBook();

describe('the parts of a load', () => {
  const parts = demoParts({
    book,
    catalogSize: 3000,
    today: new Date('2026-11-20T00:00:00Z'),
    hashPassword: (plain) => Promise.resolve(plain),
  });

  it('are those that are looked for afterwards, in their order', () => {
    expect(parts.map(({ name }) => name)).toEqual([...PART_NAMES]);
  });

  it('all say how much they write', () => {
    expect(parts.every(({ rows }) => Number.isSafeInteger(rows) && rows > 0)).toBe(true);
  });
});

describe('the rows of the categories', () => {
  it('put departments before what is in them, each with a picture', () => {
    const rows = categoryRows(book);
    const ids = rows.map(([id]) => id);
    expect(rows.every(([, parentId], index) => parentId === null || ids.indexOf(parentId ?? '') < index)).toBe(true);
    expect(rows.every(([, , , , picture]) => typeof picture === 'string' && picture !== '')).toBe(true);
  });

  it('show a department by its first category', () => {
    expect(pictureOfCategory('memberships', book)).toMatch(/^service-card-/);
    expect(pictureOfCategory('desk-supplies', book)).toBe(pictureOfCategory('staplers', book));
  });
});
