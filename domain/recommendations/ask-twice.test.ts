import { expect, it } from 'vitest';
import { afterAnswer } from './ask-twice.ts';

it('shows what came', () => {
  expect(afterAnswer(['cart_overlay'], 3)).toEqual({ next: 'SHOW' });
  expect(afterAnswer(['cart_overlay', 'home_trending'], 3)).toEqual({ next: 'SHOW' });
});

it('asks exactly once more where nothing came for the overlay', () => {
  expect(afterAnswer(['cart_overlay'], 0)).toEqual({ next: 'ASK', placement: 'home_trending' });
  expect(afterAnswer(['cart_overlay', 'home_trending'], 0)).toEqual({ next: 'NOTHING' });
});

it('asks no more where nothing stands in', () => {
  expect(afterAnswer(['cart_page'], 0)).toEqual({ next: 'NOTHING' });
});
