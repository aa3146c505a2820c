import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { aFolder, aVendor, SHOP } from './a-vendor.test-builder.ts';

const MAIN = new URL('./main.ts', import.meta.url).pathname;

interface Run {
  child: ChildProcess;
  output: { stdout: string; stderr: string };
  ended: Promise<unknown>;
}

const runs: Run[] = [];

afterEach(async () => {
  for (const { child, ended } of runs.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});

function run(environment: Record<string, string>): Run {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], SHOP_ORIGINS: SHOP, SANDBOX_SECRET_KEY: 'sk_test', ...environment },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => (output.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)));
  const started = { child, output, ended: once(child, 'exit') };
  runs.push(started);
  return started;
}

async function originOf({ output }: Run): Promise<string> {
  await expect.poll(() => output.stdout, { timeout: 15_000 }).toContain('\n');
  return /http:\/\/\S+/.exec(output.stdout)?.[0] ?? '';
}

describe('node sandbox/main.ts', { timeout: 30_000 }, () => {
  it('says one line when it listens, and ends with 0 on SIGTERM', async () => {
    const started = run({ SANDBOX_PORT: '0', SANDBOX_DATA_DIR: await aFolder() });
    const origin = await originOf(started);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    started.child.kill('SIGTERM');
    expect(await started.ended).toEqual([0, null]);
    expect(started.output).toEqual({ stdout: `Payment sandbox ready at ${origin}\n`, stderr: '' });
  });

  it('ends with 1 and one sentence when the port is taken', async () => {
    const vendor = await aVendor();
    const port = new URL(vendor.origin).port;
    const started = run({ SANDBOX_PORT: port, SANDBOX_DATA_DIR: await aFolder() });
    expect(await started.ended).toEqual([1, null]);
    expect(started.output).toEqual({ stdout: '', stderr: `Port ${port} is taken; set SANDBOX_PORT to a free one.\n` });
  });

  it('ends with 1 and one sentence when a setting is wrong', async () => {
    const started = run({ SANDBOX_PORT: '0', SHOP_ORIGINS: 'shop.example', SANDBOX_DATA_DIR: await aFolder() });
    expect(await started.ended).toEqual([1, null]);
    expect(started.output.stderr).toBe('SHOP_ORIGINS names "shop.example", which is not an origin.\n');
  });

  it('loses nothing acknowledged when it is killed in the middle of it', async () => {
    const dataDir = await aFolder();
    const started = run({ SANDBOX_PORT: '0', SANDBOX_DATA_DIR: dataDir });
    const origin = await originOf(started);
    const acknowledged: string[] = [];
    const shoppers = Array.from({ length: 20 }, async (_, shopper) => {
      for (let order = 0; ; order += 1) {
        const idempotencyKey = `${shopper}-${order}`;
        const body = {
          token: 'tok_demo_visa_4242',
          amount: 1,
          currency: 'USD',
          reference: idempotencyKey,
          idempotencyKey,
        };
        const response = await fetch(`${origin}/v1/authorizations`, {
          method: 'POST',
          headers: { authorization: 'Bearer sk_test', 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        await response.json();
        acknowledged.push(idempotencyKey);
        if (acknowledged.length === 150) started.child.kill('SIGKILL');
      }
    });
    await Promise.allSettled(shoppers);
    await started.ended;
    await appendFile(join(dataDir, 'ledger.jsonl'), '{"id":"au');
    const vendor = await aVendor({ dataDir });
    const found = await Promise.all(acknowledged.map((reference) => vendor.ledger(reference)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(150);
    expect(found.filter((entries) => entries.length !== 1)).toEqual([]);
  });
});
