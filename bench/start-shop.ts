import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_ENV, SERVER_FLAGS } from '../scripts/node-flags.mjs';

/** A shop in a process of its own. */
export type Running = {
  base: string;
  sandbox: string;
  pid: number;
  postgresPid: number;
  databaseUrl: string;
  secondsToReady: number;
  stop(): Promise<void>;
};

/** Starts one, as `npm start` does, with further settings from the environment. @throws when it ends before it is ready */
export async function startShop(dataDir: string, port: number, sandboxPort: number, settings: NodeJS.ProcessEnv = {}): Promise<Running> {
  const started = performance.now();
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...SERVER_ENV,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      ...settings,
    },
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/^ready/m.test(said)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
  });
  const databaseUrl = /database socket (\S+)/.exec(said)?.[1] ?? '';
  return {
    base: `http://127.0.0.1:${port}`,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    pid: child.pid ?? 0,
    postgresPid: postgresPidIn(dataDir),
    databaseUrl,
    secondsToReady: (performance.now() - started) / 1000,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** The process of the shop's own PostgreSQL, of which all its others are children; 0: it has none of its own. */
function postgresPidIn(dataDir: string): number {
  try {
    return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
}
