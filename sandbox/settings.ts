import { z } from 'zod';
import { DEFAULTS } from './defaults.ts';
import { isOrigin } from './origins.ts';
import type { SandboxOptions } from './sandbox.ts';

const httpUrl = z.url({ protocol: /^https?$/ });

const environmentSchema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(DEFAULTS.port),
  HOST: z.string().default(DEFAULTS.host),
  SANDBOX_DATA_DIR: z.string().default(DEFAULTS.dataDir),
  SANDBOX_PUBLIC_URL: httpUrl.optional(),
  SHOP_ORIGINS: z.string().default(DEFAULTS.shopOrigins.join(',')),
  SANDBOX_SECRET_KEY: z.string().optional(),
  SANDBOX_WEBHOOK_SECRET: z.string().optional(),
  SHOP_WEBHOOK_URL: httpUrl.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default(DEFAULTS.logLevel),
  DEMO: z.enum(['on', 'off']).default('on'),
  BRAND_NAME: z.string().default(DEFAULTS.brandName),
  STORE_CARD_PREFIXES: z
    .string()
    .regex(/^\d{2,8}(\s*,\s*\d{2,8})*$/)
    .default(DEFAULTS.storeCardPrefixes.join(',')),
});

export type SettingsResult = { ok: true; options: SandboxOptions } | { ok: false; problem: string };

/** The options that an environment asks for, or one sentence that says which setting is wrong. Empty means unset. */
export function settingsFrom(environment: Record<string, string | undefined>): SettingsResult {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    return { ok: false, problem: `The setting ${name} has a value that cannot be used.` };
  }
  const settings = parsed.data;
  const shopOrigins = settings.SHOP_ORIGINS.split(',').map((origin) => origin.trim());
  const wrong = shopOrigins.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) return { ok: false, problem: `SHOP_ORIGINS names "${wrong}", which is not an origin.` };
  if (settings.DEMO === 'off' && !(settings.SANDBOX_SECRET_KEY && settings.SANDBOX_WEBHOOK_SECRET)) {
    return { ok: false, problem: 'Outside the demo SANDBOX_SECRET_KEY and SANDBOX_WEBHOOK_SECRET must be set.' };
  }
  return { ok: true, options: optionsOf(settings, shopOrigins) };
}

function optionsOf(settings: z.output<typeof environmentSchema>, shopOrigins: string[]): SandboxOptions {
  return {
    port: settings.SANDBOX_PORT,
    host: settings.HOST,
    dataDir: settings.SANDBOX_DATA_DIR,
    publicUrl: settings.SANDBOX_PUBLIC_URL,
    shopOrigins,
    secretKey: settings.SANDBOX_SECRET_KEY ?? DEFAULTS.secretKey,
    webhookSecret: settings.SANDBOX_WEBHOOK_SECRET ?? DEFAULTS.webhookSecret,
    webhookUrl: settings.SHOP_WEBHOOK_URL,
    logLevel: settings.LOG_LEVEL,
    isDemo: settings.DEMO === 'on',
    brandName: settings.BRAND_NAME,
    storeCardPrefixes: settings.STORE_CARD_PREFIXES.split(',').map((prefix) => prefix.trim()),
  };
}
