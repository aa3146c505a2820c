import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from '../stage/stage.ts';
import { newTally, openWire, type Client, type Tally } from './wire.ts';
import { buyOnce } from './buy.ts';

export const ITEM = '/cc/api/checkout/default/item';
/** Of which there are more than anybody can buy. */
const ADDED = ['100002', '100003'] as const;
const ADDERS = 4;
const BUYERS = 4;
/** Between two things that somebody does. */
const PAUSE_MS = 15;

/** What somebody was told of the cart that they fill, by item. What was never answered may be in it or not. */
export type Adder = { readonly client: Client; readonly told: Map<string, number>; readonly untold: Map<string, number> };

/** An order of which somebody was told the number: it was confirmed to them, or said to be processed. */
export type ToldOrder = {
  readonly client: Client;
  readonly orderNumber: string;
  readonly isConfirmed: boolean;
  readonly totalCents: number | undefined;
};

/** People who fill carts and order, without pause, until they are told to stop. */
export type Writers = {
  readonly tally: Tally;
  readonly adders: readonly Adder[];
  readonly orders: readonly ToldOrder[];
  /** Waits until so many more adds and orders were confirmed. @returns false when that took too long. */
  more(adds: number, orders: number, mostMs: number): Promise<boolean>;
  stop(): Promise<void>;
  close(): Promise<void>;
};

export function startWriters(stage: Stage): Writers {
  const tally = newTally();
  const orders: ToldOrder[] = [];
  const confirmed = { adds: 0, orders: 0 };
  const stopping = new AbortController();
  const wire = openWire(
    () => stage.nodes().map(({ base }) => base),
    tally,
    () => stopping.signal.aborted,
  );
  const adders: Adder[] = Array.from({ length: ADDERS }, () => ({ client: wire.client(), told: new Map(), untold: new Map() }));

  async function fill({ client, told, untold }: Adder): Promise<void> {
    await client.insist('GET', '/cc/api/checkout?grindType=ALL'); // the visit begins
    for (let count = 0; !stopping.signal.aborted; count += 1) {
      const itemId = ADDED[count % ADDED.length] ?? '';
      const answer = await client.insist('POST', ITEM, { items: [{ itemId, qty: 1 }] }, { key: randomUUID() });
      const isTold = answer?.status === 200;
      if (isTold) confirmed.adds += 1;
      const list = isTold ? told : untold;
      if (isTold || answer === undefined) list.set(itemId, (list.get(itemId) ?? 0) + 1);
      await sleep(PAUSE_MS);
    }
  }

  async function buy(number: number): Promise<void> {
    for (let count = number; !stopping.signal.aborted; count += 1) {
      const order = await buyOnce(wire.client(), stage.vendor.sandbox, count % 2 === 0);
      if (order !== undefined) orders.push(order);
      if (order?.isConfirmed === true) confirmed.orders += 1;
      await sleep(PAUSE_MS);
    }
  }

  const all = Promise.all([...adders.map(fill), ...Array.from({ length: BUYERS }, (_, number) => buy(number))]);
  all.catch(() => undefined);
  return {
    tally,
    adders,
    orders,
    async more(moreAdds, moreOrders, mostMs) {
      const until = performance.now() + mostMs;
      const [adds, bought] = [confirmed.adds + moreAdds, confirmed.orders + moreOrders];
      for (;;) {
        if (confirmed.adds >= adds && confirmed.orders >= bought) return true;
        if (performance.now() > until) return false;
        await sleep(10);
      }
    },
    async stop() {
      stopping.abort();
      await all;
    },
    close: () => wire.close(),
  };
}
