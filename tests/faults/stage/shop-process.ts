import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { SERVER_ENV, SERVER_FLAGS } from '../../../scripts/node-flags.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CLOCK = fileURLToPath(new URL('./told-clock.ts', import.meta.url));

/** A node of the shop as it runs in production: a process of its own, reached over the wire alone. */
export type ShopProcess = {
  readonly pid: number;
  readonly base: string;
  /** Resolves when it says that it is ready; rejects when it ends before. */
  readonly ready: Promise<void>;
  /** How it ended: its exit code, null when it was killed. */
  readonly ended: Promise<number | null>;
  readonly hasEnded: () => boolean;
  /** What it has said so far. */
  readonly said: () => string;
  /** Moves its clock, in milliseconds from the right time. */
  setClock(offsetMs: number): void;
};

/** @param env beside what every node here has. */
export function startShopProcess(port: number, env: Readonly<Record<string, string>>): ShopProcess {
  const child = spawn(process.execPath, [...SERVER_FLAGS, '--import', CLOCK, 'server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      TMPDIR: process.env['TMPDIR'],
      ...SERVER_ENV,
      NODE_ENV: 'production',
      PORT: String(port),
      SANDBOX_PORT: '0', // its own vendor stays unasked: the books of the stage's survive every fault
      CATALOG_SIZE: '0',
      RATE_LIMITS: 'off',
      FULFILMENT_STEP_SECONDS: '1',
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  let said = '';
  const hear = (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000));
  child.stderr?.on('data', hear);
  child.on('error', () => undefined); // a message to a process that is gone
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      hear(chunk);
      if (/^ready/m.test(said)) resolve();
    });
    void ended.then((code) => reject(new Error(`The shop ended at its start (code ${code}): ${said.trim().slice(-1500)}`)));
  });
  ready.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    base: `http://127.0.0.1:${port}`,
    ready,
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    said: () => said,
    setClock: (offsetMs) => void child.send({ offsetMs }, () => undefined),
  };
}
