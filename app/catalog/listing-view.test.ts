import { describe, expect, it } from 'vitest';
import { rangeText } from './listing-view.ts';

const tiles = (count: number) => Array.from({ length: count }, () => TILE);
const TILE = {
  itemId: '1',
  url: '/product_1',
  title: '',
  pieces: [],
  brand: '',
  image: { key: '', color: '' },
  price: '',
  was: undefined,
  member: undefined,
  unit: undefined,
  rating: 0,
  ratingCount: 0,
  badge: undefined,
  promise: undefined,
  note: undefined,
  isOutOfStock: false,
  action: { kind: 'add', text: 'Add to cart' },
  most: 9999,
} as const;

describe('a page of a listing', () => {
  it('says which items of all it shows', () => {
    expect(rangeText({ page: 1, totalItems: 130, isAbout: false }, tiles(24))).toBe('1–24 of 130 items');
    expect(rangeText({ page: 6, totalItems: 130, isAbout: false }, tiles(10))).toBe('121–130 of 130 items');
    expect(rangeText({ page: 100, totalItems: 2550, isAbout: false }, tiles(24))).toBe('2,377–2,400 of 2,550 items');
    expect(rangeText({ page: 2, totalItems: 12_000, isAbout: true }, tiles(24))).toBe('25–48 of about 12,000 items');
  });

  it('says only how many there are when all are on it', () => {
    expect(rangeText({ page: 1, totalItems: 1, isAbout: false }, tiles(1))).toBe('1 item');
    expect(rangeText({ page: 1, totalItems: 24, isAbout: false }, tiles(24))).toBe('24 items');
    expect(rangeText({ page: 1, totalItems: 0, isAbout: false }, [])).toBe('0 items');
  });

  it('says only how many there are on a page behind the last one', () => {
    expect(rangeText({ page: 99, totalItems: 69, isAbout: false }, [])).toBe('69 items');
  });
});
