import { mkdir } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { followAuthorizations, type AuthorizationBook } from './authorizations/authorization-book.ts';
import { openChallenges, type Challenges } from './authorizations/challenges.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import { createHeldAnswers, type HeldAnswers } from './faults/held-answers.ts';
import { followBalances, type IssuedBalances } from './tokens/issued-balances.ts';
import { openLedger, type Ledger } from './ledger/ledger.ts';
import { openShopOrigins, type ShopOrigins } from './shop-origins.ts';
import { openTokenStore, type TokenStore } from './tokens/tokens.ts';
import { createWebhooks, type Webhooks, type WebhookSettings } from './webhooks.ts';

export interface VendorSettings {
  dataDir: string;
  shopOrigins: readonly string[];
  secretKey: string;
  webhook: WebhookSettings;
  isDemo: boolean;
  brandName: string;
  /** First digits of the store's own card. */
  storeCardPrefixes: readonly string[];
  /** The longest that a lost answer keeps its connection. */
  holdMs: number;
  /** How much later a `slow` answer comes. */
  slowMs: number;
}

/** All that the vendor knows and can do; routes get it whole, rules ask for the parts they need. */
export interface Vendor {
  settings: VendorSettings;
  now: () => Date;
  /** The vendor's own address, once it listens. */
  address: { origin: string; ownOrigins: readonly string[] };
  shopOrigins: ShopOrigins;
  tokens: TokenStore;
  challenges: Challenges;
  ledger: Ledger;
  authorizations: AuthorizationBook;
  balances: IssuedBalances;
  faults: Faults;
  webhooks: Webhooks;
  held: HeldAnswers;
  /** Resolves when everything decided so far is on disk. Nothing is told to anybody before. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the vendor's books in `settings.dataDir`, made if it is not there. */
export async function openVendor(settings: VendorSettings, { log, now }: { log: FastifyBaseLogger; now: () => Date }): Promise<Vendor> {
  await mkdir(settings.dataDir, { recursive: true });
  const tokens = await openTokenStore(settings.dataDir, settings.secretKey);
  const challenges = await openChallenges(settings.dataDir, now);
  const ledger = await openLedger(settings.dataDir);
  const known = [...settings.shopOrigins];
  const shopOrigins = await openShopOrigins(settings.dataDir, known);
  const journals = [tokens, challenges, ledger, shopOrigins];
  return {
    settings: { ...settings, shopOrigins: known },
    shopOrigins,
    now,
    tokens,
    challenges,
    ledger,
    address: { origin: '', ownOrigins: [] },
    authorizations: followAuthorizations(ledger, now),
    balances: followBalances(ledger, tokens.issuedCents),
    faults: createFaults(),
    webhooks: createWebhooks(settings.webhook, { log, now }),
    held: createHeldAnswers(settings.holdMs),
    async settled() {
      await Promise.all(journals.map((journal) => journal.settled()));
    },
    async close() {
      await Promise.all(journals.map((journal) => journal.close()));
    },
  };
}
