import { z } from 'zod';
import { TransactionId } from '#contracts/checkout.ts';
import {
  GIFT_CARD_REFUSALS,
  type AllowedToPay,
  type GiftCardRefusal,
  type IssuedGiftCard,
  type IssuerEntry,
  type VendorAnswer,
  type VendorApproval,
  type VendorMove,
  type VendorToken,
} from './payment-vendor.ts';

/** What the sandbox sent back, not yet believed; undefined when no answer came. */
export type Sent = { readonly status: number; readonly body: unknown } | undefined;

/** Names that we store, send back and put into addresses: none is empty, long or of other signs. */
const VendorId = z.string().regex(/^[!-~]{1,200}$/);
const Label = z.string().regex(/^[ -~]{0,40}$/);
const Digits = z.string().regex(/^\d{0,4}$/);

const TokenAnswer = z.object({
  token: VendorId,
  kind: z.enum(['CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD']),
  brand: Label.nullish(),
  lastFourDigit: Digits,
  expiryMonth: Digits.nullish(),
  expiryYear: Digits.nullish(),
  balance: z.number().nonnegative().nullish(),
  fingerprint: VendorId.nullish(),
  checkoutId: z.string().max(100).nullish(),
  payer: VendorId.nullish(),
});
const ConfirmAnswer = z.object({
  status: z.enum(['APPROVED', 'DECLINED', 'RETRY']),
  vendor: z.string(),
  token: VendorId.nullish(),
  email: z.string().max(300).nullish(),
  payerId: VendorId.nullish(),
  amount: z.number().positive().nullish(),
  currency: z.string().nullish(),
  checkoutId: z.string().max(100).nullish(),
  payer: VendorId.nullish(),
  fingerprint: VendorId.nullish(),
  brand: Label.nullish(),
  lastFourDigit: Digits.nullish(),
  expiryMonth: Digits.nullish(),
  expiryYear: Digits.nullish(),
});
/** In an address, too: of the signs that stand there as they are. */
const SignedToken = z.string().regex(/^[\w.~-]{1,1000}$/);
const AllowedAnswer = z.object({
  value: SignedToken,
  paypalClientToken: SignedToken,
  validUntil: z.int().positive(),
  transactionId: VendorId,
});
const AuthorizationAnswer = z.object({
  id: VendorId,
  status: z.enum(['APPROVED', 'DECLINED', 'CHALLENGE']),
  transactionId: TransactionId.nullish(),
  challengeUrl: z.string().nullish(),
});
const MoveAnswer = z.object({ id: VendorId, status: z.enum(['APPROVED', 'DECLINED']) });
const BalanceAnswer = z.object({ balance: z.number().nonnegative() });
const RefusalAnswer = z.object({ code: z.string().regex(/^[A-Z][A-Z0-9_]{2,40}$/) });
const GiftCardRefusalAnswer = z.object({ code: z.enum(GIFT_CARD_REFUSALS) });

/** What an answer has to say again of what was asked, in the vendor's words; amounts in dollars. */
export type Asked = Readonly<Record<string, string | number>>;

/** How payments and movements are named, and where a payer may be sent: to a page of the vendor itself and nowhere else. */
export function namesOf(vendorUrl: string) {
  const ownPage = z
    .string()
    .max(2_000)
    .regex(/^[!-~]+$/)
    .startsWith(`${new URL(vendorUrl).origin}/`);
  return z.object({ id: VendorId, transactionId: TransactionId.nullish(), challengeUrl: ownPage.nullish() });
}

/**
 * The names under which a success tells of something else than what was asked, or of what cannot be a name of the vendor. What it
 * does not tell of is not what was asked.
 */
export function mismatchesOf(sent: Sent, asked: Asked, names: ReturnType<typeof namesOf>): string[] {
  if (sent?.status !== 200) return [];
  const told = z.record(z.string(), z.unknown()).safeParse(sent.body).data ?? {};
  const others = Object.entries(asked).flatMap(([name, value]) => (isSame(told[name], value) ? [] : [name]));
  const misnamed = names.safeParse(told).error?.issues.map(({ path }) => String(path[0])) ?? [];
  return [...others, ...new Set(misnamed)];
}

function isSame(told: unknown, asked: string | number): boolean {
  return typeof told === 'number' && typeof asked === 'number' ? toCents(told) === toCents(asked) : told === asked;
}

/** Refusals that end a payment: the token is nobody's, or whoever stands behind it does not pay. Any other leaves it open. */
const DECLINES: ReadonlySet<string | undefined> = new Set([
  'UNKNOWN_TOKEN',
  'CARD_DECLINED',
  'EXPIRED_CARD',
  'INSUFFICIENT_FUNDS',
  'CHALLENGE_FAILED',
  'VENDOR_DECLINED',
  'AMOUNT_NOT_APPROVED',
  'APPROVAL_USED',
  'CANNOT_RENEW',
]);

/** Refusals of a movement that asking again will not change. */
const FINAL: ReadonlySet<string | undefined> = new Set([
  'NOT_FOUND',
  'GIFT_CARD_SPENT',
  'NOT_APPROVED',
  'ALREADY_VOIDED',
  'ALREADY_CAPTURED',
  'AUTHORIZATION_EXPIRED',
  'CAPTURE_EXCEEDS_AUTHORIZATION',
  'VOID_EXCEEDS_AUTHORIZATION',
  'REFUND_EXCEEDS_CAPTURE',
]);

/** Refusals of a release that say that nothing is reserved. */
const NOTHING_RESERVED: ReadonlySet<string | undefined> = new Set(['NOT_FOUND', 'NOT_APPROVED', 'ALREADY_VOIDED', 'AUTHORIZATION_EXPIRED']);

/** The vendor's own code of a refusal; undefined for another answer, as that of a proxy in between. */
export function refusalCodeOf(sent: Sent): string | undefined {
  if (sent === undefined || sent.status < 400 || sent.status >= 500) return undefined;
  return RefusalAnswer.safeParse(sent.body).data?.code;
}

/** Whether a client's text may be a token of the vendor; what cannot be one need not be asked about. */
export function isPossibleToken(text: string): boolean {
  return /^[\w.~-]{1,200}$/.test(text);
}

/** Whether the vendor, and nobody in between, says that there is no such thing. */
export function isUnknownToVendor(sent: Sent): boolean {
  return sent?.status === 404 && refusalCodeOf(sent) === 'NOT_FOUND';
}

/** What a token stands for, or undefined when the answer does not say. */
export function readToken(sent: Sent): VendorToken | undefined {
  const answer = TokenAnswer.safeParse(sent?.body);
  if (!answer.success) return undefined;
  const { token, kind, brand, lastFourDigit, expiryMonth, expiryYear, balance, fingerprint, checkoutId, payer } = answer.data;
  return {
    token,
    kind,
    brand: brand ?? kind,
    lastFour: lastFourDigit,
    expiryMonth: numberOrNone(expiryMonth),
    expiryYear: numberOrNone(expiryYear),
    cardKey: fingerprint ?? undefined,
    checkoutId: checkoutId ?? undefined,
    payer: payer ?? undefined,
    balanceCents: typeof balance === 'number' ? toCents(balance) : undefined,
  };
}

/**
 * What became of an approval. One of another vendor or in another currency than ours is none; an answer that does not say so is no
 * answer.
 */
export function readApproval(sent: Sent, vendor: string): VendorApproval | 'RETRY' | 'DECLINED' | 'EXPIRED' | 'UNREACHABLE' {
  const code = refusalCodeOf(sent);
  if (isUnknownToVendor(sent) || code === 'APPROVAL_USED') return 'DECLINED';
  if (code === 'APPROVAL_EXPIRED') return 'EXPIRED';
  const answer = ConfirmAnswer.safeParse(sent?.body);
  if (sent?.status !== 200 || !answer.success || answer.data.vendor !== vendor) return 'UNREACHABLE';
  const { status, token, email, payerId, amount, currency, checkoutId, payer, fingerprint, brand, lastFourDigit, expiryMonth, expiryYear } =
    answer.data;
  if (status !== 'APPROVED') return status;
  if (!token || (typeof amount === 'number' && currency !== 'USD')) return 'UNREACHABLE';
  return {
    token,
    payerEmail: email ?? undefined,
    payerId: payerId ?? undefined,
    approvedCents: typeof amount === 'number' ? toCents(amount) : undefined,
    checkoutId: checkoutId ?? undefined,
    payer: payer ?? undefined,
    cardKey: fingerprint ?? undefined,
    brand: brand ?? '',
    lastFour: lastFourDigit ?? '',
    expiryMonth: numberOrNone(expiryMonth),
    expiryYear: numberOrNone(expiryYear),
  };
}

/** What a payer may do, or undefined when the answer does not say. */
export function readAllowed(sent: Sent): AllowedToPay | undefined {
  const answer = AllowedAnswer.safeParse(sent?.body);
  if (sent?.status !== 201 || !answer.success) return undefined;
  const { value, validUntil, paypalClientToken: payPalToken, transactionId } = answer.data;
  return { value, validUntil, payPalToken, transactionId };
}

export function readBalance(sent: Sent): { balanceCents: number } | undefined {
  const answer = BalanceAnswer.safeParse(sent?.body);
  return answer.success ? { balanceCents: toCents(answer.data.balance) } : undefined;
}

const IssuedAnswer = z.object({
  id: VendorId,
  accountNumber: z.string().regex(/^\d{16,19}$/),
  pin: z.string().regex(/^\d{4}$/),
  amount: z.number(),
});

/** A gift card that was issued; undefined for an answer that makes no sense, or that tells of another amount. */
export function readIssued(sent: Sent, amountCents: number): IssuedGiftCard | undefined {
  const answer = IssuedAnswer.safeParse(sent?.body);
  if (!answer.success || toCents(answer.data.amount) !== amountCents) return undefined;
  const { id, accountNumber, pin } = answer.data;
  return { cardId: id, accountNumber, pin };
}

const IssuerEntries = z.object({
  entries: z.array(
    z.object({
      id: VendorId,
      type: z.enum(['ISSUE', 'VOID']),
      card: VendorId,
      idempotencyKey: VendorId,
      amount: z.number().positive(),
      at: z.iso.datetime(),
    }),
  ),
});

/** What happened to gift cards that were issued; undefined when the answer does not say. */
export function readIssuerEntries(sent: Sent): IssuerEntry[] | undefined {
  const answer = IssuerEntries.safeParse(sent?.body);
  if (sent?.status !== 200 || !answer.success) return undefined;
  return answer.data.entries.map(({ id, type, card, idempotencyKey, amount, at }) => ({
    id,
    kind: type,
    cardId: card,
    key: idempotencyKey,
    amountCents: toCents(amount),
    at: new Date(at),
  }));
}

/** Why a gift card was not taken; any other answer says nothing about the card. */
export function readGiftCardRefusal(sent: Sent): GiftCardRefusal | 'UNREACHABLE' {
  const refusal = GiftCardRefusalAnswer.safeParse(sent?.body);
  return sent?.status === 422 && refusal.success ? refusal.data.code : 'UNREACHABLE';
}

/**
 * Only a decline is a decline: a wrong key, a limit or a request that the vendor could not read says nothing about the payment,
 * which may have been approved under our key before.
 */
export function readAuthorization(sent: Sent): VendorAnswer {
  if (sent?.status === 402 || sent?.status === 422)
    return DECLINES.has(refusalCodeOf(sent)) ? { kind: 'DECLINED', vendorId: undefined } : { kind: 'UNKNOWN' };
  const answer = AuthorizationAnswer.safeParse(sent?.body);
  if (sent?.status !== 200 || !answer.success) return { kind: 'UNKNOWN' };
  const { id, status, transactionId, challengeUrl } = answer.data;
  if (status !== 'CHALLENGE') return { kind: status, vendorId: id };
  // Nobody could answer a challenge without a name or a place.
  if (!transactionId || !challengeUrl) return { kind: 'UNKNOWN' };
  return { kind: 'CHALLENGE', vendorId: id, transactionId, challengeUrl };
}

/** What became of a capture or a refund. The same key with another body is `UNKNOWN`: what was done under it was something else. */
export function readMove(sent: Sent): VendorMove {
  if (sent?.status === 404 || sent?.status === 409) return FINAL.has(refusalCodeOf(sent)) ? 'REFUSED' : 'UNKNOWN';
  const answer = MoveAnswer.safeParse(sent?.body);
  if (sent?.status !== 200 || !answer.success) return 'UNKNOWN';
  return answer.data.status === 'APPROVED' ? 'DONE' : 'REFUSED';
}

/** What became of a release: where nothing is reserved, there is nothing left to release. */
export function readRelease(sent: Sent): VendorMove {
  const move = readMove(sent);
  return move === 'REFUSED' && NOTHING_RESERVED.has(refusalCodeOf(sent)) ? 'DONE' : move;
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

function numberOrNone(text: string | null | undefined): number | undefined {
  return text === null || text === undefined || text === '' ? undefined : Number(text);
}
