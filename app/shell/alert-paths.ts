import type { AlertKind } from '#domain/alerts/alerts.ts';

/** Where the pages of alerts stand: apart from those of the header, whose names every page carries. */
export const ALERT_PATHS = { own: '/account/alerts', ask: '/alerts/ask', ofMail: '/alerts' } as const;

/** Where an alert about an item is asked for. */
export function askAlertPath(itemId: string, kind: AlertKind): string {
  return `${ALERT_PATHS.ask}?${new URLSearchParams({ item: itemId, kind }).toString()}`;
}
