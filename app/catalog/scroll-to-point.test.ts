import { expect, it } from 'vitest';
import { scrollToPoint } from './scroll-to-point.ts';

const places: ScrollToOptions[] = [];
const pane = {
  getBoundingClientRect: () =>
    new (class {
      left = 100;
      top = 50;
      width = 400;
      height = 400;
    })() as DOMRect,
  scrollWidth: 1000,
  scrollHeight: 1000,
  clientWidth: 400,
  clientHeight: 400,
  scrollTo: (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') places.push(options);
  },
};

it('shows of an enlarged picture what the pointer is on, and at the edges its edges', () => {
  scrollToPoint(pane, { clientX: 300, clientY: 50 });
  scrollToPoint(pane, { clientX: 900, clientY: 350 });
  scrollToPoint(pane, { clientX: 0, clientY: 0 });
  expect(places.map(({ left, top }) => [left, top])).toEqual([
    [300, 0],
    [600, 450],
    [0, 0],
  ]);
});
