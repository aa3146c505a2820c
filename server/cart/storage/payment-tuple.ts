import type { AttachedTender } from '../../payment/index.ts';

/** A tender as the column `payments` holds it: vendors' tokens, never numbers. */
export type PaymentTuple = [
  paymentId: string,
  paymentType: AttachedTender['paymentType'],
  token: string,
  brand: string,
  lastFour: string,
  expiryMonth: number | null,
  expiryYear: number | null,
  nickname: string,
  isToSave: boolean,
  limitCents: number | null,
  balanceCents?: number | null,
  cardKey?: string | null,
  walletCardId?: string | null,
];

/** The tender that a tuple holds. */
export function paymentFromTuple([
  paymentId,
  paymentType,
  token,
  brand,
  lastFour,
  expiryMonth,
  expiryYear,
  nickname,
  isToSave,
  limitCents,
  balanceCents,
  cardKey,
  walletCardId,
]: PaymentTuple): AttachedTender {
  return {
    paymentId,
    paymentType,
    token,
    brand,
    lastFour,
    expiryMonth: expiryMonth ?? undefined,
    expiryYear: expiryYear ?? undefined,
    nickname,
    isToSave,
    limitCents: limitCents ?? undefined,
    balanceCents: balanceCents ?? undefined,
    cardKey: cardKey ?? undefined,
    walletCardId: walletCardId ?? undefined,
  };
}

/** A tender as it is stored. */
export function paymentTupleOf(payment: AttachedTender): PaymentTuple {
  return [
    payment.paymentId,
    payment.paymentType,
    payment.token,
    payment.brand,
    payment.lastFour,
    payment.expiryMonth ?? null,
    payment.expiryYear ?? null,
    payment.nickname,
    payment.isToSave,
    payment.limitCents ?? null,
    payment.balanceCents ?? null,
    payment.cardKey ?? null,
    payment.walletCardId ?? null,
  ];
}
