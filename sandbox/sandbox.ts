import { createApp, guardOrigins } from './app.ts';
import { DEFAULTS } from './defaults.ts';
import { pageRoutes } from './pages/pages.routes.ts';
import { publicRoutes } from './public.routes.ts';
import { serverRoutes } from './server.routes.ts';
import { openVendor, type Vendor, type VendorSettings } from './vendor.ts';

export interface SandboxOptions {
  /** The folder of the vendor's books. */
  dataDir: string;
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  /** The vendor's own address as browsers know it; default http://localhost with the port. */
  publicUrl?: string | undefined;
  /** Origins of the shop; the first is where a challenged payer returns to when no return address was given. */
  shopOrigins?: readonly string[];
  secretKey?: string;
  webhookSecret?: string;
  webhookUrl?: string | undefined;
  logLevel?: string;
  logStream?: { write(line: string): void };
  isDemo?: boolean;
  brandName?: string;
  /** First digits of the store's own card. */
  storeCardPrefixes?: readonly string[];
  now?: () => Date;
  /** The longest that a lost answer keeps its connection. */
  holdMs?: number;
  slowMs?: number;
  webhookLateMs?: number;
  webhookBackoffMs?: readonly number[];
}

/** A running vendor. `close` lets requests under way finish, cuts held connections and closes the books. */
export interface Sandbox {
  origin: string;
  port: number;
  close(): Promise<void>;
}

/**
 * Starts the payment vendors.
 * @throws when the port is taken or the books in `dataDir` are damaged
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { logLevel: level = DEFAULTS.logLevel, logStream: stream = process.stderr, now = () => new Date() } = options;
  const app = createApp({ level, stream });
  const vendor = await openVendor(settingsOf(options), { log: app.log, now });
  guardOrigins(app, vendor);
  app.get('/healthz', async () => ({ status: 'ok', origin: vendor.address.origin }));
  await app.register(publicRoutes, vendor);
  await app.register(serverRoutes, vendor);
  await app.register(pageRoutes, vendor);
  app.addHook('preClose', async () => {
    vendor.webhooks.close();
    vendor.held.cutAll();
  });
  app.addHook('onClose', () => vendor.close());
  try {
    await app.listen({ port: options.port ?? 0, host: options.host ?? DEFAULTS.host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const listening = app.server.address();
  const port = typeof listening === 'object' ? (listening?.port ?? 0) : 0;
  Object.assign(vendor.address, addressOf(port, options));
  return { origin: vendor.address.origin, port, close: () => app.close() };
}

function settingsOf(given: SandboxOptions): VendorSettings {
  const options = { ...DEFAULTS, ...given };
  const { dataDir, shopOrigins, secretKey, brandName, storeCardPrefixes, holdMs, slowMs, isDemo = true } = options;
  const webhook = {
    url: options.webhookUrl,
    secret: options.webhookSecret,
    backoffMs: options.webhookBackoffMs,
    lateMs: options.webhookLateMs,
  };
  return { dataDir, shopOrigins, secretKey, webhook, isDemo, brandName, storeCardPrefixes, holdMs, slowMs };
}

/** The loopback address has two names; pages may be opened under either. */
function addressOf(port: number, { publicUrl, host = DEFAULTS.host }: SandboxOptions): Vendor['address'] {
  const loopback = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const isLoopback = ['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1'].includes(host);
  const origin = publicUrl ? new URL(publicUrl).origin : isLoopback ? `http://localhost:${port}` : `http://${host}:${port}`;
  return { origin, ownOrigins: [origin, ...loopback] };
}
