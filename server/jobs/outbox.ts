import { statement, command } from '../db/database.ts';
import { captureOrder, confirmationMail } from '../orders/index.ts';
import type { Shop } from '../shop.ts';
import { passwordMail } from '../identity/index.ts';

type Message = { message_id: string; kind: string; payload: unknown; attempts: number };

/** A message is claimed by moving the time at which it is due, so a node that dies with it leaves it to the others. */
const claimDue = statement<Message>(
  'outbox_claim',
  `
  update outbox set attempts = attempts + 1, due_at = $1::timestamptz + interval '60 seconds'
  where message_id in (select message_id from outbox where sent_at is null and due_at <= $1 order by due_at limit 20 for update skip locked) returning message_id, kind, payload, attempts`,
);
const markSent = command('outbox_sent', 'update outbox set sent_at = $2, last_error = null where message_id = $1');
const markFailed = command('outbox_failed', 'update outbox set due_at = $2, last_error = $3 where message_id = $1');
const countWaiting = statement<{ n: number }>(
  'outbox_waiting',
  'select count(*)::int as n from outbox where sent_at is null and due_at <= $1',
);

const LONGEST_WAIT_SECONDS = 900;

/**
 * Sends what is due. Each message is sent at least once; what it causes happens once, because a mail replaces itself by its
 * id and a capture carries its own key.
 *
 * @returns how many were looked at.
 */
export async function sendDue(shop: Shop): Promise<number> {
  const now = shop.now();
  const messages = await claimDue(shop.database, [now]);
  await Promise.all(messages.map((message) => sendOne(shop, message)));
  const [waiting] = await countWaiting(shop.database, [now]);
  shop.metrics.outboxWaiting.set(waiting?.n ?? 0);
  return messages.length;
}

async function sendOne(shop: Shop, message: Message): Promise<void> {
  try {
    await act(shop, message);
    await markSent(shop.database, [message.message_id, shop.now()]);
  } catch (error) {
    const waitSeconds = Math.min(LONGEST_WAIT_SECONDS, 2 ** message.attempts);
    shop.log.warn({ messageId: message.message_id, kind: message.kind, err: error }, 'a message could not be sent and is tried again');
    await markFailed(shop.database, [message.message_id, new Date(shop.now().getTime() + waitSeconds * 1000), String(error).slice(0, 500)]);
  }
}

async function act(shop: Shop, message: Message): Promise<void> {
  switch (message.kind) {
    case 'ORDER_CONFIRMATION':
      return shop.mail.send(await confirmationMail(shop, message.message_id, message.payload));
    case 'PASSWORD_RESET':
      return shop.mail.send(passwordMail(shop, message.message_id, message.payload));
    case 'CAPTURE_PAYMENTS':
      return captureOrder(shop, message.payload);
    default:
      throw new Error(`Nobody knows how to send a message of kind ${message.kind}.`);
  }
}
