import { randomUUID } from 'node:crypto';
import { command, type Db } from '../db/database.ts';

/** What becomes of how an organization signs its people in: a change was asked for, holds from now on, was canceled, or it was turned off. */
export type SignInNews = 'ASKED' | 'CHANGED' | 'CANCELED' | 'OFF';

/** What others can hear of. The payload says only which thing it is about: who hears it reads the rest as it is then. */
export type ShopEvent =
  | {
      readonly kind: OrderEventKind;
      readonly payload: {
        readonly orderNumber: string;
        readonly shipmentId?: string;
        readonly returnId?: string;
        /** Of a delay: the day by which it was expected until then. */
        readonly expectedBefore?: string;
        /** Of a cancellation: the shop has refused it, after a person had looked it over. */
        readonly isRefused?: boolean;
        /** Of one that waits for approval: it has waited for days. */
        readonly isOverdue?: boolean;
        /** Of a cancellation: nobody has decided in time. */
        readonly isExpired?: boolean;
        /** Of a cancellation: others were asked about it, and need not look anymore. */
        readonly wasWaiting?: boolean;
        /** Of a cancellation: a hold on its money was not renewed, and its buyer has paid no other way in time. */
        readonly isUnpaid?: boolean;
        /** What was said about one that waits. */
        readonly entryId?: string;
      };
    }
  | {
      readonly kind: 'order.gift-sold';
      readonly payload: { readonly orderNumber: string; readonly shipmentId: string; readonly lineId: string; readonly piece: number };
    }
  | { readonly kind: 'invoice.issued' | 'invoice.due-soon'; readonly payload: { readonly invoiceNumber: string } }
  | { readonly kind: 'invoice-payment.paid' | 'invoice-payment.failed'; readonly payload: { readonly paymentNumber: string } }
  | { readonly kind: 'quote.asked' | 'quote.ends-soon'; readonly payload: { readonly quoteId: number } }
  /** What was offered, said or decided: an entry of the quote. */
  | {
      readonly kind: 'quote.offered' | 'quote.written' | 'quote.decided';
      readonly payload: { readonly quoteId: number; readonly entryId: string };
    }
  | { readonly kind: 'statement.ready'; readonly payload: { readonly accountNumber: string; readonly month: string } }
  | { readonly kind: 'alert.asked' | 'alert.met'; readonly payload: { readonly alertId: string } }
  | { readonly kind: 'restock.coming' | 'restock.left'; readonly payload: { readonly runId: string } }
  | { readonly kind: 'password.reset-asked'; readonly payload: { readonly email: string; readonly resetId: string } }
  /** `isByOldOne`: by who was signed in and gave the old one, and not by a link of a mail. */
  | { readonly kind: 'password.changed'; readonly payload: { readonly email: string; readonly isByOldOne?: boolean } }
  | { readonly kind: 'account.erasure-asked'; readonly payload: { readonly email: string; readonly dueAt: string } }
  | { readonly kind: 'account.email-asked'; readonly payload: { readonly changeId: string } }
  | {
      readonly kind: 'account.email-asked-told' | 'account.email-changed';
      /** The mailbox that is told: the one that the account has, or had until now. */
      readonly payload: { readonly email: string; readonly newEmail: string };
    }
  /** `tokenId`: of the link that is to be mailed; one that is not the invitation's newest is mailed to nobody. */
  | { readonly kind: 'organization.invited'; readonly payload: { readonly invitationId: string; readonly tokenId: string } }
  /** The same of an email for an organization's invoices. */
  | { readonly kind: 'organization.billing-email-asked'; readonly payload: { readonly accountNumber: string; readonly tokenId: string } }
  /** Their invoices go elsewhere from now on. Null: to the administrators. */
  | {
      readonly kind: 'organization.billing-email-changed';
      readonly payload: { readonly accountNumber: string; readonly before: string | null; readonly after: string | null };
    }
  /** To one administrator: what becomes of how the organization signs its people in, by whom, and when (ISO). `takesEffectAt` (ISO): of a change that waits. */
  | {
      readonly kind: 'organization.sign-in-told';
      readonly payload: {
        readonly email: string;
        readonly organization: string;
        readonly what: SignInNews;
        readonly by: string;
        readonly at: string;
        readonly takesEffectAt?: string;
        readonly differences: readonly { readonly what: string; readonly before: string; readonly after: string }[];
      };
    }
  /** Somebody came through their company who has to say from their mailbox that it signs them in: by which link, in which browser and when (ISO). */
  | {
      readonly kind: 'organization.confirm-sign-in';
      readonly payload: { readonly tokenId: string; readonly browser: string; readonly at: string };
    }
  | {
      readonly kind: 'round.closed' | 'round.cancelled' | 'round.reminded' | 'round.waits' | 'round.ordered';
      readonly payload: { readonly roundId: string };
    }
  /** An order with these rows of a round came to nothing. */
  | { readonly kind: 'round.not-ordered'; readonly payload: { readonly roundId: string; readonly rowIds: readonly string[] } }
  /** Somebody asks whose order it is to order together with what is in their cart. */
  | { readonly kind: 'order.colleague-asked'; readonly payload: { readonly orderNumber: string; readonly userId: string } }
  /** Somebody else changed or removed rows of theirs. */
  | { readonly kind: 'round.rows-changed'; readonly payload: { readonly roundId: string; readonly participantId: string } }
  | { readonly kind: 'account.second-factor-begun'; readonly payload: { readonly userId: string } }
  | {
      readonly kind:
        | 'account.opened'
        | 'password.kept-elsewhere'
        | 'account.second-factor-on'
        | 'account.second-factor-off'
        | 'account.erased';
      readonly payload: { readonly email: string };
    }
  | {
      readonly kind: 'account.new-browser';
      /** The browser in words of ours, when (ISO), and the site that was signed in to. */
      readonly payload: { readonly email: string; readonly browser: string; readonly at: string; readonly tenant: string };
    }
  | {
      readonly kind: 'account.password-given';
      /** The same of a password that was right and signed nobody in: at which of the two steps it stopped. */
      readonly payload: {
        readonly email: string;
        readonly browser: string;
        readonly at: string;
        readonly tenant: string;
        readonly stoppedAt: 'CODE' | 'SITE';
      };
    }
  | {
      readonly kind: 'account.passkey-added' | 'account.passkey-removed';
      /** In which browser, in words of ours, when (ISO), and at which site. */
      readonly payload: { readonly email: string; readonly browser: string; readonly at: string; readonly tenant: string };
    }
  | { readonly kind: 'account.recovery-code-used'; readonly payload: { readonly email: string; readonly left: number } };

const ORDER_EVENTS = [
  'order.placed',
  /** It is paid for and complete, and somebody of its buyer's organization has to say yes; told again where nobody has. */
  'order.waits-for-approval',
  'order.approved',
  'order.declined',
  /** Somebody has said something about it, or changed it, while it waits. */
  'order.approval-discussed',
  /** Its shopper was told that it is being processed, and it came to nothing. */
  'order.given-up',
  /** It was paid with a card that its owner wants to find again. */
  'order.paid-with-card-to-save',
  /** Something of it is sent by e-mail, as soon as it is placed. */
  'order.placed-with-items-by-email',
  /** A tender that was approved did not pay for a shipment: it stays in the house. */
  'order.payment-problem',
  /** The hold on its money ran out and its vendor did not renew it: its buyer is asked to pay another way, and reminded of it. */
  'order.payment-needed',
  /** What its bank did not renew is held again, or another way: it goes on. */
  'order.paid-again',
  /** The day by which a shipment is expected has passed, or is a later one now. */
  'order.delayed',
  /** A person has looked it over, and it goes on. */
  'order.released',
  'order.shipped',
  'order.ready-for-pickup',
  'order.delivered',
  /** The gift cards of a shipment that were to be sent by e-mail are away, all of them. */
  'order.gifts-sent',
  /** The last day on which a store keeps it is near. */
  'order.pickup-ending',
  'order.picked-up',
  'order.cancelled',
  'order.returned',
  /** Whoever ordered as a guest wants the link to their order once more. */
  'order.link-asked',
] as const;
export type OrderEventKind = (typeof ORDER_EVENTS)[number];

/** Every kind of event that this version knows, whether anybody wants to hear of it or not. */
export const EVENT_KINDS = [
  ...ORDER_EVENTS,
  'order.gift-sold',
  'password.reset-asked',
  'account.opened',
  'password.changed',
  'password.kept-elsewhere',
  'account.email-asked',
  'account.erasure-asked',
  'account.erased',
  'account.email-asked-told',
  'account.email-changed',
  'account.new-browser',
  'organization.invited',
  'organization.billing-email-asked',
  'organization.billing-email-changed',
  'organization.sign-in-told',
  'organization.confirm-sign-in',
  'order.colleague-asked',
  'round.closed',
  'round.cancelled',
  'round.reminded',
  'round.waits',
  'round.ordered',
  'round.not-ordered',
  'round.rows-changed',
  'account.second-factor-begun',
  'account.password-given',
  'account.recovery-code-used',
  'account.passkey-added',
  'account.passkey-removed',
  'account.second-factor-on',
  'account.second-factor-off',
  'alert.asked',
  'alert.met',
  'restock.coming',
  'restock.left',
  'invoice.issued',
  'invoice.due-soon',
  'invoice-payment.paid',
  'invoice-payment.failed',
  'statement.ready',
  'quote.asked',
  'quote.offered',
  'quote.written',
  'quote.decided',
  'quote.ends-soon',
] as const satisfies readonly EventKind[];

export type EventKind = ShopEvent['kind'];

/** $1 events as JSON, $2 now, $3 when they are due */
const insert = command(
  'event_insert',
  `
  insert into outbox (message_id, kind, payload, created_at, due_at)
  select r.message_id, r.kind, r.payload, $2, $3 from json_to_recordset($1::json) as r(message_id uuid, kind text, payload jsonb)`,
);

/**
 * Writes an event down in the transaction in which it happens: if that is undone, nobody hears of it.
 *
 * @param dueAt when it is heard of, where that is not at once.
 */
export function publish(db: Db, event: ShopEvent, now: Date, dueAt = now): Promise<void> {
  return publishAll(db, [event], now, dueAt);
}

/** The same for many at once. */
export async function publishAll(db: Db, events: readonly ShopEvent[], now: Date, dueAt = now): Promise<void> {
  const rows = events.map(({ kind, payload }) => ({ message_id: randomUUID(), kind, payload }));
  await insert(db, [JSON.stringify(rows), now, dueAt]);
}
