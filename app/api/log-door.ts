import { makeBrowserDoor } from './browser-door.ts';
import { deviceData } from './device-data.ts';
import { logError } from './log-error.ts';
import { ownSession } from './own-session.ts';

/** A door for reports alone: it sends nobody to sign in and changes nothing that is kept. */
const door = makeBrowserDoor({
  tenant: document.documentElement.dataset['tenant'] === 'SBA' ? 'SBA' : 'dotcom',
  send: async (url, init) => {
    await ownSession();
    return fetch(url, { ...init, keepalive: true });
  },
  deviceData,
  goToLogin: () => undefined,
  keepContextToken: () => undefined,
});

/** A page that fails again and again says so once, and not without end. */
const MOST_REPORTS = 20;
const reported = new Set<string>();

/** Reports an error of this page, the same one once. */
export async function report(what: { msg: string; error?: unknown; info?: unknown }): Promise<void> {
  if (reported.has(what.msg) || reported.size >= MOST_REPORTS) return;
  reported.add(what.msg);
  await logError(door, what);
}
