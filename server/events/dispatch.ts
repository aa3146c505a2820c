import { command, statement } from '../db/database.ts';
import { isDue } from '../db/due.ts';
import { inTime } from '../schedule/index.ts';
import type { Shop } from '../shop.ts';
import { EVENT_KINDS, type EventKind } from './publish.ts';

/**
 * Does something about an event. It is called at least once, each handler apart from the others, so that one that fails does
 * not repeat what others have done.
 *
 * @param partId the same at each repeat: whatever acts outside carries it, so that a repeat acts on nothing twice.
 */
export type Handler = (shop: Shop, payload: unknown, partId: string) => Promise<void>;
/** Who hears what: the handlers of each kind of event under names that do not change, since they are written down. */
export type Handlers = { readonly [Kind in EventKind]?: Readonly<Record<string, Handler>> };

/**
 * All handlers of several capabilities.
 *
 * @throws when two of them have the same name for the same event: the one would be taken for the other.
 */
export function combined(all: readonly Handlers[]): Handlers {
  const together: Record<string, Record<string, Handler>> = {};
  for (const handlers of all) {
    for (const [kind, ofKind] of Object.entries(handlers)) {
      const known = (together[kind] ??= {});
      for (const [name, handler] of Object.entries(ofKind)) {
        if (known[name] !== undefined) throw new Error(`Two handlers of ${kind} are called ${name}.`);
        known[name] = handler;
      }
    }
  }
  return together;
}

type Message = { message_id: string; kind: string; handler: string | null; payload: unknown; attempts: number };

const MOST_AT_ONCE = 20;

/** How long a message stays with a node that says nothing more. */
const CLAIMED_FOR = "interval '60 seconds'";

/** A handler that has not ended by then is taken for failed: others wait for the same round, and its message becomes due again. */
const LONGEST_HANDLING_MS = 45_000;

/** A message is claimed by moving the time at which it is due, so a node that dies with it leaves it to the others. */
const claimDue = statement<Message>(
  'outbox_claim',
  `
  update outbox set attempts = attempts + 1, due_at = $1::timestamptz + ${CLAIMED_FOR}
  where message_id in (select message_id from outbox where sent_at is null and ${isDue('due_at')} and kind = any($2::text[]) order by due_at limit ${MOST_AT_ONCE} for update skip locked) returning message_id, kind, handler, payload, attempts`,
);
/**
 * Events become a message for each of their handlers, which whoever hands them out has claimed with that, and are done
 * themselves. $1 events, $2 and $3 kinds and who hears of them, $4 now
 */
const handOut = statement<Message>(
  'outbox_hand_out',
  `
  with e as (update outbox set sent_at = $4 where message_id = any($1::uuid[]) and sent_at is null returning message_id, kind, payload, created_at)
  insert into outbox (message_id, event_id, kind, handler, payload, created_at, attempts, due_at)
  select gen_random_uuid(), e.message_id, e.kind, h.handler, e.payload, e.created_at, 1, $4::timestamptz + ${CLAIMED_FOR}
  from e join unnest($2::text[], $3::text[]) as h(kind, handler) using (kind) on conflict do nothing
  returning message_id, kind, handler, payload, attempts`,
);
const markDone = command('outbox_sent', 'update outbox set sent_at = $2, last_error = null where message_id = $1');
const markFailed = command('outbox_failed', 'update outbox set due_at = $2, last_error = $3 where message_id = $1');
const countWaiting = statement<{ n: number }>(
  'outbox_waiting',
  'select count(*)::int as n from outbox where sent_at is null and due_at <= $1',
);

const LONGEST_WAIT_SECONDS = 900;

/**
 * Hands out what has happened and lets the handlers act, until nothing is due. Events of a kind that is not known here are left to the
 * nodes of the version that knows them.
 *
 * @returns how many messages were looked at.
 */
export async function dispatchDue(shop: Shop, handlers: Handlers): Promise<number> {
  let looked = 0;
  for (;;) {
    const messages = await claimDue(shop.database, [shop.now(), EVENT_KINDS]);
    if (looked === 0) shop.metrics.outboxWaiting.set(await waitingBeside(shop, messages.length));
    await dispatch(shop, handlers, messages);
    looked += messages.length;
    if (messages.length === 0) return looked;
  }
}

/** How many messages were due when a round began: those that it has claimed, and where it could not claim all, the others. */
async function waitingBeside(shop: Shop, claimed: number): Promise<number> {
  if (claimed < MOST_AT_ONCE) return claimed;
  const [others] = await countWaiting(shop.database, [shop.now()]);
  return claimed + (others?.n ?? 0);
}

async function dispatch(shop: Shop, handlers: Handlers, messages: readonly Message[]): Promise<void> {
  const events = messages.filter(({ handler }) => handler === null).map(({ message_id: id }) => id);
  const parts = messages.filter(({ handler }) => handler !== null);
  if (events.length > 0) {
    const hearers = Object.entries(handlers).flatMap(([kind, ofKind]) => Object.keys(ofKind).map((name) => [kind, name] as const));
    parts.push(...(await handOut(shop.database, [events, hearers.map(([kind]) => kind), hearers.map(([, name]) => name), shop.now()])));
  }
  await Promise.all(parts.map((message) => dealWith(shop, handlers, message)));
}

/** Lets a handler act, and notes it at once: what is noted later is done again by others when this node dies. One that fails is due again. */
async function dealWith(shop: Shop, handlers: Handlers, message: Message): Promise<void> {
  const ofKind: Readonly<Record<string, Handler>> | undefined = isKnown(handlers, message.kind) ? handlers[message.kind] : undefined;
  try {
    const handle = ofKind?.[message.handler ?? ''];
    if (handle === undefined) throw new Error(`Nobody is called ${message.handler} who hears of ${message.kind}.`);
    await inTime(handle(shop, message.payload, message.message_id), LONGEST_HANDLING_MS);
    await markDone(shop.database, [message.message_id, shop.now()]);
  } catch (error) {
    const waitSeconds = Math.min(LONGEST_WAIT_SECONDS, 2 ** message.attempts);
    shop.log.warn(
      { messageId: message.message_id, kind: message.kind, handler: message.handler, err: error },
      'an event could not be dealt with and is tried again',
    );
    await markFailed(shop.database, [message.message_id, new Date(shop.now().getTime() + waitSeconds * 1000), String(error).slice(0, 500)]);
  }
}

function isKnown(handlers: Handlers, kind: string): kind is EventKind {
  return Object.hasOwn(handlers, kind);
}
