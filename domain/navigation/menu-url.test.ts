import { describe, expect, it } from 'vitest';
import { menuItemUrl } from './menu-url.ts';

const GROUPS = new Set(['PREMIUM', 'LINK']);

describe('where a menu item leads', () => {
  it('is the first override for one of the groups of the visitor', () => {
    const GroupOverrideURL = [
      { usergroups: ['GUEST'], url: '/guests' },
      { usergroups: ['SELECT', 'LINK'], url: '/link' },
      { usergroups: ['PREMIUM'], url: '/premium' },
    ];
    expect(menuItemUrl({ url: '/all', GroupOverrideURL }, GROUPS)).toBe('/link');
    expect(menuItemUrl({ url: '/all', GroupOverrideURL }, new Set(['PREMIUM']))).toBe('/premium');
  });

  it('is destinationURL, else url, without an override', () => {
    const GroupOverrideURL = [{ usergroups: ['GUEST'], url: '/guests' }];
    expect(menuItemUrl({ url: '/url', destinationURL: '/destination', GroupOverrideURL }, GROUPS)).toBe('/destination');
    expect(menuItemUrl({ url: '/url', GroupOverrideURL }, GROUPS)).toBe('/url');
    expect(menuItemUrl({ url: '/url' }, GROUPS)).toBe('/url');
  });

  it('is nowhere when the overrides cannot be read', () => {
    for (const GroupOverrideURL of [
      '/link',
      7,
      {},
      [null],
      [{ url: '/x' }],
      [{ usergroups: 'LINK', url: '/x' }],
      [{ usergroups: [], url: 1 }],
    ]) {
      expect(menuItemUrl({ url: '/url', destinationURL: '/destination', GroupOverrideURL }, GROUPS)).toBe('');
    }
  });

  it('is nowhere for an item that names no place', () => {
    expect(menuItemUrl({}, GROUPS)).toBe('');
    expect(menuItemUrl({ GroupOverrideURL: null }, GROUPS)).toBe('');
  });
});
