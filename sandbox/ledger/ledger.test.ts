import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aFolder, aVendor, type Answer } from '../a-vendor.test-builder.ts';

const ENTRIES = 5000;
/** Two entries have one reference. */
const REFERENCES = ENTRIES / 2;

/** A folder with the books of a long day. */
async function fullBooks(): Promise<string> {
  const folder = await aFolder();
  const lines = Array.from({ length: ENTRIES }, (_, index) => {
    const reference = `R${index % REFERENCES}`;
    const common = { id: `e${index}`, status: 'APPROVED', tender: 'GIFT_CARD', amountCents: 5, currency: 'USD', reference };
    const type = index < REFERENCES ? 'AUTHORIZE' : 'VOID';
    const authorization = type === 'VOID' && { authorizationId: `e${index - REFERENCES}` };
    const record = {
      ...common,
      type,
      idempotencyKey: `k${index}`,
      fingerprint: '',
      at: '2026-11-20T12:00:00Z',
      issuedCard: '0011',
      ...authorization,
    };
    return `${JSON.stringify(record)}\n`;
  });
  await writeFile(join(folder, 'ledger.jsonl'), lines.join(''));
  return folder;
}

const entriesSchema = z.array(z.looseObject({ id: z.string(), reference: z.string(), type: z.string() }));

function entriesOf(answer: Answer): z.output<typeof entriesSchema> {
  return entriesSchema.parse(answer.body['entries']);
}

describe('books with thousands of entries', () => {
  it('are told a reference at a time', async () => {
    const vendor = await aVendor({ dataDir: await fullBooks(), logLevel: 'silent' });
    for (let index = 0; index < REFERENCES; index += 250) {
      const entries = entriesOf(await vendor.get(`/v1/ledger?reference=R${index}`));
      expect(entries).toMatchObject([
        { id: `e${index}`, type: 'AUTHORIZE', amount: 0.05 },
        { id: `e${index + REFERENCES}`, type: 'VOID', authorizationId: `e${index}` },
      ]);
    }
    expect(entriesOf(await vendor.get('/v1/ledger?reference=R'))).toEqual([]);
  });

  it('are told whole to the shop, a page at a time, and a card has what they leave it', async () => {
    const vendor = await aVendor({ dataDir: await fullBooks(), logLevel: 'silent' });
    const seen: string[] = [];
    for (let page = entriesOf(await vendor.get('/v1/ledger')); page.length > 0;) {
      seen.push(...page.map(({ id }) => id));
      page = entriesOf(await vendor.get(`/v1/ledger?after=${seen.at(-1)}`));
    }
    expect(seen).toEqual(Array.from({ length: ENTRIES }, (_, index) => `e${index}`));
    const balance = await vendor.post('/v1/giftcards/balance', { accountNumber: '6006491000000000011', pin: '1111' });
    expect(balance.body['balance']).toBe(20);
    expect((await vendor.get('/v1/ledger', { authorization: '' })).status).toBe(400);
  });
});
