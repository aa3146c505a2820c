import { spawn } from 'node:child_process';
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/node-flags.mjs';
import type { Running } from '../start-shop.ts';

/** What a shop cannot be faster than, served by a process of its own. */
export type Ceilings = { readonly base: string; readonly pid: number; stop(): Promise<void> };

/** Starts the ceilings beside a shop, in its database and with its flags. @throws when they end before they are ready */
export async function startCeilings({ databaseUrl, sandbox, base: shop }: Running): Promise<Ceilings> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'bench/ceilings/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...SERVER_ENV,
      ...process.env,
      NODE_ENV: 'production',
      CEILINGS_DATABASE_URL: databaseUrl,
      CEILINGS_SANDBOX_URL: sandbox,
      CEILINGS_PUBLIC_URL: shop.replace('127.0.0.1', 'localhost'),
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const base = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const [, found] = /^ready (\S+)/m.exec(chunk.toString()) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error('the ceilings ended before they were ready')));
  });
  return {
    base,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
