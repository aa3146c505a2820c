import { describe, expect, it } from 'vitest';
import { ownReviewsPath, ownReviewsView } from './own-reviews-view.ts';

const image = { key: 'k', alt: '', color: '#123' };
const open = Array.from({ length: 24 }, (_, index) => ({ itemId: `o${index}`, itemName: 'Pens', image, boughtOn: '2026-07-20' }));
const written = Array.from({ length: 12 }, (_, index) => ({
  itemId: `w${index}`,
  itemName: 'Pens',
  stars: 5,
  title: 'Good',
  body: 'Writes well.',
  state: 'PUBLISHED' as const,
  reason: null,
  version: 1,
}));
const viewAt = (search: string, listed = { reviews: written, toReview: open }) => ownReviewsView(listed, new URLSearchParams(search));

describe('the page of one’s own reviews', () => {
  it('begins with what might be reviewed, a page of it, and says how much there is of both', () => {
    const view = viewAt('');
    expect(view).toMatchObject({ shown: 'open', page: 1, pageCount: 3, reviews: [] });
    expect(view.toReview.map(({ itemId }) => itemId)).toEqual(open.slice(0, 10).map(({ itemId }) => itemId));
    expect(view.tabs).toEqual([
      { text: 'To review (24)', href: '/account/reviews?show=open', isShown: true },
      { text: 'Written by you (12)', href: '/account/reviews?show=written', isShown: false },
    ]);
  });

  it('shows what was written at once, page by page, and of a page that there is not the last', () => {
    expect(viewAt('show=written&page=2')).toMatchObject({ shown: 'written', page: 2, pageCount: 2, toReview: [] });
    for (const page of ['99', '9999'])
      expect(viewAt(`show=written&page=${page}`).reviews.map(({ itemId }) => itemId)).toEqual(['w10', 'w11']);
    for (const page of ['0', '-1', 'x', '1.5', '99999']) expect(viewAt(`page=${page}`).page).toBe(1);
  });

  it('begins with what was written where nothing is left to be reviewed', () => {
    expect(viewAt('', { reviews: written, toReview: [] }).shown).toBe('written');
    expect(viewAt('show=open', { reviews: written, toReview: [] }).shown).toBe('open');
    expect(viewAt('', { reviews: [], toReview: [] })).toMatchObject({ shown: 'open', page: 1, pageCount: 1 });
  });

  it('has an address for each page', () => {
    expect([ownReviewsPath('open'), ownReviewsPath('written', 2)]).toEqual([
      '/account/reviews?show=open',
      '/account/reviews?show=written&page=2',
    ]);
  });
});
