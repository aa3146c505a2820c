import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('the pages that are offered', () => {
  it('are all of them while they are few', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('are the first, the last and those around this one', () => {
    expect(pageWindow(1, 8)).toEqual([1, 2, 3, 4, 5, 'gap', 8]);
    expect(pageWindow(6, 14)).toEqual([1, 'gap', 5, 6, 7, 'gap', 14]);
    expect(pageWindow(14, 14)).toEqual([1, 'gap', 10, 11, 12, 13, 14]);
  });

  it('have no gap that hides a single page', () => {
    for (let count = 1; count <= 20; count += 1) {
      for (let page = 1; page <= count; page += 1) {
        const steps = pageWindow(page, count);
        expect(steps).toContain(page);
        steps.forEach((step, index) => {
          if (step !== 'gap') return;
          expect(Number(steps[index + 1]) - Number(steps[index - 1])).toBeGreaterThan(2);
        });
      }
    }
  });
});
