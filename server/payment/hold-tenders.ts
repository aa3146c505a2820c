import { isRefused, isUndecided } from '#domain/payment/payment-states.ts';
import type { VendorAnswer } from '../gateways/payment-vendor.ts';
import type { Shop } from '../shop.ts';
import { methodOf } from './methods.ts';
import { askToRelease, findTenders, isNameOfAnother, moveTender, type TenderRow } from './tender.repository.ts';

/** How far the holds of an order's tenders have come. */
export type Holding =
  | { readonly kind: 'HELD'; readonly tenders: readonly TenderRow[] }
  /** One of them does not pay: the order comes to nothing. `wasTried` unless its vendor has never heard of it. */
  | { readonly kind: 'REFUSED'; readonly tender: TenderRow; readonly wasTried: boolean }
  /** A vendor has not answered (`isUnheard`), or waits for the payer. */
  | { readonly kind: 'OPEN'; readonly tender: TenderRow; readonly isUnheard: boolean };

/**
 * In which part holds are looked at. The PAYER's order begins them. A LISTENER has heard something and only finds out about what was
 * begun. Whoever CLEARS_UP comes when nobody else will: what a vendor has never heard of by then is over. Whoever ENDS it looks for the last time.
 */
export type HoldingAs = 'PAYER' | 'LISTENER' | 'CLEARS_UP' | 'ENDS';

type HoldOptions = {
  /** Where the payer's bank sends the payer back to. */
  readonly returnUrl: string;
  readonly actor: string;
  readonly as: HoldingAs;
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
    if (isRefused(tender.state)) return { kind: 'REFUSED', tender, wasTried: true };
    if (!isUndecided(tender.state)) continue;
    if (isPayersTurn(tender, options)) return { kind: 'OPEN', tender, isUnheard: false };
    const answer = await ask(shop, tender, options);
    if (answer === 'NOT_BEGUN') return { kind: 'OPEN', tender, isUnheard: false };
    const noted = await noteAnswer(shop, tender, answer, options.actor);
    // A payer's bank that cannot be heard for once still waits for the payer.
    if (answer.kind === 'UNKNOWN' || noted === 'OF_ANOTHER') return { kind: 'OPEN', tender, isUnheard: true };
    // Somebody has found out something else meanwhile: that stands, and what the vendor holds against it is let go.
    if (noted === 'OVERTAKEN') {
      await askToRelease(shop.database, [tender.payment_id, shop.now()]);
      return holdTenders(shop, orderNumber, options);
    }
    if (answer.kind === 'DECLINED') return { kind: 'REFUSED', tender, wasTried: answer.releaseDueAt === undefined };
    if (answer.kind === 'CHALLENGE') return { kind: 'OPEN', tender, isUnheard: false };
  }
  return { kind: 'HELD', tenders };
}

/**
 * A payer who has not been back from the bank is waited for. Who never comes back may have told the bank all the same: whoever hears
 * of it, or ends it, asks.
 */
function isPayersTurn({ state, challenge_status: said }: TenderRow, { as }: HoldOptions): boolean {
  return state === 'CHALLENGE' && said === null && (as === 'PAYER' || as === 'CLEARS_UP');
}

/** A decline that did charge is found out about so late, when nothing of it is on its way any more. */
export const DOUBTED_AFTER_MS = 60_000;

type Answer = VendorAnswer & { readonly releaseDueAt?: Date };

async function ask(shop: Shop, tender: TenderRow, { returnUrl, as }: HoldOptions): Promise<Answer | 'NOT_BEGUN'> {
  const method = methodOf(tender.payment_type);
  const { token, amount_cents: amountCents, order_number: reference, vendor_key: key } = tender;
  // What the payer has told the bank decides when the same hold is asked for again, and not by looking.
  const mayBeConfirmed = tender.state === 'CHALLENGE' && tender.challenge_status !== 'N';
  if (as === 'PAYER' || mayBeConfirmed) return method.hold(shop, { token, amountCents, reference, key, returnUrl });
  const found = await method.find(shop, { amountCents, reference, key });
  if (found === 'NONE' && as === 'LISTENER') return 'NOT_BEGUN';
  // Nobody has heard of it: it is over, but what was sent may still be on its way.
  return found === 'NONE' ? { kind: 'DECLINED', vendorId: undefined, releaseDueAt: shop.now() } : found;
}

type Noted = 'NOTED' | 'OVERTAKEN' | 'OF_ANOTHER';

/**
 * @returns `OVERTAKEN` when somebody has found out something else meanwhile, which stands; `OF_ANOTHER` for an answer under the
 *   name of another payment: it says nothing about this one, and the vendor is asked again.
 */
async function noteAnswer(shop: Shop, tender: TenderRow, answer: Answer, actor: string): Promise<Noted> {
  const { payment_id: paymentId, order_number: orderNumber } = tender;
  const vendorId = 'vendorId' in answer ? (answer.vendorId ?? null) : null;
  const [transactionId, challengeUrl] = answer.kind === 'CHALLENGE' ? [answer.transactionId, answer.challengeUrl] : [null, null];
  const releaseDueAt = answer.releaseDueAt ?? (answer.kind === 'DECLINED' ? new Date(shop.now().getTime() + DOUBTED_AFTER_MS) : undefined);
  const move = { paymentId, to: answer.kind, actor, now: shop.now(), vendorId, transactionId, challengeUrl };
  try {
    return (await moveTender(shop.database, { ...move, ...(releaseDueAt !== undefined && { releaseDueAt }) })) ? 'NOTED' : 'OVERTAKEN';
  } catch (error) {
    if (!isNameOfAnother(error)) throw error;
    tellNameOfAnother(shop, answer.kind === 'CHALLENGE' ? 'challenge' : 'authorize', { orderNumber, vendorId, transactionId });
    await moveTender(shop.database, { paymentId, to: 'UNKNOWN', actor, now: shop.now() });
    return 'OF_ANOTHER';
  }
}

/** Somebody has to look, and is alarmed: a vendor calls two payments the same. */
export function tellNameOfAnother(shop: Shop, operation: string, which: Readonly<Record<string, string | null>>): void {
  shop.metrics.vendorCalls.inc({ operation, outcome: 'mismatch' });
  shop.metrics.vendorUnclear.inc({ operation, outcome: 'mismatch' });
  shop.log.error(which, 'a vendor answers under the name of another payment: somebody has to look');
}
