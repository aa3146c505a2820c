import { describe, expect, it } from 'vitest';
import { displayRulesOf, displaySettings, type DisplaySettings } from '#domain/accounts/display-rules.ts';
import { abilitiesOf } from '#domain/accounts/permissions.ts';
import { isCardExpired } from '#domain/payment/cards/expiry.ts';
import { accountOf, accounts } from './accounts.ts';
import { demoCoupons } from './coupons.ts';
import { people, personCalled } from './people.ts';
import { walletCards } from './wallet.ts';

const today = new Date('2026-11-20T00:00:00Z');

describe('the people of the demo', () => {
  it('are twenty, each with an id of their own', () => {
    expect(people).toHaveLength(20);
    expect(new Set(people.map(({ userId }) => userId)).size).toBe(20);
  });

  it('gives bea 500.00 an order, ann as approver, and pickup', () => {
    const bea = personCalled('bea');
    expect(bea.settings).toMatchObject({ orderLimitCents: 50_000, approverEmail: personCalled('ann').email });
    expect(abilitiesOf('SBA', bea.permissions)).toMatchObject({ isContractOnly: false, mayPickUp: true, blockType: 'G' });
  });

  it('gives ann, gil and abe what bea may, without her limit', () => {
    for (const nickname of ['ann', 'gil', 'abe']) {
      expect(personCalled(nickname).permissions).toEqual(personCalled('bea').permissions);
      expect(personCalled(nickname).settings.orderLimitCents).toBeUndefined();
    }
  });

  it('holds carl to the contract, without pickup', () => {
    expect(abilitiesOf('SBA', personCalled('carl').permissions)).toMatchObject({
      isContractOnly: true,
      mayPickUp: false,
      hasContractFilter: true,
      blockType: 'H',
    });
  });

  it('knows the members', () => {
    expect(personCalled('rita')).toMatchObject({ rewardsTier: 'PR7', rewardsNumber: '2200000001', joinedDaysAgo: 30, rewardsCents: 1500 });
    expect(personCalled('paula')).toMatchObject({
      rewardsTier: 'PR6',
      joinedDaysAgo: 730,
      rewardsCents: 4000,
      segments: ['26_LOYALTY_ELT'],
    });
    expect(personCalled('selma').membership).toBe('SELECT');
    expect(personCalled('preston').membership).toBe('PREMIUM');
  });

  it('lets representatives and operators into both sites', () => {
    expect(personCalled('cora')).toMatchObject({ tenants: ['dotcom', 'SBA'], roles: ['CSR'] });
    expect(personCalled('olga').roles).toEqual(['OPERATOR']);
    expect(personCalled('asa').settings.storeNumber).toBe('1547');
  });
});

function rulesOf(accountNumber: string, nickname: string): DisplaySettings {
  return displaySettings(
    displayRulesOf(accountOf(accountNumber).settings.displayRules, personCalled(nickname).settings.displayRules ?? {}),
  );
}

describe('the organisations', () => {
  it('charges an order of Harbor Dental to one center, with 1,000.00 and 50.00 left', () => {
    expect(rulesOf('4410001', 'bea')).toMatchObject({ hasOrderBudgetCenter: true, showsInvoice: true });
    expect(accountOf('4410001').budgetCenters.map(({ value, leftCents }) => [value, leftCents])).toEqual([
      ['FRONT-DESK', 100_000],
      ['LAB', 5000],
    ]);
    expect(accountOf('4410001').blockedCategoryIds).toEqual(['energy-drinks']);
  });

  it('charges Northwind Schools by the row, without tax', () => {
    expect(rulesOf('4410002', 'tess').hasOrderBudgetCenter).toBe(false);
    expect(accountOf('4410002').settings).toMatchObject({ taxExemptType: 'FULL', healthcareStatus: 'ACTIVE', hasApprovals: false });
  });

  it('shows cleo no prices and gives Cedar Legal 15 days', () => {
    expect(rulesOf('4410003', 'cleo')).toMatchObject({ showsPrices: false, deliveryWindowDays: 15 });
    expect(rulesOf('4410003', 'bo').showsPrices).toBe(true);
    expect(accountOf('4410003').settings.healthcareStatus).toBeUndefined();
  });

  it('ships to real places', () => {
    expect(
      accounts.flatMap(({ shipTos }) => shipTos.map(({ address1, city, state, zip }) => `${address1}, ${city} ${state} ${zip}`)),
    ).toEqual([
      '40 Wharf St, Boston MA 02116',
      '9 Mill Rd, Worcester MA 01608',
      '1 School St, Framingham MA 01702',
      '77 State St, Boston MA 02109',
      '5 Pike St, Nashua NH 03060',
    ]);
  });
});

describe('coupons', () => {
  const coupons = new Map(demoCoupons(today).map((coupon) => [coupon.code, coupon]));

  it.each([
    ['ITEM10', 1],
    ['LAPTOP50', 1],
    ['TWENTYOFF', 1],
    ['BASKET5', 2],
    ['BASKET15', 2],
    ['PICKUP3', 2],
    ['ONCE', 2],
    ['FREESHIP', 2],
    ['REWARD5', 3],
    ['CHECKOUT10', 4],
  ])('has %s with priority %i', (code, priority) => {
    expect(coupons.get(code)?.priority).toBe(priority);
  });

  it("has one that is over, one for one use, one that is rita's, and one for pickup", () => {
    expect(coupons.get('EXPIRED1')?.validUntil?.getTime()).toBeLessThan(today.getTime());
    expect(coupons.get('ONCE')?.useLimit).toBe(1);
    expect(coupons.get('REWARD5')?.ownerUserId).toBe(personCalled('rita').userId);
    expect(coupons.get('PICKUP3')?.needsPickup).toBe(true);
  });

  it('takes 2.00 off each desk organizer without a code', () => {
    expect([...coupons.values()].filter(({ isAutomatic, kind }) => isAutomatic && kind === 'FIXED')).toMatchObject([
      { amountCents: 200, isPerUnit: true, itemIds: ['100003'] },
    ]);
  });
});

describe('saved cards', () => {
  it("are sam's: the Visa valid, the Mastercard expired", () => {
    expect(walletCards.map(({ lastFour, isDefault }) => [lastFour, isDefault])).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
    expect(
      walletCards.map(({ expiryMonth, expiryYear }) =>
        isCardExpired({ month: expiryMonth, year: expiryYear }, today.getTime(), 'America/New_York'),
      ),
    ).toEqual([false, true]);
  });
});
