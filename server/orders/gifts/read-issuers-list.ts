import { transaction } from '../../db/transaction.ts';
import type { Shop } from '../../shop.ts';
import { keepEntries, lastRead, noteIssuedByList } from './gift-book.repository.ts';

/**
 * Reads what is new in the issuer's own list of gift cards, so that `i18` can hold our book to it. Safe to run on several nodes at once. While the
 * issuer cannot be asked it stays as it was read last.
 */
export async function readIssuersList(shop: Shop): Promise<void> {
  for (;;) {
    const [last] = await lastRead(shop.database, []);
    const entries = await shop.paymentVendor.listGiftCards({ after: last?.entry_id });
    if (entries === 'UNREACHABLE' || entries.length === 0) return;
    const now = shop.now();
    const kept = await transaction(shop.database, async (tx) => {
      const count = await keepEntries(tx, [JSON.stringify(entries), now]);
      await noteIssuedByList(tx, [entries.map(({ id }) => id), now]);
      return count;
    });
    // A list that begins anew each time would be read for ever.
    if (kept === 0) return;
  }
}
