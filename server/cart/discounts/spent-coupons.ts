import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';

const NONE: ReadonlySet<string> = new Set();

/** $1 codes */
const findSpent = statement<{ code: string }>(
  'coupons_spent',
  'select code from coupons where code = any($1::text[]) and used >= use_limit',
);

/** Codes that have been used, or are held for orders, as often as they can be. Asked about only where there is such a limit. */
export async function spentCoupons(shop: Shop, codes: readonly string[]): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return NONE;
  const coupons = await shop.catalog.coupons();
  const limited = codes.map((code) => code.trim().toUpperCase()).filter((code) => coupons.get(code)?.useLimit !== undefined);
  if (limited.length === 0) return NONE;
  return new Set((await findSpent(shop.database, [limited])).map((row) => row.code));
}
