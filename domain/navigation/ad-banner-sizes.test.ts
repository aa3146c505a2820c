import { describe, expect, it } from 'vitest';
import { AD_BANNER_SIZES, adBannerSizeFor, measuresOf } from './ad-banner-sizes.ts';

describe('ad banners', () => {
  it('come in eight sizes [S9-56]', () => {
    const all = ['970x66', '970x90', '728x90', '820x230', '1440x120', '640x100', '320x50', '360x100'];
    expect(Object.values(AD_BANNER_SIZES).flat().toSorted()).toEqual(all.toSorted());
  });

  it('are shown in the first size for the window that they have, and not at all where they have none', () => {
    const has = new Set(['970x66', '1440x120', '728x90', '360x100', '320x50']);
    expect(adBannerSizeFor('lg', has)).toBe('970x66');
    expect(adBannerSizeFor('md', has)).toBe('728x90');
    expect(adBannerSizeFor('sm', has)).toBeUndefined();
    expect(adBannerSizeFor('xs', has)).toBe('360x100');
  });

  it('are as wide and high as they are named', () => {
    expect(measuresOf('1440x120')).toEqual({ width: 1440, height: 120 });
  });
});
