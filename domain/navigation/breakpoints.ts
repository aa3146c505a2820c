export const BREAKPOINTS = ['xs', 'sm', 'md', 'lg'] as const;

/** The width classes of every page. (S §2, Contexts that drive visibility) */
export type Breakpoint = (typeof BREAKPOINTS)[number];

/** The width classes of banners, which know one more. (S §2, Contexts that drive visibility) */
export type BannerBreakpoint = Breakpoint | 'xxs';

/** The widest window of each class, in CSS pixels; lg has no end. (S §9, Breakpoints) */
export const MAX_WIDTH_PX = { xs: 600, sm: 820, md: 1024 } as const;

/** The widest window of the banners' smallest class, in CSS pixels. */
export const MAX_XXS_WIDTH_PX = 360;

/** The class of a window so many CSS pixels wide. */
export function breakpointOf(widthPx: number): Breakpoint {
  if (widthPx <= MAX_WIDTH_PX.xs) return 'xs';
  if (widthPx <= MAX_WIDTH_PX.sm) return 'sm';
  return widthPx <= MAX_WIDTH_PX.md ? 'md' : 'lg';
}

/** The class of a window so many CSS pixels wide, as banners see it: within xs the narrowest are xxs. */
export function bannerBreakpointOf(widthPx: number): BannerBreakpoint {
  return widthPx <= MAX_XXS_WIDTH_PX ? 'xxs' : breakpointOf(widthPx);
}
