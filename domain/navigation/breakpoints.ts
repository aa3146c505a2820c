export const BREAKPOINTS = ['xs', 'sm', 'md', 'lg'] as const;

/** The width classes of every page. (S §2, Contexts that drive visibility) */
export type Breakpoint = (typeof BREAKPOINTS)[number];

/** The width classes of banners, which know one more, the narrowest first. (S §2, Contexts that drive visibility) */
export const BANNER_BREAKPOINTS = ['xxs', ...BREAKPOINTS] as const;
export type BannerBreakpoint = (typeof BANNER_BREAKPOINTS)[number];

/** The widest window of each class, in CSS pixels; lg has no end. (S §9, Breakpoints) */
export const MAX_WIDTH_PX = { xs: 600, sm: 820, md: 1024 } as const;

/** The same for banners. */
export const BANNER_MAX_WIDTH_PX = { xxs: 360, ...MAX_WIDTH_PX } as const;

/** The class of a window so many CSS pixels wide. */
export function breakpointOf(widthPx: number): Breakpoint {
  if (widthPx <= MAX_WIDTH_PX.xs) return 'xs';
  if (widthPx <= MAX_WIDTH_PX.sm) return 'sm';
  return widthPx <= MAX_WIDTH_PX.md ? 'md' : 'lg';
}
