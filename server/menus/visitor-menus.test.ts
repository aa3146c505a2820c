import { describe, expect, it } from 'vitest';
import { KINDS_OF_VISITOR } from '#domain/audience/kinds-of-visitor.ts';
import type { MenuItem, ShownMenuItem } from '#domain/navigation/menu-item.ts';
import { isOpenInProcurement } from '#domain/procurement/open-pages.ts';
import { readMenuFiles } from './menu-files.ts';
import { makeVisitorMenus } from './visitor-menus.ts';

const NONE = { topHat: [], header: [], account: [], megaMenu: [], footer: [] };
const menusWith = (header: readonly MenuItem[]) =>
  makeVisitorMenus({ dotcom: { ...NONE, header: [...header] }, SBA: { ...NONE, header: [...header] } });
const item = (id: string, ...permissionlimit: string[]): MenuItem => ({ id, text: id, url: '/', permissionlimit });

describe('the name of an audience', () => {
  it('tells a flow from who is in no flow: whoever comes first decides for nobody else [S5-03]', () => {
    const [own, acting] = [KINDS_OF_VISITOR['Customer service'], { ...KINDS_OF_VISITOR.Shopper, flowType: 'CSR' }] as const;
    for (const order of [
      [own, acting],
      [acting, own],
    ]) {
      const menus = menusWith([item('for-flow', 'FLOW-CSR'), item('for-role', 'CSR')]);
      const seen = new Map(order.map((facts) => [facts, menus.of(facts).menus.header.map(({ id }) => id)]));
      expect([seen.get(own), seen.get(acting)]).toEqual([['for-role'], ['for-flow', 'for-role']]);
    }
  });
});

it('a permission that a capability is called like opens nothing where the capability does not hold', () => {
  const shopper = { ...KINDS_OF_VISITOR.Shopper, person: { ...KINDS_OF_VISITOR.Shopper.person, permissions: ['REPORTS', 'G_IOC'] } };
  const buyer = { ...KINDS_OF_VISITOR.Buyer, person: { ...KINDS_OF_VISITOR.Buyer.person, permissions: ['REPORTS'] } };
  const menus = menusWith([item('reports', 'REPORTS'), item('contract', 'G_IOC')]);
  const seenBy = (facts: typeof shopper | typeof buyer) => menus.of(facts).menus.header.map(({ id }) => id);
  expect([seenBy(shopper), seenBy(buyer)]).toEqual([['contract'], ['reports']]);
});

it('who comes from a purchasing system sees in menus only what they can open there, and others the rest', () => {
  const menus = makeVisitorMenus(readMenuFiles('menus'));
  const urls = (items: readonly ShownMenuItem[]): string[] => items.flatMap(({ url, items: below = [] }) => [url, ...urls(below)]);
  const all = (kind: keyof typeof KINDS_OF_VISITOR) => Object.values(menus.of(KINDS_OF_VISITOR[kind]).menus).flatMap(urls);
  expect(all('Buyer from a purchasing system').filter((url) => !isOpenInProcurement(url))).toEqual([]);
  expect(all('Buyer')).toEqual(expect.arrayContaining(['/account/orders', '/quotes', '/account/ship-to']));
});
