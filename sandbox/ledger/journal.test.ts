import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openJournal } from './journal.ts';
import { aFolder, aVendor } from '../a-vendor.test-builder.ts';

async function recordsIn(path: string): Promise<unknown[]> {
  const records: unknown[] = [];
  const journal = await openJournal(path, (record) => records.push(record));
  await journal.close();
  return records;
}

describe('a journal', () => {
  it('gives back what was settled, in order', async () => {
    const path = join(await aFolder(), 'a.jsonl');
    const journal = await openJournal(path, () => {});
    const writes = Array.from({ length: 200 }, (_, n) => {
      journal.append({ n });
      return journal.settled();
    });
    await Promise.all(writes);
    expect((await readFile(path, 'utf8')).split('\n')).toHaveLength(201);
    await journal.close();
    expect(await recordsIn(path)).toEqual(Array.from({ length: 200 }, (_, n) => ({ n })));
  });

  it.each(['{"n":3', '{"n":3}'.slice(0, 1), '\u0000\u0000\n'])('cuts off a torn last line %j and goes on behind it', async (torn) => {
    const path = join(await aFolder(), 'a.jsonl');
    await writeFile(path, `{"n":1}\n{"n":2}\n${torn}`);
    const journal = await openJournal(path, () => {});
    journal.append({ n: 4 });
    await journal.close();
    expect(await readFile(path, 'utf8')).toBe('{"n":1}\n{"n":2}\n{"n":4}\n');
  });

  it('refuses to go on when an earlier line is damaged', async () => {
    const path = join(await aFolder(), 'a.jsonl');
    await writeFile(path, '{"n":1}\n{"n"\n{"n":3}\n');
    await expect(recordsIn(path)).rejects.toThrow('damaged at line 2');
  });

  it('rejects for good once writing has failed, instead of acknowledging what is not there', async () => {
    const path = join(await aFolder(), 'a.jsonl');
    const journal = await openJournal(path, () => {});
    await journal.close();
    journal.append({ n: 1 });
    await expect(journal.settled()).rejects.toThrow();
    await expect(journal.settled()).rejects.toThrow();
  });
});

describe('a vendor that stopped in the middle of a line', () => {
  it('has all that it had acknowledged, and goes on', async () => {
    const vendor = await aVendor();
    const token = await vendor.token('4242424242424242');
    await vendor.authorize({ token, idempotencyKey: 'a' });
    await vendor.stop();
    await appendFile(join(vendor.dataDir, 'ledger.jsonl'), '{"id":"auth_torn","type":"AUTHO');
    await appendFile(join(vendor.dataDir, 'tokens.jsonl'), '{"kind":"CA');
    const again = await vendor.restart();
    expect(await again.ledger('R1')).toHaveLength(1);
    expect((await again.authorize({ token, idempotencyKey: 'b' })).body['status']).toBe('APPROVED');
    const oncemore = await again.restart();
    expect(await oncemore.ledger('R1')).toHaveLength(2);
  });
});
