import { STORE_CARD_PREFIXES } from './cards/card-number.ts';

/** What holds where nothing else is set: a demo on one machine. */
export const DEFAULTS = {
  port: 3001,
  host: '127.0.0.1',
  dataDir: '.data/sandbox',
  shopOrigins: ['http://localhost:3000', 'http://business.localhost:3000', 'http://hit.localhost:3000', 'http://sws.localhost:3000'],
  secretKey: 'sk_sandbox_demo',
  webhookSecret: 'whsec_sandbox_demo',
  logLevel: 'warn',
  brandName: 'Foolscap',
  storeCardPrefixes: STORE_CARD_PREFIXES,
  holdMs: 20_000,
  slowMs: 3000,
  webhookLateMs: 20_000,
  webhookBackoffMs: [500, 1000, 2000, 4000, 8000],
} as const;
