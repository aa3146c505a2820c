import { describe, expect, it } from 'vitest';
import { swatchColor } from './swatch-color.ts';

describe('the color that a name says', () => {
  it('is that of its first word that names one, by the longest name', () => {
    expect(swatchColor('Blue')).toBe(swatchColor('Blue Barrel'));
    expect(swatchColor('White/Blue')).toBe('#ffffff');
    expect(swatchColor('Sky Blue')).not.toBe(swatchColor('Blue'));
    expect(swatchColor('Forest Green')).toBe(swatchColor('Forest'));
    expect(swatchColor('Disappearing Purple')).toBe(swatchColor('Purple'));
  });

  it('is none where nothing says one', () => {
    expect(swatchColor('Bath Tissue')).toBeUndefined();
    expect(swatchColor('Recycled')).toBeUndefined();
    expect(swatchColor('')).toBeUndefined();
  });
});
