import { describe, expect, it } from 'vitest';
import { fileOf, fileSet } from './picture.tsx';

describe('the files of a picture', () => {
  it('are named by key, width and format', () => {
    expect(fileOf('a/pens/hero', 400, 'avif')).toBe('/pictures/a/pens/hero-400.avif');
  });

  it('are offered with their widths, a single one without', () => {
    expect(fileSet('pens', [160, 400], 'webp')).toBe('/pictures/pens-160.webp 160w, /pictures/pens-400.webp 400w');
    expect(fileSet('pens', [800], 'webp')).toBe('/pictures/pens-800.webp');
  });
});
