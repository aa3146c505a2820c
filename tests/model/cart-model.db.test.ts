import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { commandSequences } from './cart-commands.ts';
import type { Command } from './command.ts';
import { CartRun } from './cart-runner.ts';
import { makeLane, type Lane } from './test-lanes.ts';

/** CART_MODEL_RUNS=20000 is a long run; CART_MODEL_SEED gives again what failed with that seed. */
const RUNS = Number(process.env['CART_MODEL_RUNS'] ?? 2000);
const SEED = Number(process.env['CART_MODEL_SEED'] ?? Math.trunc(Math.random() * 1e9));
const LANES = 4;
/** After so many runs the following has been said by the shop, so that the comparison means something. */
const ENOUGH_RUNS = 1000;
const REFUSED = words(`
  CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY DELIVERY_COMBINATION_CONSTRAINT_FAILED INVALID_COUPON
  INVALID_DATA_ITEM INVALID_FREE_ITEM INVALID_STORE_NUMBER ITEM_NOT_AVAILABLE MISSING_USER
  NOT_AVAILABLE_FOR_BOPIS OUT_OF_STOCK PRICE_NOT_AVAILABLE QTY_LIMIT_EXCEEDED RESTRICTED_ITEM SKU_INVALID
  STANDALONE_WARRANTY_ITEM SURCHG_ALTS_ITM_MSG`).map((code) => `ERROR ${code}`);
const CHANGED = words(`
  ADDON_THRESHOLD_NOT_MET EXCEEDS_MAX_LINE_QTY INVALID_FREE_ITEM OUT_OF_STOCK PARTIAL_QTY_AVAILABLE
  PARTIAL_QTY_FIXED QTY_LIMIT_ITEM`).map((code) => `WARN ${code}`);
const REASONS = words(`
  BOPIS_EVENT_ERROR COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL ORDER_TOTAL_NOT_MET_ERROR QUALIFYING_ITEMS_NOT_FOUND_ERROR
  REWARDS_COUPON_ERROR_MESSAGE`).map((reason) => `PENDING ${reason}`);
const TOLD = words(`
  BASKET_COUPON COURIER_SURCHARGE EXTENDED_AREA FREE_FOR_MEMBERS FREE_FROM_THRESHOLD FURNITURE_SERVICE
  INSTANT_COUPON ITEM_COUPON MEMBER_PRICE REMOTE_AREA SHIPPING_COUPON STANDARD_SHIPPING CART_AUTO_MERGE
  SFL_MOVED VOLUME_PRICE`);

const site = useShop();
const lanes: Lane[] = [];
const seen = new Set<string>();

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

async function runInBoth(lane: Lane, commands: readonly Command[]): Promise<void> {
  const run = new CartRun(site, lane, seen);
  await run.begin();
  for (const command of commands) await run.do(command);
}

describe('whatever a shopper does', () => {
  beforeAll(async () => {
    for (let number = 0; number < LANES; number += 1) lanes.push(await makeLane(site, number));
    site.shop.catalog.forget();
  });

  it(`leaves the shop and the model with the same cart (seed ${SEED})`, { timeout: 60_000 + RUNS * 200 }, async () => {
    const outcomes = await Promise.allSettled(
      lanes.map((lane, index) =>
        fc.assert(
          fc.asyncProperty(commandSequences, (commands) => runInBoth(lane, commands)),
          { numRuns: Math.ceil(RUNS / LANES), seed: SEED + index, includeErrorInReport: true },
        ),
      ),
    );
    const failures = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason instanceof Error ? outcome.reason.message : outcome.reason] : [],
    );
    expect(failures.join('\n\n')).toBe('');
    if (RUNS >= ENOUGH_RUNS) expect([...seen]).toEqual(expect.arrayContaining([...REFUSED, ...CHANGED, ...REASONS, ...TOLD]));
    expect(site.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
