import type { PayTo } from '#domain/accounts/credit/pay-words.ts';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { USUAL_SIZE } from '#database/demo/catalog/plan.ts';
import { isRouteName, ROUTES } from '#domain/identity/tenant-by-host.ts';
import { VENDOR_PAYMENT_TYPES, type VendorPaymentType } from '#domain/payment/payment-types.ts';
import { isNetwork } from './network.ts';
import { DEMO_KEYS, problemsOutsideTheDemo } from './real-shop.ts';
import { isLoopback, isSameSite } from './same-site.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const onOff = z.enum(['on', 'off']);

const Environment = z.object({
  PORT: port.default(3000),
  SANDBOX_PORT: port.default(3001),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
      'it is no address like postgres://name:password@host/database',
    )
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(8),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO_DATA: onOff.optional(),
  CATALOG_SIZE: z.coerce.number().int().min(0).max(1_000_000).default(USUAL_SIZE),
  SHOP_CLOCK: z.iso.datetime({ offset: true }).optional(),
  RATE_LIMITS: onOff.default('on'),
  BRAND_NAME: z.string().min(1).max(40).default('Foolscap'),
  RETURNS_ADDRESS: z.string().min(1).max(300).default('500 Returns Way|Framingham, MA 01702'),
  MERCHANT_NAME: z.string().min(1).max(80).optional(),
  MERCHANT_ADDRESS: z.string().min(1).max(300).optional(),
  MERCHANT_TAX_ID: z.string().min(1).max(40).optional(),
  REMIT_TO: z.string().min(1).max(300).optional(),
  REMIT_BANK: z.string().min(1).max(300).optional(),
  RETURNS_CARRIER: z.string().min(1).max(40).default('Sandbox Parcel'),
  TENANT_HOSTS: z.string().default(''),
  PARENT_ORIGINS: z.string().default(''),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  SESSION_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(32, 'each secret has at least 32 characters')))
    .optional(),
  VENDOR_PAYMENTS: z.string().default('PAYPAL,KLARNA,VISA_PAY'),
  PAYMENT_PROVIDER: z.enum(['sandbox']).default('sandbox'),
  SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_SECRET_KEY: z.string().default(DEMO_KEYS.SANDBOX_SECRET_KEY),
  SANDBOX_WEBHOOK_SECRET: z.string().default(DEMO_KEYS.SANDBOX_WEBHOOK_SECRET),
  OPERATOR_TOKEN: z
    .string()
    .regex(/^[!-~]{32,}$/, 'it has at least 32 characters and no spaces')
    .optional(),
  SMTP_URL: z.url().optional(),
  MENUS_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../menus/', import.meta.url))),
  PICTURE_HOSTS: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z.string().default(''),
  FULFILMENT_STEP_SECONDS: z.coerce.number().int().min(0).max(86_400).default(60),
});

/** Who sells: the legal name, the address a line each, and the tax number where one is set. */
export type Merchant = {
  readonly name: string;
  readonly address: readonly string[];
  readonly taxId: string | undefined;
  readonly payTo: PayTo;
};

/** Everything that can be set from outside, checked and with its defaults. */
export type Settings = {
  readonly port: number;
  readonly sandboxPort: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly dataDir: string;
  /** Where the menus of header and footer lie. */
  readonly menusDir: string;
  /** What is said about the demo; undefined: an empty database becomes one, any other stays what it is. */
  readonly demoData: 'on' | 'off' | undefined;
  readonly isDemo: boolean;
  readonly catalogSize: number;
  /** The instant at which the shop's clock starts; undefined: the system's clock. */
  readonly shopClock: Date | undefined;
  readonly hasRateLimits: boolean;
  readonly brandName: string;
  /** Where parcels come back to, below the name of the shop, a line each. */
  readonly returnsAddress: readonly string[];
  /** Who carries returns whose postage the shop pays. */
  readonly returnsCarrier: string;
  /** Who sells, as invoices name them. */
  readonly merchant: Merchant;
  /** Hosts beside the built-in ones, each with the route that it leads to: host -> dotcom | SBA | HIT | SWS. */
  readonly tenantHosts: ReadonlyMap<string, string>;
  /** Origins of the pages that may show the shop in a frame. */
  readonly parentOrigins: readonly string[];
  readonly mode: 'production' | 'development' | 'test';
  /** The first signs the cookies of sessions, all are believed; none: the demo keeps one of its own with its data. */
  readonly sessionSecrets: readonly string[];
  /** The ways to pay that begin at their vendors' own pages, and that this shop takes. */
  readonly vendorPayments: readonly VendorPaymentType[];
  readonly sandboxUrl: string;
  /** Whether an address of the sandbox is set: one that answers there is taken instead of starting another. */
  readonly isSandboxElsewhere: boolean;
  readonly sandboxSecretKey: string;
  readonly sandboxWebhookSecret: string;
  /** Opens what tells of the inside; undefined: the demo shows it to everybody, any other shop to nobody. */
  readonly operatorToken: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Hosts of our own network from which files of the catalogue may have pictures: `images.intranet.example`, with a port where it is not the usual one. */
  readonly pictureHosts: readonly string[];
  readonly logLevel: string;
  /** Networks of the proxies in front (`10.0.0.0/8`) that are believed about who calls them; nobody else is. */
  readonly trustedProxies: readonly string[];
  /** How long each step of the demo's simulated fulfilment takes; 0: nothing moves by itself. */
  readonly fulfilmentStepSeconds: number;
};

/** A setting that keeps the program from starting; its message is one sentence for a person. */
export class SettingsError extends Error {}

/**
 * Reads the settings from environment variables; empty ones count as absent.
 *
 * @param kind what the database was made as, where that is known; before it is, what `DEMO_DATA` says.
 * @throws {SettingsError} with a line for each variable that is missing or wrong.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>, kind?: 'DEMO' | 'REAL'): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const isDemo = (kind ?? (given['DEMO_DATA'] === 'off' ? 'REAL' : 'DEMO')) === 'DEMO';
  const parsed = Environment.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `The setting ${issue.path.join('.')} is wrong: ${issue.message}.`),
    ...(isDemo ? [] : problemsOutsideTheDemo(given)),
  ];
  if (!parsed.success || problems.length > 0) throw new SettingsError(problems.join('\n'));
  const value = parsed.data;
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, '');
  const tenantHosts = readTenantHosts(value.TENANT_HOSTS);
  return {
    port: value.PORT,
    sandboxPort: value.SANDBOX_PORT,
    host: value.HOST,
    publicUrl,
    databaseUrl: value.DATABASE_URL,
    databasePoolSize: value.DATABASE_POOL,
    dataDir: resolve(value.DATA_DIR),
    menusDir: resolve(value.MENUS_DIR),
    demoData: value.DEMO_DATA,
    isDemo,
    catalogSize: value.CATALOG_SIZE,
    shopClock: value.SHOP_CLOCK === undefined ? undefined : new Date(value.SHOP_CLOCK),
    hasRateLimits: value.RATE_LIMITS === 'on',
    brandName: value.BRAND_NAME,
    returnsAddress: linesOf(value.RETURNS_ADDRESS),
    returnsCarrier: value.RETURNS_CARRIER,
    merchant: readMerchant(value, isDemo),
    tenantHosts,
    parentOrigins: readParents(value.PARENT_ORIGINS, publicUrl, [...tenantHosts.keys()]),
    mode: value.NODE_ENV,
    sessionSecrets: value.SESSION_SECRET ?? [],
    vendorPayments: readVendorPayments(value.VENDOR_PAYMENTS),
    sandboxUrl: (value.SANDBOX_URL ?? `http://localhost:${value.SANDBOX_PORT}`).replace(/\/+$/, ''),
    isSandboxElsewhere: value.SANDBOX_URL !== undefined,
    sandboxSecretKey: value.SANDBOX_SECRET_KEY,
    sandboxWebhookSecret: value.SANDBOX_WEBHOOK_SECRET,
    operatorToken: value.OPERATOR_TOKEN,
    smtpUrl: value.SMTP_URL,
    pictureHosts: readHosts(value.PICTURE_HOSTS),
    logLevel: value.LOG_LEVEL,
    trustedProxies: readProxies(value.TRUST_PROXY),
    fulfilmentStepSeconds: isDemo ? value.FULFILMENT_STEP_SECONDS : 0,
  };
}

/** The demo's merchant where none is set; a real shop is told by its name and where its parcels come back to, and has no number that is not its own. */
const DEMO_MERCHANT: Merchant = {
  name: 'Foolscap Office Supply, Inc.',
  address: ['100 Ledger Street', 'Framingham, MA 01702'],
  taxId: 'EIN 00-0000000 (demo)',
  payTo: {
    payee: 'Foolscap Office Supply, Inc.',
    remitTo: ['PO Box 1000', 'Boston, MA 02205'],
    ach: ['Sandbox Bank, N.A. (demo)', 'Routing number 000000000', 'Account number 0000000000'],
  },
};

function readMerchant(
  {
    MERCHANT_NAME: givenName,
    MERCHANT_ADDRESS: givenAddress,
    MERCHANT_TAX_ID: taxId,
    REMIT_TO,
    REMIT_BANK,
    BRAND_NAME,
    RETURNS_ADDRESS,
  }: z.output<typeof Environment>,
  isDemo: boolean,
): Merchant {
  const usual = isDemo ? DEMO_MERCHANT : { name: BRAND_NAME, address: linesOf(RETURNS_ADDRESS), taxId: undefined, payTo: undefined };
  const name = givenName ?? usual.name;
  const address = givenAddress === undefined ? usual.address : linesOf(givenAddress);
  const payTo = {
    payee: name,
    remitTo: REMIT_TO === undefined ? (usual.payTo?.remitTo ?? address) : linesOf(REMIT_TO),
    ach: REMIT_BANK === undefined ? (usual.payTo?.ach ?? []) : linesOf(REMIT_BANK),
  };
  return { name, address, taxId: taxId ?? usual.taxId, payTo };
}

/** '500 Returns Way|Framingham, MA 01702' as its lines. */
function linesOf(text: string): string[] {
  return text.split('|').map((line) => line.trim());
}

/**
 * Origins of the shop's own site. In a frame of another one browsers keep no session: a shop there says that it has added an item, and has
 * none. A shop that is looked at on its own machine may be in any.
 */
function readParents(text: string, publicUrl: string, hosts: readonly string[]): readonly string[] {
  const parents = readOrigins(text);
  const own = [publicUrl, ...hosts.map((host) => `${new URL(publicUrl).protocol}//${host}`)].filter((url) => URL.canParse(url));
  const foreign = parents.find((parent) => !isLoopback(publicUrl) && !own.some((url) => isSameSite(url, parent)));
  if (foreign === undefined) return parents;
  throw new SettingsError(
    `The setting PARENT_ORIGINS is wrong: "${foreign}" is of another site than the shop (${publicUrl}). Browsers keep no session in a frame there, and its cart would lose every item: show the shop from a page under the same domain, over the same protocol.`,
  );
}

/** `images.intranet.example,10.0.5.7:8080` as hosts. */
function readHosts(text: string): readonly string[] {
  const hosts = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim().toLowerCase()]));
  const wrong = hosts.find((host) => !URL.canParse(`https://${host}`) || new URL(`https://${host}`).host !== host);
  if (wrong === undefined) return hosts;
  throw new SettingsError(`The setting PICTURE_HOSTS is wrong: "${wrong}" is no host like images.intranet.example or 10.0.5.7:8080.`);
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
      if (host === '' || !isRouteName(route)) {
        throw new SettingsError(
          `The setting TENANT_HOSTS is wrong: "${pair}" is not host=route, with one of ${Object.keys(ROUTES).join(', ')}.`,
        );
      }
      return [host.toLowerCase(), route];
    }),
  );
}

/** `PAYPAL,KLARNA`; `off` for none. */
function readVendorPayments(text: string): readonly VendorPaymentType[] {
  const wanted = text.split(',').flatMap((one) => (['', 'off'].includes(one.trim()) ? [] : [one.trim()]));
  const wrong = wanted.find((one) => !VENDOR_PAYMENT_TYPES.some((type) => type === one));
  if (wrong === undefined) return VENDOR_PAYMENT_TYPES.filter((type) => wanted.includes(type));
  throw new SettingsError(`The setting VENDOR_PAYMENTS is wrong: "${wrong}" is none of ${VENDOR_PAYMENT_TYPES.join(', ')}.`);
}

/** All of the internet is no network of proxies, nor half of it: then whoever calls could say who they are. */
function readProxies(text: string): string[] {
  const networks = text.split(',').flatMap((one) => (['', 'off'].includes(one.trim()) ? [] : [one.trim()]));
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong === undefined) return networks;
  throw new SettingsError(`The setting TRUST_PROXY is wrong: "${wrong}" is no network of proxies, such as 10.0.0.0/8 or fd00::/8.`);
}
