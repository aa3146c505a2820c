import { describe, expect, it } from 'vitest';
import { BANNER_BREAKPOINTS, BANNER_MAX_WIDTH_PX, BREAKPOINTS, MAX_WIDTH_PX, breakpointOf } from './breakpoints.ts';

describe('the width classes', () => {
  it('are four, ending at 600, 820 and 1024 [C2-59 S9-06]', () => {
    expect(BREAKPOINTS).toEqual(['xs', 'sm', 'md', 'lg']);
    expect(MAX_WIDTH_PX).toEqual({ xs: 600, sm: 820, md: 1024 });
  });

  it('call 600 and less xs [S2-39]', () => {
    expect(breakpointOf(320)).toBe('xs');
    expect(breakpointOf(600)).toBe('xs');
  });

  it('call 601 to 820 sm [S2-40]', () => {
    expect(breakpointOf(601)).toBe('sm');
    expect(breakpointOf(820)).toBe('sm');
  });

  it('call 821 to 1024 md [S2-41]', () => {
    expect(breakpointOf(821)).toBe('md');
    expect(breakpointOf(1024)).toBe('md');
  });

  it('call everything above lg [S2-42]', () => {
    expect(breakpointOf(1025)).toBe('lg');
    expect(breakpointOf(3840)).toBe('lg');
  });

  it('leave no gap for a zoomed window', () => {
    expect(breakpointOf(600.5)).toBe('sm');
    expect(breakpointOf(1024.2)).toBe('lg');
  });

  it('are called xxs, xs, sm, md and lg for banners, xxs up to 360 [S2-43]', () => {
    expect(BANNER_BREAKPOINTS).toEqual(['xxs', 'xs', 'sm', 'md', 'lg']);
    expect(BANNER_MAX_WIDTH_PX).toEqual({ xxs: 360, xs: 600, sm: 820, md: 1024 });
  });
});
