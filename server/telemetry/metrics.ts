import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../db/database.ts';
import { makeWatchedGauges } from './watched-gauges.ts';

/** The figures that /metrics shows, in the Prometheus text format. */
export type Metrics = {
  readonly requestSeconds: Histogram<'call' | 'status'>;
  /** Pages that are made once for all who see the same: `made`, then `packed`, or `not_packed` where that failed. */
  readonly pagesForMany: Counter<'step'>;
  readonly ordersPlaced: Counter<'tenant'>;
  readonly vendorCalls: Counter<'operation' | 'outcome'>;
  /** Answers of the vendor that decide nothing, silence too. */
  readonly vendorUnclear: Counter<'operation' | 'outcome'>;
  readonly outboxWaiting: Gauge;
  text(): Promise<string>;
};

/** Makes a registry of its own, so that two shops in one process (as in tests) do not share figures. */
export function makeMetrics(database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const readWatched = makeWatchedGauges(database, registers);
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(
    new Gauge({
      name: 'shop_database_connections',
      help: 'Connections to PostgreSQL by state',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'open' }, database.totalCount);
        this.set({ state: 'idle' }, database.idleCount);
        this.set({ state: 'waited_for' }, database.waitingCount);
      },
    }),
  );
  return {
    requestSeconds: new Histogram({
      name: 'shop_request_seconds',
      help: 'Time to answer a call or a page',
      labelNames: ['call', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    pagesForMany: new Counter({
      name: 'shop_pages_for_many_total',
      help: 'Pages made once for all who see the same, by what was done with them',
      labelNames: ['step'],
      registers,
    }),
    ordersPlaced: new Counter({ name: 'shop_orders_placed_total', help: 'Orders placed', labelNames: ['tenant'], registers }),
    vendorCalls: new Counter({
      name: 'shop_vendor_calls_total',
      help: 'Calls of the payment vendor',
      labelNames: ['operation', 'outcome'],
      registers,
    }),
    vendorUnclear: new Counter({
      name: 'shop_vendor_unclear_total',
      help: 'Answers of the payment vendor that decide nothing',
      labelNames: ['operation', 'outcome'],
      registers,
    }),
    outboxWaiting: new Gauge({ name: 'shop_outbox_waiting', help: 'Messages that are due and not sent', registers }),
    text: async () => {
      await readWatched();
      return registry.metrics();
    },
  };
}
