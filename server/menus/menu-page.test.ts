import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Menus } from '#domain/navigation/menu-item.ts';
import { readMenuFiles } from './menu-files.ts';
import { menuPage } from './menu-page.ts';
import { menuProblems } from './menu-table.ts';

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const sites = readMenuFiles(path('menus'));

/** The demo's menus with one more item of these limits in the header of both sites. */
function withLimits(...permissionlimit: string[]): typeof sites {
  const more = (menus: Menus): Menus => ({ ...menus, header: [...menus.header, { id: 'more', text: 'More', url: '/', permissionlimit }] });
  return { dotcom: more(sites.dotcom), SBA: more(sites.SBA) };
}

describe('the page about who sees what', () => {
  it('is what the rules say: npm run menus writes it', () => {
    expect(readFileSync(path('docs/menus.md'), 'utf8')).toBe(menuPage(sites));
  });
});

describe('the menus of the shop', () => {
  it('have no item that nobody can see', () => {
    expect(menuProblems(sites)).toEqual([]);
  });

  it('name icons that there are', () => {
    const css = readFileSync(path('app/styles/header/menu-icons.css'), 'utf8');
    const icons = [...JSON.stringify(sites).matchAll(/"actionIcon":"([^"]+)"/g)].map(([, icon]) => icon);
    expect(icons.length).toBeGreaterThan(0);
    for (const icon of icons) expect(css).toContain(`[data-icon='${icon}']`);
  });
});

describe('an item that nobody can see', () => {
  it.each([
    ['a key that there is not', ['EVERYBODY'], 2],
    ['a key that is hidden again', ['GUEST', 'NO-GUEST'], 2],
    ['a flow that there is not', ['GUEST', 'FLOW-MAGIC'], 2],
    ['what the other site alone has', ['on-no-site', 'dotcom'], 1],
    ['representatives alone, on the business site', ['CSR'], 1],
    ['one key of which another is hidden', ['GUEST', 'LOGGED_IN', 'NO-GUEST'], 0],
    ['all keys of the app, one of which is hidden', ['MobileOnly', 'GUEST', 'NO-GUEST'], 1],
    ['nothing but a hide rule', ['NO-GUEST'], 0],
    ['a flow that there is', ['FLOW-CSR'], 0],
  ])('is found where it names %s', (_, limits, times) => {
    expect(menuProblems(withLimits(...limits))).toHaveLength(times);
  });
});
