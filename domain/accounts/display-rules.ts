/** A display rule as it travels with the cart and the session. (C §3, Metadata) */
export interface DisplayRule {
  name: string;
  display: boolean;
  subDisplayRules?: readonly { name: string; display: boolean }[] | undefined;
}

/** Every display rule, with what holds when the server sends none: all show but the two that change a default. */
const DEFAULT_DISPLAY = {
  SHOW_PRICE: true,
  SHOW_TAX: true,
  DISPLAY_PAYMENT: true,
  SHOW_NEW_CARD: true,
  SHOW_PROFILE_CC: true,
  SHOW_ORDER_CC: true,
  DEFAULT_INVOICE: false,
  CHANGE_SHIPPING_LOCATION: true,
  BC_ORDER_LEVEL: false,
  DELIVERY_WINDOW_15: true,
  DELIVERY_WINDOW_90: true,
} as const;

export type DisplayRuleName = keyof typeof DEFAULT_DISPLAY;

/** What the rules mean for a page. */
export interface DisplaySettings {
  showsPrices: boolean;
  showsTax: boolean;
  showsPayment: boolean;
  showsInvoice: boolean;
  offersNewCard: boolean;
  offersProfileCards: boolean;
  offersOrderCard: boolean;
  preselectsInvoice: boolean;
  mayChangeShippingLocation: boolean;
  /** One budget center for the whole order; else one per row. */
  hasOrderBudgetCenter: boolean;
  /** How many days after the earliest one a future delivery may be; 0 when no window is on. */
  deliveryWindowDays: 0 | 15 | 90;
}

/** Whether a rule is on; one that is missing has its default. */
export function isDisplayed(rules: readonly DisplayRule[], name: DisplayRuleName): boolean {
  return rules.find((rule) => rule.name === name)?.display ?? DEFAULT_DISPLAY[name];
}

/** SHOW_INVOICE stands beneath DISPLAY_PAYMENT: without a payment choice there is no invoice to choose. */
function isInvoiceDisplayed(rules: readonly DisplayRule[]): boolean {
  const below = rules.find((rule) => rule.name === 'DISPLAY_PAYMENT')?.subDisplayRules ?? [];
  return isDisplayed(rules, 'DISPLAY_PAYMENT') && (below.find((rule) => rule.name === 'SHOW_INVOICE')?.display ?? true);
}

function deliveryWindowDays(rules: readonly DisplayRule[]): 0 | 15 | 90 {
  if (isDisplayed(rules, 'DELIVERY_WINDOW_90')) return 90;
  return isDisplayed(rules, 'DELIVERY_WINDOW_15') ? 15 : 0;
}

/** Reads a user's display rules once, for everything that depends on them. */
export function displaySettings(rules: readonly DisplayRule[]): DisplaySettings {
  const showsInvoice = isInvoiceDisplayed(rules);
  return {
    showsPrices: isDisplayed(rules, 'SHOW_PRICE'),
    showsTax: isDisplayed(rules, 'SHOW_TAX'),
    showsPayment: isDisplayed(rules, 'DISPLAY_PAYMENT'),
    showsInvoice,
    offersNewCard: isDisplayed(rules, 'SHOW_NEW_CARD'),
    offersProfileCards: isDisplayed(rules, 'SHOW_PROFILE_CC'),
    offersOrderCard: isDisplayed(rules, 'SHOW_ORDER_CC'),
    preselectsInvoice: showsInvoice && isDisplayed(rules, 'DEFAULT_INVOICE'),
    mayChangeShippingLocation: isDisplayed(rules, 'CHANGE_SHIPPING_LOCATION'),
    hasOrderBudgetCenter: isDisplayed(rules, 'BC_ORDER_LEVEL'),
    deliveryWindowDays: deliveryWindowDays(rules),
  };
}

const isDisplayRuleName = (text: string): text is DisplayRuleName => Object.hasOwn(DEFAULT_DISPLAY, text);

/**
 * The rules to send for a user: every rule with its flag, SHOW_INVOICE beneath DISPLAY_PAYMENT. Flags are looked up by name in
 * the given layers, a later one (the user's) before an earlier one (the account's), else the default holds.
 */
export function displayRulesOf(...layers: readonly Readonly<Record<string, boolean>>[]): DisplayRule[] {
  const flagOf = (name: string) => layers.findLast((layer) => layer[name] !== undefined)?.[name];
  return Object.keys(DEFAULT_DISPLAY)
    .filter(isDisplayRuleName)
    .map((name) => ({
      name,
      display: flagOf(name) ?? DEFAULT_DISPLAY[name],
      subDisplayRules: name === 'DISPLAY_PAYMENT' ? [{ name: 'SHOW_INVOICE', display: flagOf('SHOW_INVOICE') ?? true }] : [],
    }));
}
