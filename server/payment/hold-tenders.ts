import { isRefused, isUndecided } from '#domain/payment/payment-states.ts';
import type { VendorAnswer } from '../gateways/payment-vendor.ts';
import type { Shop } from '../shop.ts';
import { methodOf } from './methods.ts';
import { findTenders, moveTender, type TenderRow } from './tender.repository.ts';

/** How far the holds of an order's tenders have come. */
export type Holding =
  | { readonly kind: 'HELD'; readonly tenders: readonly TenderRow[] }
  /** One of them does not pay: the order comes to nothing. */
  | { readonly kind: 'REFUSED'; readonly tender: TenderRow }
  /** A vendor has not answered, or waits for the payer. */
  | { readonly kind: 'OPEN'; readonly tender: TenderRow };

type HoldOptions = {
  /** Where the payer's bank sends the payer back to. */
  readonly returnUrl: string;
  readonly actor: string;
  /**
   * Whether holds may be begun. Who only clears up starts none: he finds out what became of those that were begun, and what the
   * vendor has never seen is over.
   */
  readonly begins: boolean;
};

/**
 * Has the money of an order held, tender after tender in the order in which they pay, each under the key that was written down
 * before: asked again, the same hold answers. What was decided already is not asked about. Gift cards come first, so that
 * nothing has to be undone on a bank card when one of them is empty.
 *
 * @param known the tenders, where they were just written or read.
 */
export async function holdTenders(shop: Shop, orderNumber: string, options: HoldOptions, known?: readonly TenderRow[]): Promise<Holding> {
  const tenders = known ?? (await findTenders(shop.database, [orderNumber]));
  for (const tender of tenders) {
    if (isRefused(tender.state)) return { kind: 'REFUSED', tender };
    if (!isUndecided(tender.state)) continue;
    // The payer has not been back from the bank yet: the vendor would only say so again.
    if (tender.state === 'CHALLENGE' && tender.challenge_status === null) return { kind: 'OPEN', tender };
    const answer = await ask(shop, tender, options);
    // Somebody has found out something else meanwhile: that stands.
    if (!(await noteAnswer(shop, tender, answer, options.actor))) return holdTenders(shop, orderNumber, options);
    if (answer.kind === 'DECLINED') return { kind: 'REFUSED', tender };
    if (answer.kind !== 'APPROVED') return { kind: 'OPEN', tender };
  }
  return { kind: 'HELD', tenders };
}

async function ask(shop: Shop, tender: TenderRow, { returnUrl, begins }: HoldOptions): Promise<VendorAnswer> {
  const method = methodOf(tender.payment_type);
  if (begins || tender.challenge_status === 'Y') {
    const { token, amount_cents: amountCents, order_number: reference, vendor_key: key } = tender;
    return method.hold(shop, { token, amountCents, reference, key, returnUrl });
  }
  const found = await method.find(shop, tender.vendor_key);
  return found === 'NONE' ? { kind: 'DECLINED', vendorId: undefined } : found;
}

async function noteAnswer(shop: Shop, { payment_id: paymentId }: TenderRow, answer: VendorAnswer, actor: string): Promise<boolean> {
  const vendorId = 'vendorId' in answer ? (answer.vendorId ?? null) : null;
  const [transactionId, challengeUrl] = answer.kind === 'CHALLENGE' ? [answer.transactionId, answer.challengeUrl] : [null, null];
  return moveTender(shop.database, { paymentId, to: answer.kind, actor, now: shop.now(), vendorId, transactionId, challengeUrl });
}

/**
 * Gives up what a payer's bank was never answered, so that nothing is held for an order that does not come about.
 *
 * @returns whether nothing of it is open any more; false when the vendor could not be asked: try again later.
 */
export async function giveUpChallenges(shop: Shop, orderNumber: string, actor: string): Promise<boolean> {
  for (const tender of await findTenders(shop.database, [orderNumber])) {
    if (tender.state !== 'CHALLENGE') continue;
    if (!(await letGo(shop, tender, tender.vendor_id))) return false;
    await moveTender(shop.database, { paymentId: tender.payment_id, to: 'VOIDED', actor, now: shop.now() });
  }
  return true;
}

/**
 * Money that a vendor turns out to hold for an order that was given up, because its answer came late or never: it is let go.
 *
 * @returns whether it is settled.
 */
export async function giveBackLate(
  shop: Shop,
  tender: Pick<TenderRow, 'payment_id' | 'payment_type' | 'vendor_key'>,
  actor: string,
): Promise<boolean> {
  const found = await methodOf(tender.payment_type).find(shop, tender.vendor_key);
  if (found === 'NONE' || found.kind === 'DECLINED') return true;
  if (found.kind === 'UNKNOWN' || !(await letGo(shop, tender, found.vendorId))) return false;
  return moveTender(shop.database, { paymentId: tender.payment_id, to: 'VOIDED', actor, now: shop.now(), vendorId: found.vendorId });
}

/** @returns whether the vendor holds nothing of it any more. */
async function letGo(
  shop: Shop,
  { payment_type: type, vendor_key: key }: Pick<TenderRow, 'payment_type' | 'vendor_key'>,
  vendorId: string | null,
): Promise<boolean> {
  if (vendorId === null) return true;
  const outcome = await methodOf(type).release(shop, { vendorId, key: `void_${key}` });
  if (outcome === 'REFUSED')
    shop.log.error({ vendorId }, 'a vendor refuses to let go what it holds for an order that was given up: somebody has to look');
  return outcome === 'DONE';
}
