import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, refuseField, type Reply } from '#contracts/door.ts';
import type { listRestocks as listCall, orderRestockAgain as againCall } from '#contracts/restocks/restocks.ts';
import { addressLines } from '#domain/checkout/address-lines.ts';
import { missingForQuickBuy } from '#domain/checkout/quick-buy.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { earliestRestockDay } from '#domain/restocks/restock-days.ts';
import { toDollars } from '#domain/shared/money.ts';
import { quickBuyAddress } from '../addresses/index.ts';
import { watchItems } from '../catalog/index.ts';
import { mayBeInvoiced } from '../credit/index.ts';
import { transaction } from '../db/transaction.ts';
import { readWallet } from '../payment/index.ts';
import type { Looking, Person, Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { restockableOf, viewRestock, viewRun } from './restock.view.ts';
import { findOwnRestocks } from './restock.repository.ts';
import { findItemsOfRuns, findOwnRuns, findRunItems, lockOwnRun, moveRun, tryRunAgain, type RunRow } from './runs.repository.ts';

type Answer<C extends { readonly answer: z.ZodType }> = Promise<Reply<z.output<C['answer']>>>;

const MOST_RUNS = 8;

/** What comes again and again to who is signed in, and how it is sent and paid. */
export async function listRestocks(shop: Shop, { shopper }: Looking, { query }: Input<typeof listCall>): Answer<typeof listCall> {
  const { person } = shopper;
  if (person === undefined) return refuse('UNAUTHORIZED');
  const whose = [person.userId, shopper.tenant];
  const [rows, runs, means] = await Promise.all([
    findOwnRestocks(shop.database, whose),
    findOwnRuns(shop.database, [...whose, MOST_RUNS]),
    meansOf(shop, shopper, person),
  ]);
  const ofRuns = Map.groupBy(await findItemsOfRuns(shop.database, [runs.map(({ run_id: runId }) => runId)]), ({ run_id: runId }) => runId);
  const planned = runs.map((run) => ({ run, rows: ofRuns.get(run.run_id) ?? [] }));
  const itemIds = new Set([...rows, ...planned.flatMap((one) => one.rows)].map(({ item_id: itemId }) => itemId));
  const asked = query.itemId?.trim();
  const items = await watchItems(shop, shopper, [...itemIds.union(new Set(asked === undefined ? [] : [asked]))]);
  const found = restockableOf(asked === undefined ? undefined : items.get(asked));
  const announced = new Set(
    planned
      .filter(({ run }) => run.state === 'TOLD')
      .flatMap((one) => one.rows.filter(({ outcome }) => outcome === 'PLANNED').map(({ restock_id: id }) => id)),
  );
  return answer({
    offer:
      found === undefined
        ? null
        : {
            itemId: found.item.itemId,
            name: found.item.name,
            price: toDollars(found.unitCents),
            subscriptionId: rows.find(({ item_id: itemId }) => itemId === found.item.itemId)?.restock_id ?? null,
          },
    earliestDay: earliestRestockDay(shopDay(shop.now())),
    subscriptions: rows.map((row) => viewRestock(row, items.get(row.item_id), announced.has(row.restock_id))),
    runs: planned.map((one) => viewRun(one.run, one.rows, items)),
    ...means,
  });
}

type MeansView = Pick<z.output<(typeof listCall)['answer']>, 'missing' | 'paysOnInvoice' | 'address' | 'card'>;

async function meansOf(shop: Shop, shopper: Shopper, person: Person): Promise<MeansView> {
  const [address, wallet] = await Promise.all([quickBuyAddress(shop, person), readWallet(shop, person)]);
  const card = wallet?.userPayments.find(({ isDefault }) => isDefault);
  const paysOnInvoice = mayBeInvoiced(shopper);
  const missing = missingForQuickBuy({ hasAddress: address !== undefined, card });
  return {
    missing: paysOnInvoice ? missing.filter((need) => need === 'ADDRESS') : missing,
    paysOnInvoice,
    address: address === undefined ? null : addressLines({ ...address, organizationName: '' }).join(', '),
    card: card === undefined ? null : `${card.brand} ending in ${card.lastFourDigit}`,
  };
}

/** Has a day's order tried again that could not be placed. A run of somebody else does not exist. */
export async function orderRestockAgain(shop: Shop, { shopper }: Looking, { params }: Input<typeof againCall>): Answer<typeof againCall> {
  const { person } = shopper;
  if (person === undefined) return refuse('UNAUTHORIZED');
  const now = shop.now();
  const result = await transaction(shop.database, async (tx): Promise<RunRow | Reply<never>> => {
    const [run] = await lockOwnRun(tx, [params.runId, person.userId, shopper.tenant]);
    if (run === undefined) return refuse('NOT_FOUND');
    if (!(await moveRun(tx, run.run_id, { to: 'TOLD', now }))) return refuseField('runId', 'This order doesn’t wait to be tried again.');
    await tryRunAgain(tx, [run.run_id, shopDay(now)]);
    return { ...run, state: 'TOLD', order_on: shopDay(now), reason: null, said: null };
  });
  if ('ok' in result) return result;
  const rows = await findRunItems(shop.database, [result.run_id]);
  return answer(
    viewRun(
      result,
      rows,
      await watchItems(
        shop,
        shopper,
        rows.map(({ item_id: itemId }) => itemId),
      ),
    ),
  );
}
