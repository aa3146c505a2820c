import type { BannerBreakpoint } from './breakpoints.ts';

/** The sizes in which ad banners come, in CSS pixels. (S §9, Ad banner sizes) */
export const AD_BANNER_SIZES = ['970x66', '970x90', '728x90', '820x230', '1440x120', '640x100', '320x50', '360x100'] as const;
export type AdBannerSize = (typeof AD_BANNER_SIZES)[number];

/** The sizes that fit a width class, the best first. */
const SIZES_BY_BREAKPOINT: Readonly<Record<BannerBreakpoint, readonly AdBannerSize[]>> = {
  lg: ['970x90', '970x66', '1440x120'],
  md: ['820x230', '728x90'],
  sm: ['640x100'],
  xs: ['360x100', '320x50'],
  xxs: ['320x50', '360x100'],
};

/** The size in which a banner is shown at a width class, of those it has; `undefined`: it has none that fits and is left out. */
export function adBannerSize(breakpoint: BannerBreakpoint, sizes: readonly string[]): AdBannerSize | undefined {
  return SIZES_BY_BREAKPOINT[breakpoint].find((size) => sizes.includes(size));
}
