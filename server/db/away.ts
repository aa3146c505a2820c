import pg from 'pg';
import { NobodyWaits } from './asking/asking.ts';
import { TooManyWaiting } from './asking/few-at-a-time.ts';

/**
 * Codes of PostgreSQL, or classes of them, that say: not now. It is shutting down, starting or recovering (57P0x), has no connection (08),
 * memory or room on disk (53, 58030) or time left (57014, 55P03), is a standby (25006), or has undone a transaction for others more often than it was tried (40).
 */
const NOT_NOW = /^(?:08|40|53|58030$|57P0|57014$|55P03$|25006$|25P03$)/;

/** What the system says of a connection that is not to be had, or gone. */
const SYSTEM_CODES = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What the driver says of it; it has no codes. */
const DRIVERS_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * Whether something failed because the database cannot be asked now, and may succeed when it comes again: nothing is wrong with what was
 * wanted. Whether it was done nobody knows, unless the statement tells.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof TooManyWaiting || error instanceof NobodyWaits) return true;
  if (error instanceof pg.DatabaseError) return NOT_NOW.test(error.code ?? '');
  return isConnectionLost(error);
}

/** Whether the connection on which something failed is of no further use. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return /^(?:08|57P0|25P03)/.test(error.code ?? '');
  if (DRIVERS_WORDS.test(error.message)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  // A server that is reached by a socket and does not run has none, or one with no room for us.
  return SYSTEM_CODES.test(code) || (isConnecting && (code === 'ENOENT' || code === 'EAGAIN'));
}

const SAID_EVERY_MS = 60_000;

/**
 * For what is tried again and again: whether a failure is to be said. That the database is away is said once, and then once a minute; everything
 * else each time.
 */
export function sparingly(now: () => number = () => performance.now()): (error: unknown) => boolean {
  let saidAt = -Infinity;
  return (error) => {
    if (!isDatabaseAway(error)) return true;
    if (now() - saidAt < SAID_EVERY_MS) return false;
    saidAt = now();
    return true;
  };
}
