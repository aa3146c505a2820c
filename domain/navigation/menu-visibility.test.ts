import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { menuViewer, type MenuContext } from './menu-viewer.ts';
import { isMenuItemVisible } from './menu-visibility.ts';

const CONSUMER: MenuContext = { grants: [], isMobileApp: false, isBusinessSite: false };
const BUSINESS: MenuContext = { ...CONSUMER, isBusinessSite: true };

function isSeen(limits: readonly string[], context: Partial<MenuContext>, site: MenuContext = CONSUMER): boolean {
  return isMenuItemVisible(limits, menuViewer({ ...site, ...context }));
}

describe('a menu item without limits', () => {
  it('is shown to everyone on both sites', () => {
    expect(isSeen([], {})).toBe(true);
    expect(isSeen([], { grants: ['CSR'] }, BUSINESS)).toBe(true);
  });
});

describe('a hide rule', () => {
  it('hides the item from its segment only', () => {
    expect(isSeen(['NO-GUEST'], { grants: ['GUEST'] })).toBe(false);
    expect(isSeen(['NO-GUEST'], { grants: ['LOGGED_IN'] })).toBe(true);
    expect(isSeen(['NO-19_PB'], { grants: ['19_PB'] }, BUSINESS)).toBe(false);
  });

  it('wins over every other rule that matches', () => {
    expect(isSeen(['PREMIUM', 'FLOW-SAML', 'NO-GUEST'], { grants: ['PREMIUM', 'GUEST'], flowType: 'SAML' })).toBe(false);
    expect(isSeen(['PREMIUM', 'FLOW-SAML', 'NO-GUEST'], { grants: ['PREMIUM'], flowType: 'SAML' })).toBe(true);
  });

  it('hides as soon as one of several matches', () => {
    expect(isSeen(['NO-GUEST', 'NO-LINK'], { grants: ['LINK'] })).toBe(false);
    expect(isSeen(['NO-GUEST', 'NO-LINK'], { grants: ['SELECT'] })).toBe(true);
  });

  it('can name the page, the route or the mobile app', () => {
    expect(isSeen(['NO-cart'], { pageName: 'cart' })).toBe(false);
    expect(isSeen(['NO-HIT'], { routeId: 'HIT' }, BUSINESS)).toBe(false);
    expect(isSeen(['NO-MobileOnly'], { isMobileApp: true })).toBe(false);
    expect(isSeen(['NO-MobileOnly'], {})).toBe(true);
  });
});

describe('a flow rule', () => {
  it('must pass, or the item is hidden even from those with the permission', () => {
    expect(isSeen(['FLOW-SAML', 'PREMIUM'], { grants: ['PREMIUM'] })).toBe(false);
    expect(isSeen(['FLOW-SAML', 'PREMIUM'], { grants: ['PREMIUM'], flowType: 'MVP' })).toBe(false);
    expect(isSeen(['FLOW-SAML', 'PREMIUM'], { grants: ['PREMIUM'], flowType: 'SAML' })).toBe(true);
  });

  it('does not stand in for a permission', () => {
    expect(isSeen(['FLOW-SAML', 'PREMIUM'], { flowType: 'SAML' })).toBe(false);
  });

  it('knows punch-out, single sign-on and representatives, each in its own session', () => {
    for (const flowType of ['MVP', 'SAML', 'CSR']) {
      expect(isSeen([`FLOW-${flowType}`], { flowType })).toBe(true);
      expect(isSeen([`FLOW-${flowType}`], { flowType: 'other' })).toBe(false);
      expect(isSeen([`FLOW-${flowType}`], { flowType }, BUSINESS)).toBe(true);
    }
  });

  it('is met by any of several', () => {
    expect(isSeen(['FLOW-SAML', 'FLOW-MVP'], { flowType: 'MVP' })).toBe(true);
    expect(isSeen(['FLOW-SAML', 'FLOW-MVP'], { flowType: 'CSR' })).toBe(false);
  });

  it('is not met by an ordinary visit', () => {
    expect(isSeen(['FLOW-'], {})).toBe(true);
    expect(isSeen(['FLOW-MVP'], {})).toBe(false);
  });
});

describe('permission rules on the consumer site', () => {
  it('are met by any one of them', () => {
    expect(isSeen(['SELECT', 'PREMIUM'], { grants: ['PREMIUM'] })).toBe(true);
    expect(isSeen(['SELECT', 'PREMIUM'], { grants: ['GUEST'] })).toBe(false);
  });

  it('must all be met when one is MobileOnly', () => {
    expect(isSeen(['MobileOnly', 'PREMIUM', 'LOGGED_IN'], { grants: ['PREMIUM', 'LOGGED_IN'], isMobileApp: true })).toBe(true);
    expect(isSeen(['MobileOnly', 'PREMIUM', 'LOGGED_IN'], { grants: ['PREMIUM'], isMobileApp: true })).toBe(false);
    expect(isSeen(['MobileOnly', 'PREMIUM'], { grants: ['PREMIUM'], isMobileApp: false })).toBe(false);
    expect(isSeen(['MobileOnly'], { isMobileApp: true })).toBe(true);
  });

  it('may name a representative', () => {
    expect(isSeen(['CSR'], { grants: ['CSR'] })).toBe(true);
  });

  it('are compared to the letter', () => {
    expect(isSeen(['premium'], { grants: ['PREMIUM'] })).toBe(false);
  });
});

describe('permission rules on the business site', () => {
  it('hide the item when one is CSR, from everyone', () => {
    expect(isSeen(['CSR', 'APPROVER'], { grants: ['APPROVER', 'CSR'] }, BUSINESS)).toBe(false);
    expect(isSeen(['APPROVER'], { grants: ['APPROVER', 'CSR'] }, BUSINESS)).toBe(true);
  });

  it('are met by any one of them, MobileOnly or not', () => {
    expect(isSeen(['APPROVER', 'REPORTS'], { grants: ['REPORTS'] }, BUSINESS)).toBe(true);
    expect(isSeen(['APPROVER', 'REPORTS'], { grants: ['GUEST'] }, BUSINESS)).toBe(false);
    expect(isSeen(['MobileOnly', 'APPROVER'], { grants: ['APPROVER'] }, BUSINESS)).toBe(true);
  });

  it('do not count hide and flow rules of representatives as a CSR rule', () => {
    expect(isSeen(['NO-CSR', 'APPROVER'], { grants: ['APPROVER'] }, BUSINESS)).toBe(true);
    expect(isSeen(['FLOW-CSR'], { flowType: 'CSR' }, BUSINESS)).toBe(true);
  });
});

describe('a menu', () => {
  it('shows the items a visitor may see, in their order', () => {
    const items = [
      { label: 'Deals' },
      { label: 'Approvals', permissionlimit: ['APPROVER'] },
      { label: 'Rewards', permissionlimit: ['NO-GUEST'] },
      { label: 'Stores', permissionlimit: [] },
    ];
    const viewer = menuViewer({ ...CONSUMER, grants: ['GUEST'] });
    const seen = items.filter(({ permissionlimit }) => isMenuItemVisible(permissionlimit ?? [], viewer)).map(({ label }) => label);
    expect(seen).toEqual(['Deals', 'Stores']);
  });

  it('never shows more for another hide rule', () => {
    const aKey = fc.constantFrom('GUEST', 'PREMIUM', 'CSR', 'MobileOnly', 'NO-GUEST', 'FLOW-MVP');
    fc.assert(
      fc.property(fc.array(aKey), fc.array(aKey), fc.boolean(), (limits, grants, isBusinessSite) => {
        const viewer = menuViewer({ ...CONSUMER, grants, isBusinessSite });
        if (!isMenuItemVisible(limits, viewer)) expect(isMenuItemVisible([...limits, 'NO-PREMIUM'], viewer)).toBe(false);
      }),
    );
  });
});
