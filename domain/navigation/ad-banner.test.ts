import { describe, expect, it } from 'vitest';
import { AD_BANNER_SIZES, adBannerSize } from './ad-banner.ts';
import { BANNER_BREAKPOINTS } from './breakpoints.ts';

describe('the size of an ad banner', () => {
  it('is one of eight, each of which some width shows [S9-56]', () => {
    expect(AD_BANNER_SIZES).toEqual(['970x66', '970x90', '728x90', '820x230', '1440x120', '640x100', '320x50', '360x100']);
    for (const size of AD_BANNER_SIZES) {
      expect(
        BANNER_BREAKPOINTS.some((breakpoint) => adBannerSize(breakpoint, [size]) === size),
        size,
      ).toBe(true);
    }
  });

  it('is the best one for the width of those the banner has', () => {
    expect(BANNER_BREAKPOINTS.map((breakpoint) => adBannerSize(breakpoint, AD_BANNER_SIZES))).toEqual([
      '320x50',
      '360x100',
      '640x100',
      '820x230',
      '970x90',
    ]);
    expect(adBannerSize('lg', ['1440x120', '970x66'])).toBe('970x66');
    expect(adBannerSize('lg', ['1440x120'])).toBe('1440x120');
    expect(adBannerSize('md', ['728x90', '970x90'])).toBe('728x90');
    expect(adBannerSize('xs', ['320x50'])).toBe('320x50');
  });

  it('is none when nothing fits: the banner is left out', () => {
    expect(adBannerSize('sm', ['970x90'])).toBeUndefined();
    expect(adBannerSize('xs', [])).toBeUndefined();
  });
});
