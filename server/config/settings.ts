import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(['on', 'off']);

const Environment = z.object({
  PORT: port.default(3000),
  SANDBOX_PORT: port.default(3001),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(8),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO_DATA: onOff.default('on'),
  CATALOG_SIZE: z.coerce.number().int().min(0).max(1_000_000).default(2500),
  SHOP_CLOCK: z.iso.datetime({ offset: true }).optional(),
  RATE_LIMITS: onOff.default('on'),
  BRAND_NAME: z.string().min(1).max(40).default('Foolscap'),
  TENANT_HOSTS: z.string().default(''),
  PARENT_ORIGINS: z.string().default(''),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  SESSION_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(32, 'each secret has at least 32 characters')))
    .optional(),
  PAYMENT_PROVIDER: z.enum(['sandbox']).default('sandbox'),
  SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_SECRET_KEY: z.string().default('sk_sandbox_demo'),
  SANDBOX_WEBHOOK_SECRET: z.string().default('whsec_sandbox_demo'),
  SMTP_URL: z.url().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: onOff.default('off'),
  FULFILMENT_STEP_SECONDS: z.coerce.number().int().min(0).max(86_400).default(60),
});

/** Everything that can be set from outside, checked and with its defaults. */
export type Settings = {
  readonly port: number;
  readonly sandboxPort: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly dataDir: string;
  readonly isDemo: boolean;
  readonly catalogSize: number;
  /** The instant at which the shop's clock starts; undefined: the system's clock. */
  readonly shopClock: Date | undefined;
  readonly hasRateLimits: boolean;
  readonly brandName: string;
  /** Hosts beside the built-in ones, each with the route that it leads to: host -> dotcom | SBA | HIT | SWS. */
  readonly tenantHosts: ReadonlyMap<string, string>;
  /** Origins of the pages that may show the shop in a frame. */
  readonly parentOrigins: readonly string[];
  readonly mode: 'production' | 'development' | 'test';
  /** The first signs the cookies of sessions, all are believed; none: the demo keeps one of its own with its data. */
  readonly sessionSecrets: readonly string[];
  readonly sandboxUrl: string;
  readonly sandboxSecretKey: string;
  readonly sandboxWebhookSecret: string;
  readonly smtpUrl: string | undefined;
  readonly logLevel: string;
  readonly isBehindProxy: boolean;
  /** How long each step of the demo's simulated fulfilment takes; 0: nothing moves by itself. */
  readonly fulfilmentStepSeconds: number;
};

/** A setting that keeps the program from starting; its message is one sentence for a person. */
export class SettingsError extends Error {}

/**
 * Reads the settings from environment variables; empty ones count as absent.
 *
 * @throws {SettingsError} naming the first variable that is wrong and what it must be.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new SettingsError(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  const value = parsed.data;
  const isDemo = value.DEMO_DATA === 'on';
  if (!isDemo) requireProductionSettings(value);
  return {
    port: value.PORT,
    sandboxPort: value.SANDBOX_PORT,
    host: value.HOST,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ''),
    databaseUrl: value.DATABASE_URL,
    databasePoolSize: value.DATABASE_POOL,
    dataDir: resolve(value.DATA_DIR),
    isDemo,
    catalogSize: value.CATALOG_SIZE,
    shopClock: value.SHOP_CLOCK === undefined ? undefined : new Date(value.SHOP_CLOCK),
    hasRateLimits: value.RATE_LIMITS === 'on',
    brandName: value.BRAND_NAME,
    tenantHosts: readTenantHosts(value.TENANT_HOSTS),
    parentOrigins: readOrigins(value.PARENT_ORIGINS),
    mode: value.NODE_ENV,
    sessionSecrets: value.SESSION_SECRET ?? [],
    sandboxUrl: (value.SANDBOX_URL ?? `http://localhost:${value.SANDBOX_PORT}`).replace(/\/+$/, ''),
    sandboxSecretKey: value.SANDBOX_SECRET_KEY,
    sandboxWebhookSecret: value.SANDBOX_WEBHOOK_SECRET,
    smtpUrl: value.SMTP_URL,
    logLevel: value.LOG_LEVEL,
    isBehindProxy: value.TRUST_PROXY === 'on',
    fulfilmentStepSeconds: isDemo ? value.FULFILMENT_STEP_SECONDS : 0,
  };
}

function requireProductionSettings(value: z.infer<typeof Environment>): void {
  if (value.SESSION_SECRET === undefined) {
    throw new SettingsError('SESSION_SECRET is missing: outside the demo (DEMO_DATA=off) it must be set to at least 32 characters.');
  }
  if (value.SHOP_CLOCK !== undefined) throw new SettingsError('SHOP_CLOCK is refused outside the demo: remove it or set DEMO_DATA=on.');
  if (value.RATE_LIMITS === 'off') throw new SettingsError('RATE_LIMITS=off is refused outside the demo: remove it or set DEMO_DATA=on.');
  if (value.SANDBOX_WEBHOOK_SECRET === 'whsec_sandbox_demo') {
    throw new SettingsError("SANDBOX_WEBHOOK_SECRET is missing: outside the demo the secret of the payment vendor's messages must be set.");
  }
  if (value.SANDBOX_SECRET_KEY === 'sk_sandbox_demo') {
    throw new SettingsError("SANDBOX_SECRET_KEY is missing: outside the demo the payment vendor's key must be set.");
  }
}

/** `https://portal.example,https://intranet.example` as origins. Never everybody: the whole text of each must be an origin. */
function readOrigins(text: string): readonly string[] {
  const origins = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const origin of origins) {
    if (origin.includes('*') || !/^https?:\/\//.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new SettingsError(`The setting PARENT_ORIGINS is wrong: "${origin}" is not an origin like https://portal.example.`);
  }
  return origins;
}

/** `shop.example=dotcom,buyers.example=SBA` as a map from host to route. */
function readTenantHosts(text: string): ReadonlyMap<string, string> {
  const pairs = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return new Map(
    pairs.map((pair) => {
      const [host = '', route = ''] = pair.split('=').map((part) => part.trim());
      if (host === '' || !['dotcom', 'SBA', 'HIT', 'SWS'].includes(route)) {
        throw new SettingsError(`The setting TENANT_HOSTS is wrong: "${pair}" is not host=dotcom, host=SBA, host=HIT or host=SWS.`);
      }
      return [host.toLowerCase(), route];
    }),
  );
}
