import type { Flash } from '#app/api/flash.server.ts';
import { messageAbout, type ShownMessage } from './shown-message.ts';
import type { PickupNotification } from './pickup-notification.ts';

/** What a result or an outcome has for a page on which no row shows it. */
export type PageMessageParts = {
  /** What worked, in one sentence. */
  readonly success?: string | undefined;
  readonly pickup?: PickupNotification | undefined;
  readonly messages: readonly ShownMessage[];
  /** The name of the item that the messages are about. */
  readonly about?: string | undefined;
};

/** The messages of a whole page, what worked first. */
export function pageMessages({ success = '', pickup, messages, about }: PageMessageParts): Flash['messages'] {
  return [
    ...(success === '' ? [] : [{ tone: 'success' as const, text: success }]),
    ...(pickup === undefined ? [] : [{ tone: 'success' as const, title: pickup.title, text: pickup.summary }]),
    ...messages
      .map((one) => messageAbout(one, about))
      .map(({ tone, title, text }) => ({ tone, ...(title !== undefined && { title }), text })),
  ];
}
