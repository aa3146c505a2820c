import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../db/database.ts';

/** The figures that /metrics shows, in the Prometheus text format. */
export type Metrics = {
  readonly requestSeconds: Histogram<'call' | 'status'>;
  readonly ordersPlaced: Counter<'tenant'>;
  readonly vendorCalls: Counter<'operation' | 'outcome'>;
  /** Answers of the vendor that decide nothing, silence too. */
  readonly vendorUnclear: Counter<'operation' | 'outcome'>;
  readonly outboxWaiting: Gauge;
  /**
   * Shows how many rows break which invariant, until the next round of whichever node does it.
   *
   * @returns whether one of them was not broken in the round before.
   */
  showBroken(found: readonly { readonly invariant: string; readonly rows: readonly unknown[] }[]): boolean;
  /** Shows how much waits for a person, for as long. */
  showWaiting(found: { readonly chargeFailed: number; readonly movesRefused: number; readonly vendorSilent: number }): void;
  text(): Promise<string>;
};

/** Makes a registry of its own, so that two shops in one process (as in tests) do not share figures. */
export function makeMetrics(database: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
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
      help: 'Time to answer a call',
      labelNames: ['call', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
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
    showBroken: makeBrokenGauge(registers),
    showWaiting: makeWaitingGauges(registers),
    text: () => registry.metrics(),
  };
}

/** One node of all looks each minute: what it found is out of date when it has not been its turn for some rounds. */
const SHOWN_MS = 150_000;

/** Keeps what the last round found for as long as it is true. */
function makeFinding<T>(): { note(found: T): void; current(): T | undefined } {
  let last: { readonly found: T; readonly at: number } | undefined;
  return {
    note(found) {
      last = { found, at: Date.now() };
    },
    current: () => (last === undefined || Date.now() - last.at > SHOWN_MS ? undefined : last.found),
  };
}

function makeBrokenGauge(registers: Registry[]): Metrics['showBroken'] {
  const finding = makeFinding<Parameters<Metrics['showBroken']>[0]>();
  const gauge = new Gauge({
    name: 'shop_broken_invariants',
    help: 'Rows that break an invariant',
    labelNames: ['invariant'],
    registers,
    collect() {
      gauge.reset();
      for (const { invariant, rows } of finding.current() ?? []) gauge.set({ invariant }, rows.length);
    },
  });
  return (found) => {
    const known = new Set(finding.current()?.map(({ invariant }) => invariant));
    finding.note(found);
    return found.some(({ invariant }) => !known.has(invariant));
  };
}

function makeWaitingGauges(registers: Registry[]): Metrics['showWaiting'] {
  const finding = makeFinding<Parameters<Metrics['showWaiting']>[0]>();
  const show = (name: string, help: string, figure: 'chargeFailed' | 'movesRefused' | 'vendorSilent') =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(finding.current()?.[figure] ?? 0);
      },
    });
  show('shop_shipments_charge_failed', 'Shipments that stay because a tender that was approved did not pay', 'chargeFailed');
  show('shop_money_moves_refused', 'Money that a vendor refused to let go or to give back', 'movesRefused');
  show('shop_vendor_questions_open', 'Money of which a vendor has not said for half an hour what became of it', 'vendorSilent');
  return finding.note;
}
