import { logClientError } from '#contracts/identity.ts';
import type { BrowserDoor } from './browser-door.ts';

/** Longer a log call is not waited for. (C §7) */
const LOG_TIMEOUT_MS = 1_000;

let count = 0;

/** Tells the server of an error in the browser. It never fails and says nothing: whoever looks at the page must not notice. */
export async function logError(door: BrowserDoor, report: { msg: string; error?: unknown; info?: unknown }): Promise<void> {
  count += 1; // two different reports may be under way at once
  const { msg, error, info } = report;
  await door(logClientError, { body: { msg, error: describe(error), info } }, { timeoutMs: LOG_TIMEOUT_MS, cacheId: `log ${count}` });
}

/** An error has no fields of its own that JSON would see. */
function describe(error: unknown): unknown {
  return error instanceof Error ? { name: error.name, message: error.message, stack: error.stack?.slice(0, 1500) } : error;
}
