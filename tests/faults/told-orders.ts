import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import type { Stage } from './stage/stage.ts';
import type { ToldOrder } from './writers/writers.ts';

/** What failed is sent again after growing pauses. */
const LONGEST_TO_WRITE_MS = 60_000;
const AT_ONCE = 8;

/**
 * Whoever was told a number finds their order under it, with what became of it, and is written to about that once.
 *
 * @returns what is otherwise, a sentence each.
 */
export async function whatShoppersFind(database: Database, stage: Stage, orders: readonly ToldOrder[]): Promise<string[]> {
  const found: string[] = [];
  const left = [...orders];
  const look = async () => {
    for (let order = left.pop(); order !== undefined; order = left.pop()) {
      const { status, body } = await order.client.send('GET', `/cc/api/orders/${order.orderNumber}`);
      const became: unknown = Reflect.get(Object(body), 'status');
      if (status !== 200 || typeof became !== 'string')
        found.push(`order ${order.orderNumber} was told to its shopper, who is answered ${status} ${String(became)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return [...found, ...(await wronglyWritten(database, stage, orders))];
}

/** Orders whose shoppers were not written to, or more than once, of what became of their payment. */
async function wronglyWritten(database: Database, stage: Stage, orders: readonly ToldOrder[]): Promise<string[]> {
  const numbers = orders.map(({ orderNumber }) => orderNumber);
  for (const until = performance.now() + LONGEST_TO_WRITE_MS; ; await sleep(200)) {
    const { rows } = await database.query<{ order_number: string; mail: string }>(
      `select payload->>'orderNumber' as order_number, message_id as mail from outbox
       where kind in ('order.placed', 'order.given-up') and handler like '%mail' and payload->>'orderNumber' = any($1)`,
      [numbers],
    );
    const sent = await Promise.all(rows.map(async (row) => ({ ...row, isSent: await wasSent(stage, row.mail) })));
    const mails = Map.groupBy(
      sent.filter(({ isSent }) => isSent),
      ({ order_number: number }) => number,
    );
    const wrong = numbers.filter((number) => mails.get(number)?.length !== 1);
    if (wrong.length === 0) return [];
    if (performance.now() > until)
      return wrong.map(
        (number) => `the shopper of order ${number} was written to ${mails.get(number)?.length ?? 0} times of whether it was placed`,
      );
  }
}

async function wasSent(stage: Stage, mail: string): Promise<boolean> {
  for (const folder of stage.mailFolders())
    if (
      await access(join(folder, `${mail}.eml`)).then(
        () => true,
        () => false,
      )
    )
      return true;
  return false;
}
