import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { z } from 'zod';
import { startSandbox, type SandboxOptions } from './sandbox.ts';

/** The shop's origin in tests. */
export const SHOP = 'http://shop.localhost:3000';
const KEY = 'sk_test';

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** A vendor of a test's own, with short words for its calls. */
export interface TestVendor {
  origin: string;
  dataDir: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Tokenises a number with fields that fit it. */
  token(number: string): Promise<string>;
  authorize(fields: { token: string; idempotencyKey: string } & Record<string, unknown>): Promise<Answer>;
  ledger(reference: string): Promise<LedgerLine[]>;
  log(): string;
  /** Stops the vendor and starts it again on the same books. */
  restart(): Promise<TestVendor>;
  stop(): Promise<void>;
}

const lineSchema = z.looseObject({ id: z.string(), type: z.string(), status: z.string(), amount: z.number() });
export type LedgerLine = z.output<typeof lineSchema>;
const bodySchema = z.record(z.string(), z.unknown());

const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

/** A folder that is gone after the test. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A vendor on a free port with empty books; gone after the test. */
export async function aVendor(options: Partial<SandboxOptions> = {}): Promise<TestVendor> {
  const dataDir = options.dataDir ?? (await aFolder());
  const lines: string[] = [];
  const sandbox = await startSandbox({
    shopOrigins: [SHOP, 'http://business.localhost:3000'],
    secretKey: KEY,
    logLevel: 'trace',
    logStream: { write: (line) => lines.push(line) },
    ...options,
    dataDir,
  });
  let isRunning = true;
  const stop = async (): Promise<void> => {
    if (isRunning) await sandbox.close();
    isRunning = false;
  };
  cleanups.push(stop);

  async function call(path: string, init: RequestInit, headers: Record<string, string>): Promise<Answer> {
    const response = await fetch(sandbox.origin + path, {
      ...init,
      redirect: 'manual',
      headers: { authorization: `Bearer ${KEY}`, ...headers },
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const body = isJson ? bodySchema.parse(JSON.parse(text)) : { text: squeezed(text) };
    return { status: response.status, headers: response.headers, body };
  }
  const post: TestVendor['post'] = (path, body, headers = {}) =>
    call(path, { method: 'POST', body: JSON.stringify(body ?? {}) }, { 'content-type': 'application/json', ...headers });
  const get: TestVendor['get'] = (path, headers = {}) => call(path, {}, headers);

  return {
    origin: sandbox.origin,
    dataDir,
    get,
    post,
    stop,
    async token(number) {
      const cvv = number.startsWith('37') ? '1234' : '123';
      const answer = await post('/v1/tokens', { number, expiryMonth: '12', expiryYear: '2035', cvv });
      return z.string().parse(answer.body['token']);
    },
    authorize: (fields) => post('/v1/authorizations', { amount: 10, currency: 'USD', reference: 'R1', ...fields }),
    async ledger(reference) {
      const answer = await get(`/v1/ledger?reference=${reference}`);
      return z.array(lineSchema).parse(answer.body['entries']);
    },
    log: () => lines.join(''),
    async restart() {
      await stop();
      return aVendor({ ...options, dataDir });
    },
  };
}

/** A text field of an answer. */
export function textOf(answer: Answer, field: string): string {
  return z.string().parse(answer.body[field]);
}

/** Markup without the spaces that only lay it out. */
export function squeezed(markup: string): string {
  return markup.replaceAll(/\s+/g, ' ').replaceAll(/ ?\/?>/g, '>');
}
