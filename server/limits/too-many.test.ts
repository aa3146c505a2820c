import { expect, it } from 'vitest';
import { LIMITS, NODE_LIMITS } from './limits.ts';
import { tooManyAttempts } from './too-many.ts';

const messageOf = (full: Parameters<typeof tooManyAttempts>[0]['full'], retryAfterSeconds: number) => {
  const reply = tooManyAttempts({ ...(full && { full }), retryAfterSeconds });
  return reply.ok ? undefined : reply.message;
};

/** Of these nobody is told: a mail that is not sent must not show, a question is asked instead, a vendor's last word is said instead, a browser's report and words that were not found are dropped. */
const UNTOLD = [
  'RESET_MAIL',
  'RESET_ACCOUNT',
  'RESET_DAY',
  'RESET_SLOWLY',
  'RESET_MAILBOX',
  'RESET_ADDRESS',
  'OPENED_MAILBOX',
  'NEW_BROWSER',
  'PASSWORD_GIVEN',
  'RECOVERY_CODE_MAIL',
  'NEW_BROWSER_MAILBOX',
  'ALERT_MAIL',
  'ALERT_FIRST_MAIL',
  'ALERT_MAILBOX',
  'ALERT_DAY',
  'ORDER_FIRST_MAIL',
  'ORDER_MAILBOX',
  'ORDER_DAY',
  'CAPTCHA',
  'CAPTCHA_ANSWER',
  'VENDOR_RETRY',
  'CLIENT_ERRORS',
  'CLIENT_ERRORS_ADDRESS',
  'UNFOUND_WORDS',
];
/** Of this nobody is told when it ends: who uses a stolen card learns nothing. */
const UNTIMED = ['CARD_FINGERPRINT'];

const kinds = [...Object.keys(LIMITS), ...Object.keys(NODE_LIMITS)].filter((kind) => !UNTOLD.includes(kind)) as (
  | keyof typeof LIMITS
  | keyof typeof NODE_LIMITS
)[];

it.each(kinds)('whoever uses up %s is told when there is room again, and what to do', (kind) => {
  const message = messageOf(kind, 601) ?? '';
  expect(message).toMatch(/\. [A-Z]|; /);
  if (!UNTIMED.includes(kind)) expect(message).toContain('in 11 minutes');
});
