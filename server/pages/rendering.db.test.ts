import { describe, expect, it } from 'vitest';
import { useLivePages } from '#tests/support/live-pages.ts';

const live = useLivePages();

const countOf = (text: string, part: string) => text.split(part).length - 1;

describe('a page', () => {
  // app/read-ahead.ts puts the page's data where the router keeps what it has read of it: no promise of the router's, so this says when it moves.
  it.each(['/', '/category/copy-paper', '/product_100001', '/cc/mmx/cart'])(
    'has all of its data as one script, and nothing that is still awaited: %s',
    async (url) => {
      const { body, statusCode } = await live.site.app.inject({ url, headers: { host: new URL(live.base).host } });
      expect(statusCode).toBe(200);
      expect(countOf(body, 'streamController.enqueue(')).toBe(1);
      expect(countOf(body, 'streamController.close()')).toBe(1);
      expect(body).not.toMatch(/<!--\$\?-->|<template id="B:/);
      expect(body.trimEnd()).toMatch(/<\/html>$/);
    },
  );

  it('asks for no script before it can be seen', async () => {
    const { body } = await live.site.app.inject({ url: '/category/copy-paper', headers: { host: new URL(live.base).host } });
    expect(body).not.toMatch(/rel="modulepreload"|type="module"/);
    expect(body).toContain('startAfterPaint');
  });
});
