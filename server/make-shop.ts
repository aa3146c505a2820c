import { join } from 'node:path';
import type { Logger } from 'pino';
import { makeToggles } from './audience/index.ts';
import { makeCartCounts, makeCartWatch } from './cart/index.ts';
import { makeCatalog } from './catalog/index.ts';
import type { Settings } from './config/settings.ts';
import type { Database } from './db/database.ts';
import { makeMailTransport } from './gateways/mail.ts';
import { makeQuestionCaptcha } from './gateways/question-captcha.ts';
import { makeSandboxPaymentVendor } from './gateways/sandbox-payment-vendor.ts';
import { makeNodeCounts } from './limits/index.ts';
import { makeUnfoundSearches } from './search/index.ts';
import { makeSessionStore, makeSigners } from './sessions/index.ts';
import { makeVisitorMenus, readMenuFiles } from './menus/index.ts';
import { makeHasBought, makeOrderNumbers } from './orders/index.ts';
import type { Shop } from './shop.ts';
import { makeStoreDirectory } from './stores/index.ts';
import { makeMetrics } from './telemetry/metrics.ts';

/** The business clock: the system's, or one that starts at a given instant now. */
export function makeClock(start: Date | undefined): () => Date {
  if (start === undefined) return () => new Date();
  const offsetMs = start.getTime() - Date.now();
  return () => new Date(Date.now() + offsetMs);
}

/** Puts the shop together from its settings and its database; a test may give parts of its own. */
export function makeShop(settings: Settings, database: Database, log: Logger, parts: Partial<Shop> = {}): Shop {
  const now = parts.now ?? makeClock(settings.shopClock);
  const nodeCounts = makeNodeCounts();
  const signers = makeSigners(settings.sessionSecrets);
  const metrics = parts.metrics ?? makeMetrics(database);
  return {
    settings,
    database,
    now,
    log,
    metrics,
    catalog: makeCatalog(database, settings.databasePoolSize),
    stores: makeStoreDirectory(database),
    toggles: makeToggles(database),
    menus: makeVisitorMenus(readMenuFiles(settings.menusDir)),
    sessions: makeSessionStore(database, { origin: settings.publicUrl, secrets: settings.sessionSecrets, now }),
    signers,
    nodeCounts,
    cartWatch: makeCartWatch(database, log),
    cartCounts: makeCartCounts(database),
    paymentVendor: makeSandboxPaymentVendor({ url: settings.sandboxUrl, secretKey: settings.sandboxSecretKey, metrics, log }),
    captcha: makeQuestionCaptcha(signers.captcha, now),
    orderNumbers: makeOrderNumbers(database),
    hasBought: makeHasBought(database),
    mail: makeMailTransport({ smtpUrl: settings.smtpUrl, folder: join(settings.dataDir, 'outbox'), brandName: settings.brandName }),
    unfoundSearches: makeUnfoundSearches(database, { now, log, takeRoom: (visitor) => nodeCounts.take('UNFOUND_WORDS', visitor) === 0 }),
    ...parts,
  };
}
