import { command, statement } from '../db/database.ts';
import type { Shop } from '../shop.ts';

/** How often a thing may be guessed wrong within the window, per subject. */
const LIMITS = {
  LOGIN_ACCOUNT: { most: 10, windowSeconds: 900 },
  LOGIN_ADDRESS: { most: 30, windowSeconds: 900 },
  ORDER_LOOKUP: { most: 10, windowSeconds: 900 },
  COUPON: { most: 10, windowSeconds: 600 },
  PASSWORD_RESET: { most: 20, windowSeconds: 900 },
  CARD: { most: 10, windowSeconds: 3600 },
} as const;

export type AttemptKind = keyof typeof LIMITS;

const count = statement<{ n: number }>(
  'attempts_count',
  'select count(*)::int as n from failed_attempts where kind = $1 and subject = $2 and at > $3',
);
const insert = command('attempts_insert', 'insert into failed_attempts (kind, subject, at) values ($1, $2, $3)');

/** Whether so many tries of a subject have failed that the next one is not even looked at. */
export async function isLockedOut(shop: Shop, kind: AttemptKind, subject: string): Promise<boolean> {
  return (await triesLeft(shop, kind, subject)) <= 0;
}

/** How many tries of a subject may still fail before the next one is not even looked at; Infinity where limits are off. */
export async function triesLeft(shop: Shop, kind: AttemptKind, subject: string): Promise<number> {
  if (!shop.settings.hasRateLimits) return Infinity;
  const { most, windowSeconds } = LIMITS[kind];
  const [row] = await count(shop.database, [kind, subject, new Date(Date.now() - windowSeconds * 1000)]);
  return most - (row?.n ?? 0);
}

/** Counts a try that failed. */
export async function countAttempt(shop: Shop, kind: AttemptKind, subject: string): Promise<void> {
  if (shop.settings.hasRateLimits) await insert(shop.database, [kind, subject, new Date()]);
}

/** Addresses of one network: an attacker has a block of them more easily than many. */
export function addressBlock(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  if (v4 !== null) return `${v4[1]}.0/24`;
  return `${address.split(':').slice(0, 4).join(':')}::/64`;
}
