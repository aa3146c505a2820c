import type { Breakpoint } from './breakpoints.ts';

/** Width and height of a banner in CSS pixels, as it is named: 970x90. */
export type AdBannerSize = `${number}x${number}`;

/** The sizes of ad banners for each class of window, the preferred one first. (S §9, Ad banner sizes; A-203) */
export const AD_BANNER_SIZES = {
  lg: ['970x90', '970x66', '1440x120'],
  md: ['820x230', '728x90'],
  sm: ['640x100'],
  xs: ['360x100', '320x50'],
} as const satisfies Record<Breakpoint, readonly AdBannerSize[]>;

/** The size in which a banner is shown: of those for the window's class the first that it has; undefined: it is not shown there. */
export function adBannerSizeFor(breakpoint: Breakpoint, has: ReadonlySet<string>): AdBannerSize | undefined {
  return AD_BANNER_SIZES[breakpoint].find((size) => has.has(size));
}

/** Width and height of a size in CSS pixels. */
export function measuresOf(size: AdBannerSize): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}
