import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/node-flags.mjs';
import { spawn, type ChildProcess } from 'node:child_process';

/** A shop that runs as a process of its own, or has refused to. */
export type StartedShop = {
  readonly child: ChildProcess;
  /** The code with which it ended; undefined: it serves. */
  readonly code: number | null | undefined;
  /** What it has said so far, errors included. */
  said(): string;
  end(): Promise<void>;
};

/** Starts the shop as `npm start` does, without building; settles when it serves or has ended. Nothing of our own environment is a setting. */
export async function startShop(settings: Readonly<Record<string, string | undefined>>): Promise<StartedShop> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'server/main.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...SERVER_ENV, PATH, HOME, TMPDIR, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...settings },
  });
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = new Promise<undefined>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (/^ready/m.test(said)) resolve(undefined);
      });
  });
  const code = await Promise.race([ended, ready]);
  return {
    child,
    code,
    said: () => said,
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
