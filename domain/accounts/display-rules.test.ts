import { describe, expect, it } from 'vitest';
import { type DisplayRuleName, type DisplaySettings, displayRulesOf, displaySettings } from './display-rules.ts';

const on = (name: DisplayRuleName) => displaySettings([{ name, display: true }]);
const off = (name: DisplayRuleName) => displaySettings([{ name, display: false }]);

/** The settings that differ from those of a user for whom the server sends no rule. */
function changedBy(settings: DisplaySettings): Partial<DisplaySettings> {
  const plain = new Map(Object.entries(displaySettings([])));
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => plain.get(name) !== value));
}

describe('a display rule that is off', () => {
  it('SHOW_PRICE hides prices [C6-31]', () => {
    expect(changedBy(off('SHOW_PRICE'))).toEqual({ showsPrices: false });
  });

  it('SHOW_TAX hides the tax [C6-32]', () => {
    expect(changedBy(off('SHOW_TAX'))).toEqual({ showsTax: false });
  });

  it('DISPLAY_PAYMENT hides payment, and the invoice beneath it [C6-33]', () => {
    expect(changedBy(off('DISPLAY_PAYMENT'))).toEqual({ showsPayment: false, showsInvoice: false });
  });

  it('SHOW_INVOICE hides the invoice alone [C6-33 C3-96]', () => {
    const subDisplayRules = [{ name: 'SHOW_INVOICE', display: false }];
    expect(changedBy(displaySettings([{ name: 'DISPLAY_PAYMENT', display: true, subDisplayRules }]))).toEqual({ showsInvoice: false });
  });

  it('SHOW_NEW_CARD offers no new card [C6-34]', () => {
    expect(changedBy(off('SHOW_NEW_CARD'))).toEqual({ offersNewCard: false });
  });

  it('SHOW_PROFILE_CC offers no card of the profile [C6-35]', () => {
    expect(changedBy(off('SHOW_PROFILE_CC'))).toEqual({ offersProfileCards: false });
  });

  it('SHOW_ORDER_CC offers no card for this order [C6-36]', () => {
    expect(changedBy(off('SHOW_ORDER_CC'))).toEqual({ offersOrderCard: false });
  });

  it('CHANGE_SHIPPING_LOCATION keeps the shipping location [C6-38]', () => {
    expect(changedBy(off('CHANGE_SHIPPING_LOCATION'))).toEqual({ mayChangeShippingLocation: false });
  });
});

describe('a display rule that is on', () => {
  it('DEFAULT_INVOICE preselects the invoice [C6-37]', () => {
    expect(changedBy(on('DEFAULT_INVOICE'))).toEqual({ preselectsInvoice: true });
  });

  it('DEFAULT_INVOICE preselects nothing where no invoice is shown', () => {
    const rules = [
      { name: 'DEFAULT_INVOICE', display: true },
      { name: 'DISPLAY_PAYMENT', display: false },
    ];
    expect(displaySettings(rules).preselectsInvoice).toBe(false);
  });

  it('BC_ORDER_LEVEL has one budget center chosen for the whole order [C6-39]', () => {
    expect(changedBy(on('BC_ORDER_LEVEL'))).toEqual({ hasOrderBudgetCenter: true });
  });
});

describe('the delivery window', () => {
  const window = (is15: boolean, is90: boolean) =>
    displaySettings([
      { name: 'DELIVERY_WINDOW_15', display: is15 },
      { name: 'DELIVERY_WINDOW_90', display: is90 },
    ]).deliveryWindowDays;

  it('is 15 days with the rule for 15 alone [C6-40]', () => {
    expect(window(true, false)).toBe(15);
  });

  it('is 90 days with the rule for 90, also beside the other [C6-41]', () => {
    expect(window(false, true)).toBe(90);
    expect(window(true, true)).toBe(90);
  });

  it('is none with neither', () => {
    expect(window(false, false)).toBe(0);
  });
});

describe('without any rule', () => {
  it('everything shows, and neither invoice nor one budget center is the default', () => {
    expect(displaySettings([])).toEqual({
      showsPrices: true,
      showsTax: true,
      showsPayment: true,
      showsInvoice: true,
      offersNewCard: true,
      offersProfileCards: true,
      offersOrderCard: true,
      preselectsInvoice: false,
      mayChangeShippingLocation: true,
      hasOrderBudgetCenter: false,
      deliveryWindowDays: 90,
    });
  });
});

describe('the rules that are sent', () => {
  it("are all rules with their flags, the user's before the account's [C3-96]", () => {
    const rules = displayRulesOf({ SHOW_PRICE: false, BC_ORDER_LEVEL: true, SHOW_INVOICE: false }, { SHOW_PRICE: true });
    expect(changedBy(displaySettings(rules))).toEqual({ hasOrderBudgetCenter: true, showsInvoice: false });
    expect(rules.find((rule) => rule.name === 'DISPLAY_PAYMENT')?.subDisplayRules).toEqual([{ name: 'SHOW_INVOICE', display: false }]);
  });

  it('say the same as none when nobody changed anything', () => {
    expect(displaySettings(displayRulesOf())).toEqual(displaySettings([]));
    expect(displayRulesOf({ UNKNOWN_RULE: true }).map((rule) => rule.name)).not.toContain('UNKNOWN_RULE');
  });
});
