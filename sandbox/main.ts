import { DEFAULTS } from './defaults.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';
import { settingsFrom } from './settings.ts';

/** How long a stop may take before the process ends anyway. */
const STOP_TIMEOUT_MS = 10_000;

const settings = settingsFrom(process.env);
if (!settings.ok) fail(settings.problem);
const sandbox = await startSandbox(settings.options).catch((error: unknown) => fail(problemOf(error)));
process.stdout.write(`Payment sandbox ready at ${sandbox.origin}\n`);
process.once('SIGTERM', () => stop(sandbox));
process.once('SIGINT', () => stop(sandbox));
// Started by another program over a channel: when that one is gone, even killed, nobody is left to serve.
if (process.channel) process.once('disconnect', () => stop(sandbox));

function fail(problem: string): never {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

function problemOf(error: unknown): string {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isTaken) return `Port ${process.env['SANDBOX_PORT'] || DEFAULTS.port} is taken; set SANDBOX_PORT to a free one.`;
  return `The payment sandbox could not start: ${error instanceof Error ? error.message : 'unknown reason'}`;
}

function stop(running: Sandbox): void {
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  running.close().then(
    () => process.exit(0),
    () => fail('The payment sandbox could not close its books.'),
  );
}
