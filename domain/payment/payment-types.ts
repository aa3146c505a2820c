type Kind = {
  readonly label: string;
  readonly hasBalance: boolean;
  /** What it is on the wire, where that is another kind: a card that is not typed here. */
  readonly onTheWire?: 'CREDIT_CARD';
  /** Its payer approves it at its vendor's own page. */
  readonly isApprovedAtVendor?: true;
  /** Its payer pays it in parts, later; the shop is paid by its vendor as with any other. */
  readonly isPaidLater?: true;
};

/**
 * Every kind of tender: what people call it, and whether it has a balance of its own. Those that have one pay
 * before all others, in the order in which they stand here, and several of them may stand on an order; of the others one pays the rest.
 * Which of all of them this shop takes is told by the methods that are registered.
 */
const KINDS = {
  GIFT_CARD: { label: 'Gift card', hasBalance: true },
  PREPAID_CARD: { label: 'Prepaid card', hasBalance: true },
  CREDIT_CARD: { label: 'Card', hasBalance: false },
  PAYPAL: { label: 'PayPal', hasBalance: false, isApprovedAtVendor: true },
  KLARNA: { label: 'Klarna', hasBalance: false, isApprovedAtVendor: true, isPaidLater: true },
  VISA_PAY: { label: 'Visa wallet', hasBalance: false, isApprovedAtVendor: true, onTheWire: 'CREDIT_CARD' },
  APPLE_PAY: { label: 'Apple Pay', hasBalance: false, isApprovedAtVendor: true, onTheWire: 'CREDIT_CARD' },
  INVOICE: { label: 'Invoice', hasBalance: false },
} as const satisfies Record<string, Kind>;

export type PaymentType = keyof typeof KINDS;

/** Kinds as the wire names them. (C §3, Payment info) */
export type WirePaymentType = {
  [Type in PaymentType]: (typeof KINDS)[Type] extends { readonly onTheWire: infer Wire } ? Wire : Type;
}[PaymentType];

export function wirePaymentType(type: PaymentType): WirePaymentType {
  switch (type) {
    case 'VISA_PAY':
    case 'APPLE_PAY':
      return KINDS[type].onTheWire;
    default:
      return type;
  }
}

/** Tenders with a balance of their own. */
export type StoredValueType = { [Type in PaymentType]: (typeof KINDS)[Type]['hasBalance'] extends true ? Type : never }[PaymentType];

export const PAYMENT_TYPES: readonly PaymentType[] = keysOf(KINDS);

/** Tenders that are approved at their vendors' own pages. */
export type VendorPaymentType = {
  [Type in PaymentType]: (typeof KINDS)[Type] extends { readonly isApprovedAtVendor: true } ? Type : never;
}[PaymentType];

/** In the order in which they are offered. */
export const VENDOR_PAYMENT_TYPES: readonly VendorPaymentType[] = PAYMENT_TYPES.filter(isApprovedAtVendor);

export function isApprovedAtVendor(type: PaymentType): type is VendorPaymentType {
  return 'isApprovedAtVendor' in KINDS[type];
}

export const WIRE_PAYMENT_TYPES: readonly WirePaymentType[] = [...new Set(PAYMENT_TYPES.map(wirePaymentType))];

/** In the order in which they pay. */
export const STORED_VALUE_TYPES: readonly StoredValueType[] = PAYMENT_TYPES.filter(isStoredValue);

export function isStoredValue(type: PaymentType): type is StoredValueType {
  return KINDS[type].hasBalance;
}

/** What people call it. */
export function labelOfTender(type: PaymentType): string {
  return KINDS[type].label;
}

function keysOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  const keys: Extract<keyof Table, string>[] = [];
  for (const key in table) keys.push(key);
  return keys;
}

/** Whether its payer pays it in parts, later. */
export function isPaidLater(type: VendorPaymentType): boolean {
  const kind: Kind = KINDS[type];
  return kind.isPaidLater === true;
}
