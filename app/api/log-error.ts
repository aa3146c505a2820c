import { logClientError } from '#contracts/session/identity.ts';
import { deviceData, deviceFields } from './device-data.ts';
import type { Tenant } from '#app/shell/page-data.ts';
import { ownSession } from './own-session.ts';
import { withRequestType } from './request-type.ts';

/** Longer a log call is not waited for. (C §7) */
const LOG_TIMEOUT_MS = 1_000;
/** A page that fails again and again says so once, and not without end. */
const MOST_REPORTS = 20;

/** What went wrong on a page: a sentence, what was thrown, and what else is known. */
export type ErrorReport = { readonly msg: string; readonly error?: unknown; readonly info?: unknown };

export type ErrorLogParts = {
  readonly ask: (path: string, init: RequestInit) => Promise<unknown>;
  readonly waitForSession: () => Promise<void>;
  readonly deviceData: () => string;
  readonly tenant: () => Tenant;
};

/** Makes what tells the server of errors of a page, the same one once. It never fails and says nothing: whoever looks at the page must not notice. */
export function makeErrorLog({ ask, waitForSession, deviceData: device, tenant }: ErrorLogParts): (report: ErrorReport) => Promise<void> {
  const reported = new Set<string>();
  return async ({ msg, error, info }) => {
    if (reported.has(msg) || reported.size >= MOST_REPORTS) return;
    reported.add(msg);
    const signal = AbortSignal.timeout(LOG_TIMEOUT_MS);
    try {
      await waitForSession();
      await ask(`${logClientError.path}${withRequestType('', tenant())}`, {
        method: logClientError.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ msg, error: describe(error), info, ...deviceFields(device()) }),
        keepalive: true,
        signal,
      });
    } catch {
      // who cannot be reached cannot be told either
    }
  };
}

/** An error has no fields of its own that JSON would see. */
function describe(error: unknown): unknown {
  return error instanceof Error ? { name: error.name, message: error.message, stack: error.stack?.slice(0, 1500) } : error;
}

/** Reports an error of this page, the same one once. */
export const report = makeErrorLog({
  ask: (...request) => fetch(...request),
  waitForSession: ownSession,
  deviceData,
  tenant: () => (document.documentElement.dataset['tenant'] === 'SBA' ? 'SBA' : 'dotcom'),
});
