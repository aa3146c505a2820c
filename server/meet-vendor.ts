import type { Logger } from 'pino';
import { shopOrigins } from './config/origins.ts';
import type { Settings } from './config/settings.ts';
import { originOfVendorAt, sayHelloToVendor } from './gateways/sandbox-hello.ts';
import { StartError } from './start-error.ts';

/**
 * Makes sure that there is a vendor, that it knows our pages, and that it is at the address that we know: a payer is sent nowhere else.
 * A demo starts its own, unless `SANDBOX_URL` names one that answers already: several nodes share one.
 *
 * @throws {StartError} when vendor and settings contradict each other.
 */
export async function meetVendor(settings: Settings, log: Logger, startOwn: () => Promise<void>): Promise<void> {
  const { sandboxUrl: url, isDemo, isSandboxElsewhere } = settings;
  const found = isDemo && !isSandboxElsewhere ? undefined : await originOfVendorAt(url);
  if (isDemo && found === undefined) await startOwn();
  const told = found ?? (await originOfVendorAt(url));
  if (told === undefined) log.warn({ url }, 'the payment vendor does not answer at SANDBOX_URL: nobody can pay until it does');
  else requireSameAddress(url, told);
  if (found !== undefined && isDemo) await introduce(settings, log);
}

function requireSameAddress(url: string, told: string): void {
  if (told !== new URL(url).origin)
    throw new StartError(
      `The payment vendor at SANDBOX_URL=${url} says that its pages are at ${told}: set SANDBOX_URL to that, or its SANDBOX_PUBLIC_URL to ours.`,
    );
}

/** Whoever runs the sandbox did not start it for this node. */
async function introduce(settings: Settings, log: Logger): Promise<void> {
  const { sandboxUrl: url, sandboxSecretKey } = settings;
  const outcome = await sayHelloToVendor(url, sandboxSecretKey, shopOrigins(settings));
  if (outcome === 'REFUSED')
    throw new StartError(`The payment sandbox at SANDBOX_URL=${url} does not take our SANDBOX_SECRET_KEY: give both the same.`);
  if (outcome === 'NO_ANSWER') log.warn({ url }, 'the payment sandbox has not heard of this node: its pages cannot show the card frame');
}
