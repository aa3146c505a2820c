import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { listFigures, type WatchedFigure } from './watched-figures.ts';

/**
 * Gauges of what one node of all looks for each minute. Every node shows what was found last.
 *
 * @returns reads it again. While the database cannot be asked they stay as they are: what rings goes on ringing.
 */
export function makeWatchedGauges(database: Database, registers: Registry[]): () => Promise<void> {
  const broken = new Gauge({ name: 'shop_broken_invariants', help: 'Rows that break an invariant', labelNames: ['invariant'], registers });
  const looked = new Gauge({
    name: 'shop_invariants_checked_timestamp_seconds',
    help: 'When the invariant, or what waits for a person, that has waited longest was last looked for; 0: never',
    registers,
  });
  const waiting = (name: string, help: string) => new Gauge({ name, help, registers });
  const gaugeOf = new Map([
    ['chargeFailed', waiting('shop_shipments_charge_failed', 'Shipments that stay because a tender that was approved did not pay')],
    [
      'ordersUnpaid',
      waiting('shop_orders_unpaid', 'Orders whose bank did not renew the hold on their money, and that nobody has paid another way yet'),
    ],
    ['ordersHeld', waiting('shop_orders_on_hold', 'Orders that are on hold until a person has looked at them')],
    ['movesRefused', waiting('shop_money_moves_refused', 'Money that a vendor refused to let go or to give back')],
    ['vendorSilent', waiting('shop_vendor_questions_open', 'Money of which a vendor has not said for half an hour what became of it')],
  ]);
  const show = (figures: readonly WatchedFigure[]) => {
    broken.reset();
    for (const { kind, name, figure } of figures) {
      if (kind === 'WAITING') gaugeOf.get(name)?.set(figure);
      else if (figure > 0) broken.set({ invariant: name }, figure);
    }
    looked.set(figures.length === 0 ? 0 : Math.min(...figures.map(({ looked_at: at }) => at)));
  };
  return () => listFigures(database, []).then(show, () => undefined);
}
