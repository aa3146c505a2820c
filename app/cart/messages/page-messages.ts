import type { Flash } from '#app/api/told/flash.server.ts';
import type { ToldAtRow } from '#app/cart/cart-view.ts';
import type { ActionResult } from '#app/cart/actions/action-result.ts';
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
  /** The row that they are about: it shows them, where it is on the page. */
  readonly lineId?: string | undefined;
  /** What is said at other rows. */
  readonly atRows?: ActionResult['atRows'];
};

/** The messages of a whole page, what worked first. */
export function pageMessages({ success = '', pickup, messages, about, lineId = '', atRows = [] }: PageMessageParts): Flash['messages'] {
  return [
    ...(success === '' ? [] : [{ tone: 'success' as const, text: success }]),
    ...(pickup === undefined ? [] : [{ tone: 'success' as const, title: pickup.title, text: pickup.summary }]),
    ...messages.map((one) => flashed(one, lineId, about)),
    ...atRows.flatMap((row) => row.messages.map((one) => flashed(one, row.lineId, row.about))),
  ];
}

function flashed(message: ShownMessage, lineId: string, name: string | undefined): Flash['messages'][number] {
  const { tone, title, text, offer } = lineId === '' ? messageAbout(message, name) : message;
  const row = { lineId, ...(name !== undefined && { name }) };
  return {
    tone,
    ...(title !== undefined && { title }),
    text,
    ...(offer !== undefined && { offer: { label: offer.label, fields: offer.fields.map(([field, value]) => [field, value]) } }),
    ...(lineId !== '' && { row }),
  };
}

/** What a page tells at its rows. */
export function messagesAtRows(flash: Flash | undefined): ToldAtRow[] {
  return (flash?.messages ?? []).flatMap(({ row, tone, title, text, offer }) =>
    row === undefined || tone === 'success' ? [] : [{ lineId: row.lineId, message: { code: text, tone, title, text, offer } }],
  );
}

/** What it tells on top of all: also what was meant for a row that it does not show, with its name. */
export function messagesOnTop({ messages }: Flash, shownIds: ReadonlySet<string>): Flash['messages'] {
  return messages.flatMap(({ row, ...one }) => {
    if (row === undefined) return [one];
    if (shownIds.has(row.lineId)) return [];
    return [row.name === undefined ? one : { ...one, text: `${row.name}: ${one.text}` }];
  });
}
