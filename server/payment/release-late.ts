import type { PaymentState } from '#domain/payment/payment-states.ts';
import type { PaymentType } from '#domain/payment/payment-types.ts';
import { command, statement } from '../db/database.ts';
import { dueAgain, isDue } from '../db/due.ts';
import { inTime, LONGEST_LOOK_MS, MOST_ASKED_AT_ONCE } from '../schedule/index.ts';
import type { Shop } from '../shop.ts';
import { tellNameOfAnother } from './hold-tenders.ts';
import { methodOf } from './methods.ts';
import { askToReleaseOfOrder, findOtherNamed, moveTender } from './tender.repository.ts';

/** What was sent to a vendor is not on its way any longer than this. */
const LATEST_ARRIVAL_MS = 4 * 60 * 1000;

type LateTender = {
  readonly payment_id: string;
  readonly payment_type: PaymentType;
  readonly order_number: string;
  readonly amount_cents: number;
  readonly state: PaymentState;
  readonly vendor_key: string;
  readonly ended_at: Date;
};

/** Tenders that came to nothing, longest wait first; each is put off with a growing pause, so that none blocks the others. $1 now, $2 order or null */
const claimDue = statement<LateTender>(
  'tenders_release_claim',
  `
  update order_payments set release_tries = release_tries + 1, release_due_at = ${dueAgain('release_tries')}
  where payment_id in (select payment_id from order_payments where release_due_at is not null and ${isDue('release_due_at')} and ($2::text is null or order_number = $2)
    order by release_due_at limit ${MOST_ASKED_AT_ONCE} for update skip locked)
  returning payment_id, payment_type, order_number, amount_cents, state, vendor_key, checked_at as ended_at`,
);
const close = command('tender_release_close', 'update order_payments set release_due_at = null where payment_id = $1');

/**
 * Asks the vendors whether they hold anything of tenders that came to nothing, and has it let go: money that was held though
 * nobody heard of it, a payer who answered their bank after the order was given up, a decline that charged all the same. One that cannot be asked about is logged, asked
 * about again, and holds up no other.
 *
 * @param orderNumber only those of one order that are due; without it all of them.
 * @returns how many were asked about.
 */
export async function releaseLate(shop: Shop, orderNumber?: string): Promise<number> {
  const due = await claimDue(shop.database, [shop.now(), orderNumber ?? null]);
  await Promise.all(
    due.map((tender) =>
      inTime(releaseOne(shop, tender), LONGEST_LOOK_MS).catch((error: unknown) =>
        shop.log.error({ orderNumber: tender.order_number, err: error }, 'a tender that came to nothing could not be looked at'),
      ),
    ),
  );
  return due.length;
}

/**
 * A vendor tells that it holds an amount for an order: where the tender of it came to nothing, as by a decline that did charge, it is
 * asked, and has to let go.
 */
export async function releaseContradicted(shop: Shop, orderNumber: string, amountCents: number): Promise<void> {
  const contradicted = await askToReleaseOfOrder(shop.database, [orderNumber, amountCents, shop.now()]);
  if (contradicted > 0) await releaseLate(shop, orderNumber);
}

async function releaseOne(shop: Shop, tender: LateTender): Promise<void> {
  const method = methodOf(tender.payment_type);
  const { order_number: reference, amount_cents: amountCents, vendor_key: key } = tender;
  const found = await method.find(shop, { amountCents, reference, key });
  if (found === 'NONE') {
    if (shop.now().getTime() - tender.ended_at.getTime() > LATEST_ARRIVAL_MS) await close(shop.database, [tender.payment_id]);
    return;
  }
  if (found.kind === 'UNKNOWN') return;
  if (found.kind === 'DECLINED') {
    await close(shop.database, [tender.payment_id]);
    return;
  }
  const { vendorId } = found;
  if ((await findOtherNamed(shop.database, [vendorId, tender.payment_id])).length > 0) {
    tellNameOfAnother(shop, 'release', { orderNumber: reference, vendorId });
    return;
  }
  const outcome = await method.release(shop, { vendorId, key: `void_${key}` });
  if (outcome === 'REFUSED')
    shop.log.error({ vendorId }, 'a vendor refuses to let go what it holds for an order that was given up: somebody has to look');
  if (outcome !== 'DONE') return;
  if (tender.state === 'DECLINED')
    await moveTender(shop.database, { paymentId: tender.payment_id, to: 'VOIDED', actor: 'reconciler', now: shop.now(), vendorId });
  await close(shop.database, [tender.payment_id]);
}
