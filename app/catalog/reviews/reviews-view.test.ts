import { describe, expect, it } from 'vitest';
import { MOST_REVIEW_PAGES, REVIEW_ORDERS } from '#domain/reviews/review-orders.ts';
import { readByProduct } from './reviews-url.ts';
import { reviewsAsked, reviewsPagePath, reviewsView } from './reviews-view.ts';

const FOUND = { reviews: [], total: 4, page: 1, pageCount: 1, written: [1, 0, 0, 0, 3] };
const viewAt = (search: string) =>
  reviewsView(FOUND, { url: '/product_1', histogram: [2, 1, 0, 4, 80], params: new URLSearchParams(search) });

describe('the address of a product’s page', () => {
  it('says which reviews are shown, each in one way', () => {
    expect(readByProduct(new URLSearchParams('?reviews=2&utm=1&by=newest&stars=5')).toString()).toBe('stars=5&by=newest&reviews=2');
    for (const nothing of [
      'stars=0',
      'stars=6',
      'stars=5.0',
      'by=helpful',
      'by=x',
      'reviews=1',
      'reviews=02',
      'reviews=100',
      'page=2',
      'stars=',
    ])
      expect(readByProduct(new URLSearchParams(nothing)).toString(), nothing).toBe('');
  });

  it('reads each order and each page that can be asked for', () => {
    for (const by of REVIEW_ORDERS.slice(1)) expect(readByProduct(new URLSearchParams({ by })).get('by')).toBe(by);
    const last = String(MOST_REVIEW_PAGES);
    expect(readByProduct(new URLSearchParams({ reviews: last, questions: last })).toString()).toBe(`reviews=${last}&questions=${last}`);
  });

  it('is what the call is asked for', () => {
    expect(reviewsAsked(new URLSearchParams('stars=5&by=newest&reviews=2'))).toEqual({ stars: 5, by: 'newest', page: 2 });
    expect(reviewsAsked(new URLSearchParams('stars=no'))).toEqual({});
  });
});

describe('the bars', () => {
  it('lead to what was written with so many stars, the chosen one back to all', () => {
    expect(viewAt('').bars.map(({ stars, count, href }) => [stars, count, href])).toEqual([
      [5, 80, '/product_1?stars=5#reviews'],
      [4, 4, undefined],
      [3, 0, undefined],
      [2, 1, undefined],
      [1, 2, '/product_1?stars=1#reviews'],
    ]);
    expect(viewAt('stars=5&by=newest').bars[0]).toMatchObject({ isChosen: true, href: '/product_1?by=newest#reviews' });
  });

  it('with which nobody wrote anything can still be left', () => {
    expect(viewAt('stars=3').bars[2]).toMatchObject({ isChosen: true, href: '/product_1#reviews' });
  });
});

describe('reviews of a product', () => {
  it('say how many they are of how many', () => {
    expect(viewAt('').shownText).toBe('4 written reviews');
    expect(reviewsView({ ...FOUND, total: 3 }, { url: '/p', histogram: [], params: new URLSearchParams('stars=5') }).shownText).toBe(
      '3 of 4 written reviews, with 5 stars',
    );
  });

  it('keep the stars when they are sorted, and begin at the first page', () => {
    expect(viewAt('stars=5&reviews=2').orders.map(({ href, isChosen }) => [href, isChosen])).toEqual([
      ['/product_1?stars=5#reviews', true],
      ['/product_1?stars=5&by=newest#reviews', false],
      ['/product_1?stars=5&by=highest#reviews', false],
      ['/product_1?stars=5&by=lowest#reviews', false],
    ]);
  });

  it('stand on pages that keep the choice', () => {
    const { pageHref } = viewAt('stars=5&by=lowest');
    expect([1, 2].map((page) => reviewsPagePath(pageHref, page))).toEqual([
      '/product_1?stars=5&by=lowest#reviews',
      '/product_1?stars=5&by=lowest&reviews=2#reviews',
    ]);
    expect(reviewsPagePath('/product_1', 2)).toBe('/product_1?reviews=2#reviews');
  });
});
