import { join } from 'node:path';
import { z } from 'zod';
import { openJournal } from './ledger/journal.ts';

/** How many the vendor keeps in mind. */
const MOST_ORIGINS = 200;

const recordSchema = z.object({ origin: z.string() });

/** The origins of the shop: those of the settings, and those under which its nodes have made themselves known. */
export interface ShopOrigins {
  /** Makes origins known; false when there are too many. */
  add(origins: readonly string[]): boolean;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the list in `folder`; what is in it is added to `known`. */
export async function openShopOrigins(folder: string, known: string[]): Promise<ShopOrigins> {
  const remember = (origin: string) => {
    if (!known.includes(origin)) known.push(origin);
  };
  const journal = await openJournal(join(folder, 'shop-origins.jsonl'), (record) => remember(recordSchema.parse(record).origin));
  return {
    add(origins) {
      const fresh = origins.filter((origin) => !known.includes(origin));
      if (known.length + fresh.length > MOST_ORIGINS) return false;
      for (const origin of fresh) {
        journal.append({ origin });
        remember(origin);
      }
      return true;
    },
    settled: journal.settled,
    close: journal.close,
  };
}
