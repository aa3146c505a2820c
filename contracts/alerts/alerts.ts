import { z } from 'zod';
import { ALERT_DAYS, ALERT_KINDS, ALERT_STATES, CONFIRM_HOURS, MOST_ALERTS } from '#domain/alerts/alerts.ts';
import { call } from '../call.ts';
import { IsoDate, ItemId, Money, NoBody, Nothing } from '../shapes.ts';

const Kind = z.enum(ALERT_KINDS).meta({ description: 'BACK: it can be had again. PRICE: it costs no more than a price' });

const Alert = z
  .object({
    alertId: z.uuid(),
    kind: Kind,
    itemId: ItemId,
    itemName: z.string().nullable().meta({ description: 'null: it is not there for who asks any more' }),
    below: Money.nullable().meta({ description: 'The price that is waited for' }),
    state: z.enum(ALERT_STATES).meta({ description: 'WAITING: its address is not confirmed. TOLD: the mail is out' }),
    until: IsoDate.meta({ description: 'Until when we look, or the alert is shown' }),
  })
  .meta({ id: 'Alert' });
export type Alert = z.output<typeof Alert>;

/** The key of an alert's mails. */
const Key = z.string().min(1).max(100);

/** Asks for a mail about an item. */
export const askForAlert = call({
  name: 'askForAlert',
  method: 'POST',
  path: '/cc/api/products/:itemId/alerts',
  tag: 'alerts',
  openTo: 'shopper',
  summary: `Asks for one mail when an item can be had again or costs less, for ${ALERT_DAYS} days. The address of a guest, and of an account that never showed it to be theirs, is asked first, by a mail whose link works for ${CONFIRM_HOURS} hours; the answer is the same whatever we know of it. Who is signed in has at most ${MOST_ALERTS}`,
  params: z.object({ itemId: ItemId }),
  query: Nothing,
  body: z.object({
    kind: Kind,
    email: z.string().max(300).optional().meta({ description: 'Of a guest; who is signed in is written to at their own' }),
    below: z.number().optional().meta({ description: 'Of PRICE: less than it costs now' }),
  }),
  answer: z.object({ next: z.enum(['CONFIRM_BY_MAIL', 'NOTHING']), alert: Alert.nullable().meta({ description: 'Of who is signed in' }) }),
  ignoresKey: true,
});

/** The alerts of who asks. */
export const listAlerts = call({
  name: 'listAlerts',
  method: 'GET',
  path: '/cc/api/alerts',
  tag: 'alerts',
  openTo: 'signed-in',
  summary: 'The alerts of who asks, the latest first',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({ alerts: z.array(Alert) }),
});

/** Takes one's own alert back. */
export const removeAlert = call({
  name: 'removeAlert',
  method: 'DELETE',
  path: '/cc/api/alerts/:alertId',
  tag: 'alerts',
  openTo: 'signed-in',
  summary: 'Takes an alert of who asks back',
  params: z.object({ alertId: z.string().max(64) }),
  query: Nothing,
  body: NoBody,
  answer: z.object({ alert: Alert }),
  ignoresKey: true,
});

/** The alert of a mail. */
export const getAlertOfMail = call({
  name: 'getAlertOfMail',
  method: 'GET',
  path: '/cc/api/alerts/of-mail',
  tag: 'alerts',
  openTo: 'anyone',
  summary: 'The alert that a link in a mail is about; nothing changes',
  params: Nothing,
  query: z.object({ key: Key }),
  body: NoBody,
  answer: z.object({ alert: Alert.omit({ alertId: true }) }),
});

/** What whoever has the mail wants. */
export const ALERT_WISHES = ['CONFIRM', 'STOP', 'NEVER'] as const;

/** Says what becomes of the alert of a mail. */
export const decideAlertOfMail = call({
  name: 'decideAlertOfMail',
  method: 'POST',
  path: '/cc/api/alerts/of-mail',
  tag: 'alerts',
  openTo: 'anyone',
  summary: 'Confirms the alert that a link in a mail is about, or stops it; NEVER: and takes no more alerts for this address',
  params: Nothing,
  query: Nothing,
  body: z.object({ key: Key, wish: z.enum(ALERT_WISHES) }),
  answer: z.object({ wish: z.enum(ALERT_WISHES), alert: Alert.omit({ alertId: true }).nullable() }),
  ignoresKey: true,
});
