import { describe, expect, it } from 'vitest';
import { menuViewer, type MenuContext } from './menu-viewer.ts';
import { isMenuItemVisible } from './menu-visibility.ts';

const PLAIN: MenuContext = { grants: [], isMobileApp: false, isBusinessSite: false };

/** Whether an item limited to a key is seen with this context, and hidden without it. */
function isToldBy(key: string, context: Partial<MenuContext>): boolean {
  const isSeen = (over: Partial<MenuContext>) => isMenuItemVisible([key], menuViewer({ ...PLAIN, ...over }));
  return isSeen(context) && !isSeen({});
}

describe('what visibility can depend on', () => {
  it('is the route type', () => {
    expect(isToldBy('EDIV', { routeType: 'EDIV' })).toBe(true);
  });

  it('is the hi-touch, southwest, workplace or main route', () => {
    for (const routeId of ['HIT', 'SWS', 'WPL', 'MAIN']) expect(isToldBy(routeId, { routeId }), routeId).toBe(true);
  });

  it('is the name of the page', () => {
    for (const pageName of ['shipTo', 'cart', 'homepage', 'SBAHomePage']) {
      expect(isToldBy(pageName, { pageName }), pageName).toBe(true);
    }
  });

  it('is the type of the page, which is not its name', () => {
    for (const pageType of ['SKU', 'HOME', 'CART', 'OCP']) expect(isToldBy(pageType, { pageType }), pageType).toBe(true);
    expect(isToldBy('CART', { pageName: 'cart' })).toBe(false);
  });

  it('is the type of the list', () => {
    for (const listType of ['myList', 'sharedList']) expect(isToldBy(listType, { listType }), listType).toBe(true);
  });

  it('is the mobile app, a kind of session, and whatever the session grants', () => {
    expect(isToldBy('MobileOnly', { isMobileApp: true })).toBe(true);
    expect(isToldBy('SAML', { flowType: 'SAML' })).toBe(true);
    expect(isToldBy('TEJ', { grants: ['TEJ'] })).toBe(true);
  });

  it('is nothing that is empty', () => {
    expect(menuViewer({ ...PLAIN, routeType: '', pageName: '' }).keys.size).toBe(0);
  });
});
