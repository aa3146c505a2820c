import { MOST_REVIEW_PAGES, REVIEW_ORDERS } from '#domain/reviews/review-orders.ts';

/** What the page of a product reads of its address, each in the one way in which it is written; what stands there by itself is left out. */
const READ: readonly (readonly [key: string, isKnown: (value: string) => boolean])[] = [
  ['stars', (stars) => /^[1-5]$/.test(stars)],
  ['by', (by) => REVIEW_ORDERS.slice(1).some((order) => order === by)],
  ['reviews', isPage],
  ['questions', isPage],
];

function isPage(said: string): boolean {
  return /^[1-9]\d*$/.test(said) && Number(said) > 1 && Number(said) <= MOST_REVIEW_PAGES;
}

/** Which reviews are shown, as the address of a product's page says it. */
export function readByProduct(said: URLSearchParams): URLSearchParams {
  const read = new URLSearchParams();
  for (const [key, isKnown] of READ) {
    const value = said.get(key) ?? '';
    if (isKnown(value)) read.set(key, value);
  }
  return read;
}
