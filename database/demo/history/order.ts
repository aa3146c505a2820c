import type { ShipmentKind } from '#domain/orders/shipment-plan.ts';

/** A past order with all that hangs on it, as it is written into the database. Instants, amounts in cents. */
export type PastOrder = {
  readonly orderNumber: string;
  readonly cartId: string;
  readonly tenant: 'dotcom' | 'SBA';
  readonly userId: string | null;
  readonly accountNumber: string | null;
  readonly email: string;
  readonly status: 'DELIVERED' | 'PICKED_UP' | 'CANCELLED' | 'RETURNED';
  readonly totalCents: number;
  /** The cart summary by its wire names, amounts in integer cents. */
  readonly summary: Readonly<Record<string, number>>;
  readonly addresses: readonly OrderAddress[];
  readonly deliveryGroups: readonly {
    readonly key: string;
    readonly title: string;
    readonly count: number;
    readonly cartItemIds: readonly string[];
  }[];
  readonly details: OrderDetails;
  readonly placedAt: Date;
  readonly updatedAt: Date;
  readonly lines: readonly PastLine[];
  readonly payments: readonly PastPayment[];
  readonly shipments: readonly PastShipment[];
  readonly moves: readonly PastMove[];
  readonly returns: readonly PastReturn[];
  readonly events: readonly PastEvent[];
};

/** As the wire shows addresses. (C §3, Address) */
export type OrderAddress = {
  readonly id: string;
  readonly type: 'S' | 'B' | 'SB' | 'ST';
  readonly firstName: string;
  readonly lastName: string;
  readonly organizationName: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: 'US';
  readonly storeNumber: string | null;
  readonly phones: readonly string[];
  readonly field1: null;
};

export type OrderDetails = {
  /** Codes that took something off. */
  readonly coupons: readonly string[];
  readonly discounts: readonly { readonly code: string; readonly description: string; readonly amountCents: number }[];
  readonly pickupPerson: { readonly firstName: string; readonly lastName: string; readonly phone: string; readonly email: string } | null;
  /** The center that bears all of it: null where each row has its own, or there is none. */
  readonly budgetCenter: string | null;
  readonly budgetCenterName: string | null;
  readonly accounting?: { readonly poNumber: string };
  readonly isInvoice: boolean;
  readonly isTaxExempt: boolean;
};

export type PastLine = {
  readonly lineId: string;
  readonly itemId: string;
  readonly name: string;
  readonly qty: number;
  readonly unitCents: number;
  readonly baseCents: number;
  readonly finalCents: number;
  readonly taxCents: number;
  readonly deliveryType: 'STA' | 'ISP';
  readonly locationId: string;
  readonly storeNumber: string | null;
  readonly promisedFor: string;
  readonly details: {
    readonly minDeliveryDate: string;
    readonly maxDeliveryDate: string;
    readonly storeNumber: string | null;
    readonly parentLineId: null;
    readonly picture: string;
    readonly productType: null;
    readonly categoryId: string;
    /** The budget center of the row, and what its people call it: null where one bears the whole order, or none. */
    readonly bcName: string | null;
    readonly budgetCenterName: string | null;
  };
};

export type PastPayment = {
  readonly paymentId: string;
  readonly paymentType: 'CREDIT_CARD' | 'PAYPAL' | 'INVOICE';
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
  readonly amountCents: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly releasedCents: number;
  readonly state: 'CAPTURED' | 'VOIDED' | 'PARTLY_REFUNDED' | 'REFUNDED';
};

export type PastShipment = {
  readonly shipmentId: string;
  readonly kind: ShipmentKind;
  readonly storeNumber: string | null;
  readonly promisedFor: string | null;
  readonly state: PastOrder['status'];
  readonly goodsCents: number;
  readonly feesCents: number;
  readonly tracking: string | null;
  readonly lineIds: readonly string[];
  readonly updatedAt: Date;
};

/** Money that was taken, let go or given back at the vendor. */
export type PastMove = {
  readonly moveId: string;
  readonly paymentId: string;
  readonly kind: 'CAPTURE' | 'RELEASE' | 'REFUND';
  readonly amountCents: number;
  readonly at: Date;
  readonly shipmentId?: string;
  readonly returnId?: string;
};

export type PastReturn = {
  readonly returnId: string;
  readonly refundCents: number;
  readonly reason: 'NO_LONGER_NEEDED';
  readonly at: Date;
  readonly lines: readonly { readonly lineId: string; readonly qty: number; readonly refundCents: number }[];
};

export type PastEvent = {
  readonly paymentId: string | null;
  readonly shipmentId: string | null;
  readonly kind: 'ORDER' | 'PAYMENT' | 'SHIPMENT';
  readonly fromState: string | null;
  readonly toState: string;
  readonly at: Date;
};
