import { threeDSecureReturn } from '#contracts/checkout.ts';
import { originOf } from '../../config/origins.ts';
import type { Tx } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import { publish } from '../../events/index.ts';
import type { VendorAnswer } from '../../gateways/payment-vendor.ts';
import { endSeats, seatsOf } from '../../limits/index.ts';
import type { Shop } from '../../shop.ts';
import { DOUBTED_AFTER_MS, tellNameOfAnother } from '../hold-tenders.ts';
import { methodOf } from '../methods.ts';
import { leftOnHold, planReleaseOfUnneeded } from '../money-moves.ts';
import { findTenders, isNameOfAnother, moveTender, type TenderRow } from '../tender.repository.ts';
import { endUnrenewed, forgetSeats, lockMoneyOf, noteUnrenewed, siteOfOrder } from './renewal.repository.ts';

/** Who is written down for what a vendor has said. */
const VENDOR = 'vendor';

/** As long as an order is held for a payer whose bank asks them. */
const PAYER_HAS_MS = 10 * 60 * 1000;

/** Ends the move. @returns whether it was still to be made. */
type End = (tx: Tx, ended: 'DONE' | 'REFUSED') => Promise<boolean>;

type HoldMove = { readonly payment_id: string; readonly order_number: string };

/** The tender that is to hold, and the one whose place it takes. */
type Pair = { readonly tender: TenderRow; readonly replaced: TenderRow };

/** What is known of the hold. OVER: nobody needs it any more, or its payer never came back. */
type Known = Exclude<VendorAnswer, { kind: 'UNKNOWN' }> | { readonly kind: 'OVER' };

/**
 * Has a vendor hold money in place of another hold, under the key that was written down before: asked again, the same hold answers. Held, the old one is let go; declined, the old one stays, and
 * where nobody was there to choose another way, the buyer is asked for one. What nobody needs any more by the time the vendor answers, since the order was canceled meanwhile, is let go.
 *
 * @returns whether it was settled so that something is to be let go now.
 */
export async function makeHold(shop: Shop, move: HoldMove, end: End): Promise<boolean> {
  const pair = pairOf(await findTenders(shop.database, [move.order_number]), move.payment_id);
  const known = await ask(shop, pair);
  if (known === 'NOT_YET') return false;
  if (known.kind === 'APPROVED') return take(shop, move, known, end);
  if (known.kind === 'CHALLENGE' && !pair.tender.is_renewal) await askPayer(shop, pair.tender, known);
  else await refuse(shop, move, known, end);
  return false;
}

function pairOf(tenders: readonly TenderRow[], paymentId: string): Pair {
  const tender = tenders.find(({ payment_id: id }) => id === paymentId);
  const replaced = tenders.find(({ payment_id: id }) => id === tender?.replaces);
  if (tender === undefined || replaced === undefined) throw new Error(`Tender ${paymentId} takes no other one's place.`);
  return { tender, replaced };
}

async function ask(shop: Shop, { tender, replaced }: Pair): Promise<Known | 'NOT_YET'> {
  if (leftOnHold(replaced) <= 0) return { kind: 'OVER' };
  const waitsForPayer = tender.state === 'CHALLENGE' && tender.challenge_status === null;
  const isLate = shop.now().getTime() - tender.created_at.getTime() > PAYER_HAS_MS;
  if (waitsForPayer && !isLate) return 'NOT_YET';
  const { token, amount_cents: amountCents, order_number: reference, vendor_key: key } = tender;
  const asked = { token, amountCents, reference, key };
  const who = tender.is_renewal ? { renews: replaced.vendor_id ?? undefined } : { returnUrl: await wayBack(shop, reference) };
  const answer = await methodOf(tender.payment_type).hold(shop, { ...asked, ...who });
  // Who told their bank no, and never came back, has tried a card all the same: the bank says so.
  if (answer.kind === 'CHALLENGE' && waitsForPayer) return { kind: 'OVER' };
  if (answer.kind !== 'UNKNOWN') return answer;
  await moveTender(shop.database, { paymentId: tender.payment_id, to: 'UNKNOWN', actor: VENDOR, now: shop.now() });
  return 'NOT_YET';
}

/** Where the payer's bank sends the payer back to: to the site that they ordered on. */
async function wayBack({ database, settings }: Shop, orderNumber: string): Promise<string> {
  const [order] = await siteOfOrder(database, [orderNumber]);
  return `${originOf(settings, order?.tenant === 'SBA' ? 'SBA' : 'dotcom')}${threeDSecureReturn.path}`;
}

async function askPayer(shop: Shop, { payment_id: paymentId }: TenderRow, known: Extract<Known, { kind: 'CHALLENGE' }>): Promise<void> {
  const { vendorId, transactionId, challengeUrl } = known;
  await moveTender(shop.database, { paymentId, to: 'CHALLENGE', actor: VENDOR, now: shop.now(), vendorId, transactionId, challengeUrl });
}

async function take(shop: Shop, move: HoldMove, { vendorId }: Extract<Known, { kind: 'APPROVED' }>, end: End): Promise<boolean> {
  const { payment_id: paymentId, order_number: orderNumber } = move;
  const now = shop.now();
  try {
    return await transaction(shop.database, async (tx) => {
      await lockMoneyOf(tx, [orderNumber]);
      // What was given up meanwhile is let go by `releaseLate`.
      if (!(await end(tx, 'DONE'))) return false;
      const { tender, replaced } = pairOf(await findTenders(tx, [orderNumber]), paymentId);
      await moveTender(tx, { paymentId, to: 'APPROVED', actor: VENDOR, now, vendorId });
      const neededCents = Math.max(0, Math.min(leftOnHold(replaced), tender.amount_cents));
      const gone = [
        { paymentId: replaced.payment_id, amountCents: neededCents },
        { paymentId, amountCents: tender.amount_cents - neededCents },
      ].filter(({ amountCents }) => amountCents > 0);
      await planReleaseOfUnneeded(tx, orderNumber, gone, now);
      // Where a card with a balance pays a part of it, the rest is still to be paid.
      if (leftOnHold(replaced) <= neededCents && (await endUnrenewed(tx, [replaced.payment_id])) === 1)
        await publish(tx, { kind: 'order.paid-again', payload: { orderNumber } }, now);
      await endTry(tx, tender, 'PAID');
      return true;
    });
  } catch (error) {
    if (!isNameOfAnother(error)) throw error;
    tellNameOfAnother(shop, 'authorize', { orderNumber, vendorId });
    return false;
  }
}

async function refuse(shop: Shop, move: HoldMove, known: Exclude<Known, { kind: 'APPROVED' }>, end: End): Promise<void> {
  const { payment_id: paymentId, order_number: orderNumber } = move;
  const now = shop.now();
  const isDeclined = known.kind === 'DECLINED';
  await transaction(shop.database, async (tx) => {
    await lockMoneyOf(tx, [orderNumber]);
    if (!(await end(tx, 'REFUSED'))) return;
    // A decline may have held all the same, and what was sent may still be on its way: its vendor is asked once more, by `releaseLate`.
    const releaseDueAt = isDeclined ? new Date(now.getTime() + DOUBTED_AFTER_MS) : now;
    await moveTender(tx, { paymentId, to: isDeclined ? 'DECLINED' : 'VOIDED', actor: VENDOR, now, releaseDueAt });
    const { tender, replaced } = pairOf(await findTenders(tx, [orderNumber]), paymentId);
    await endTry(tx, tender, isDeclined ? 'DECLINED' : 'NOT_PAID');
    if (!tender.is_renewal || leftOnHold(replaced) <= 0) return;
    if ((await noteUnrenewed(tx, [replaced.payment_id, now])) === 1)
      await publish(tx, { kind: 'order.payment-needed', payload: { orderNumber } }, now);
  });
}

/** Ends the try of whoever pays another way. Last of a transaction: tries of one network wait for each other here. */
async function endTry(tx: Tx, tender: TenderRow, end: Parameters<typeof endSeats>[2]): Promise<void> {
  await forgetSeats(tx, [tender.payment_id]);
  await endSeats(tx, seatsOf(tender), end);
}
