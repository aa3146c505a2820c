import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { shopOrigins } from './config/origins.ts';
import type { Settings } from './config/settings.ts';
import { StartError } from './start-error.ts';

/** The process of the payment vendors' sandbox. */
export type SandboxProcess = {
  /** Settles when it has ended. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
};

/** For so long it may finish what it does. */
const PATIENCE_MS = 2_000;

/** The payment vendors' sandbox is another program at another address: it is started beside the shop and ends with it. */
export async function startSandbox(settings: Settings): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [resolve('sandbox/main.ts')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'], // it hears through the channel when the shop is gone, killed or not
    env: {
      ...process.env,
      SANDBOX_PORT: String(settings.sandboxPort),
      SANDBOX_PUBLIC_URL: settings.sandboxUrl,
      HOST: settings.host,
      SANDBOX_DATA_DIR: join(settings.dataDir, 'sandbox'),
      SHOP_ORIGINS: shopOrigins(settings).join(','),
      SANDBOX_SECRET_KEY: settings.sandboxSecretKey,
      SANDBOX_WEBHOOK_SECRET: settings.sandboxWebhookSecret,
      SHOP_WEBHOOK_URL: `http://127.0.0.1:${settings.port}/webhooks/payment`,
      BRAND_NAME: settings.brandName,
      LOG_LEVEL: 'warn',
    },
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
    process.stderr.write(chunk);
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((resolveReady, reject) => {
    child.stdout?.once('data', () => resolveReady());
    child.once('exit', () =>
      reject(new StartError(said.trim().split('\n').at(-1) || `The payment sandbox did not start on port ${settings.sandboxPort}.`)),
    );
  });
  return { ended, stop: () => endChild(child, ended) };
}

async function endChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(timer);
}
