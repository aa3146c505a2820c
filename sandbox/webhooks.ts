import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { FaultKind } from './faults/faults.ts';
import { newId } from './ids.ts';
import type { LedgerEntry } from './ledger/ledger.ts';
import { toDollars } from './ledger/money.ts';

export interface WebhookSettings {
  /** Where events go; without it none are sent. */
  url: string | undefined;
  secret: string;
  /** Waits before the 2nd, 3rd … attempt; their number is the number of retries. */
  backoffMs: readonly number[];
  /** How late a `webhook-late` event is. */
  lateMs: number;
}

/** Tells the shop what was booked, in the background. Events that are still waiting at `close` are dropped. */
export interface Webhooks {
  announce(entry: LedgerEntry, fault?: FaultKind): void;
  close(): void;
}

/** The most events that may wait; beyond it the shop's reconciler has to find out by itself. */
const MAX_WAITING = 10_000;
const ATTEMPT_TIMEOUT_MS = 5000;

/** The signature header of a body: `t=<seconds>,v1=<hex HMAC-SHA256 over "seconds.body">`. */
export function signatureOf(body: string, { secret, seconds }: { secret: string; seconds: number }): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** A queue of events in memory, each sent until the shop answers 2xx or its retries are used up. */
export function createWebhooks(settings: WebhookSettings, { log, now }: { log: FastifyBaseLogger; now: () => Date }): Webhooks {
  const closing = new AbortController();
  let waiting = 0;

  async function attempt(url: string, body: string, secret: string): Promise<boolean> {
    const seconds = Math.floor(now().getTime() / 1000);
    const headers = { 'content-type': 'application/json', 'sandbox-signature': signatureOf(body, { secret, seconds }) };
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]);
    try {
      const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function deliver(url: string, body: string, { secret, waitMs }: { secret: string; waitMs: number }): Promise<void> {
    for (const pauseMs of [waitMs, ...settings.backoffMs]) {
      await delay(pauseMs, undefined, { signal: closing.signal, ref: false });
      if (await attempt(url, body, secret)) return;
    }
    log.warn('The shop did not take a webhook; its retries are used up.');
  }

  function enqueue(event: object, { secret = settings.secret, waitMs = 0 } = {}): void {
    if (settings.url === undefined || closing.signal.aborted || waiting >= MAX_WAITING) return;
    waiting += 1;
    deliver(settings.url, JSON.stringify(event), { secret, waitMs })
      .catch((error: unknown) => {
        if (!closing.signal.aborted) log.error({ err: error }, 'A webhook could not be sent.');
      })
      .finally(() => {
        waiting -= 1;
      });
  }

  return {
    announce(entry, fault) {
      const event = eventOf(entry);
      if (fault === 'webhook-forged') enqueue(forge(event), { secret: 'forged' });
      enqueue(event, { waitMs: fault === 'webhook-late' ? settings.lateMs : 0 });
      if (fault === 'webhook-twice') enqueue(event);
    },
    close: () => closing.abort(),
  };
}

/** What the shop is told about an entry; the amount in dollars. */
interface WebhookEvent {
  id: string;
  type: string;
  authorizationId: string;
  reference: string;
  idempotencyKey: string;
  amount: number;
  currency: 'USD';
  at: string;
}

const EVENT_NAMES = { AUTHORIZE: 'authorization', CAPTURE: 'capture', VOID: 'void', REFUND: 'refund' } as const;

function eventOf(entry: LedgerEntry): WebhookEvent {
  const { reference, idempotencyKey, currency, at } = entry;
  return {
    id: newId('evt'),
    type: `${EVENT_NAMES[entry.type]}.${entry.status.toLowerCase()}`,
    authorizationId: entry.authorizationId ?? entry.id,
    reference,
    idempotencyKey,
    amount: toDollars(entry.amountCents),
    currency,
    at,
  };
}

/** An event that only a shop without signature checks would believe: approved, and for more. */
function forge(event: WebhookEvent): WebhookEvent {
  return { ...event, id: newId('evt'), type: 'authorization.approved', amount: event.amount + 100 };
}
