import type { Handlers } from '../events/index.ts';
import { followEnd, followOrder } from './follow-order/follow-order.ts';
import { tellNotOrdered, tellOrdered, tellWaits } from './mails/order-mails.ts';
import { tellCancelled, tellChangedRows, tellClosed, tellReminder } from './mails/round-mails.ts';
import { mailColleague } from './together/ask-colleague.ts';

/** What is done about what happens to rounds, and to orders that they are in. */
export const onRoundEvents: Handlers = {
  'order.placed': { 'rounds in it': followOrder },
  'order.waits-for-approval': { 'rounds in it': followOrder },
  'order.approved': { 'rounds in it': followOrder },
  'order.declined': { 'rounds in it': followEnd('DECLINED') },
  'order.cancelled': { 'rounds in it': followEnd('CANCELED') },
  'order.colleague-asked': { mail: mailColleague },
  'round.closed': { mail: tellClosed },
  'round.cancelled': { mails: tellCancelled },
  'round.reminded': { mails: tellReminder },
  'round.waits': { mails: tellWaits },
  'round.ordered': { mails: tellOrdered },
  'round.not-ordered': { mails: tellNotOrdered },
  'round.rows-changed': { mail: tellChangedRows },
};
