import { afterEach, describe, expect, it } from 'vitest';
import { dismissToast, showToast, shownToasts } from './toast-queue.ts';

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

describe('toasts', () => {
  it('come up one at a time, the newest in the place of the one before', () => {
    for (const text of ['a', 'b', 'c', 'd']) showToast({ text });
    expect(shownToasts().map(({ text }) => text)).toEqual(['d']);
  });

  it('go when they are dismissed, and nothing else does', () => {
    const first = showToast({ text: 'a' });
    showToast({ text: 'b', tone: 'failure' });
    dismissToast(first);
    dismissToast(first);
    expect(shownToasts()).toMatchObject([{ text: 'b', tone: 'failure' }]);
  });
});
