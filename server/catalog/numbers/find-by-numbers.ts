import { isItemNumber, LONGEST_OWN_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { isGtin } from '#domain/catalog/numbers/trade-numbers.ts';
import type { Shop } from '../../shop.ts';
import { findSeen } from '../seen.repository.ts';
import type { Viewer } from '../viewer.ts';
import { findByGtins, findByMakers, findByOwnNumbers, findIds } from './numbers.repository.ts';

/** What kind of number it is. */
export type NumberKind = 'NUMBER' | 'OWN_NUMBER' | 'BARCODE' | 'MAKER_NUMBER';

/** The items of a number; several, where a maker or an account calls several so. */
export type Numbered = { readonly kind: NumberKind; readonly itemIds: readonly string[] };

/** With fewer letters and digits, or without a digit, it is no maker's number. */
const MAKER_NUMBER = /^(?=.*\d)[A-Z0-9]{4,60}$/;
/** Fewer than three letters and digits are no number of an account's. */
const OWN_NUMBER = new RegExp(`^[A-Z0-9]{3,${LONGEST_OWN_NUMBER}}$`);
/** So many digits a bar code's number has without the zeros that a spreadsheet took away. */
const UPC_LENGTH = 12;
const FEWEST_DIGITS = 10;
const GTIN_LENGTH = 14;

/**
 * Of some texts that may be numbers, which items the viewer may see by them: the shop's own numbers first, then the account's, those of bar codes, and makers'. Five
 * statements for all of them. What the viewer may not see is as what there is not.
 */
export async function findByNumbers(shop: Shop, viewer: Viewer, codes: readonly string[]): Promise<ReadonlyMap<string, Numbered>> {
  const asked = codes.map((code) => ({ code, ids: idsOf(code), gtin: gtinKey(code), key: numberKey(code) }));
  const distinct = (keys: readonly (string | undefined)[]) => [...new Set(keys.flatMap((key) => key ?? []))];
  return shop.catalog.inTurn(async (db) => {
    const [ids, own, gtins, makers] = await Promise.all([
      findIds(db, distinct(asked.flatMap((one) => one.ids))),
      findByOwnNumbers(db, viewer.audience.accountNumber, distinct(asked.map(({ key }) => (OWN_NUMBER.test(key) ? key : undefined)))),
      findByGtins(db, distinct(asked.map(({ gtin }) => gtin))),
      findByMakers(db, distinct(asked.map(({ key }) => (MAKER_NUMBER.test(key) ? key : undefined)))),
    ]);
    const all = new Set([...ids, ...[own, gtins, makers].flatMap((found) => [...found.values()].flat())]);
    const seen = all.size === 0 ? new Map<string, unknown>() : await findSeen(db, viewer.audience, [...all]);
    const known = new Set(ids);
    const found = new Map<string, Numbered>();
    for (const { code, ids: shopIds, gtin, key } of asked) {
      const kinds: readonly Numbered[] = [
        { kind: 'NUMBER', itemIds: shopIds.filter((id) => known.has(id)).slice(0, 1) },
        { kind: 'OWN_NUMBER', itemIds: own.get(key) ?? [] },
        { kind: 'BARCODE', itemIds: gtin === undefined ? [] : (gtins.get(gtin) ?? []) },
        { kind: 'MAKER_NUMBER', itemIds: MAKER_NUMBER.test(key) ? (makers.get(key) ?? []) : [] },
      ];
      const first = kinds
        .map(({ kind, itemIds }) => ({ kind, itemIds: itemIds.filter((id) => seen.has(id)) }))
        .find(({ itemIds }) => itemIds.length > 0);
      if (first !== undefined) found.set(code, first);
    }
    return found;
  });
}

/** A number of the shop's in whatever case it is typed. */
function idsOf(code: string): string[] {
  return isItemNumber(code) ? [...new Set([code, code.toUpperCase(), code.toLowerCase()])] : [];
}

const numberKey = (code: string) => code.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();

/** A bar code's number as it is compared, with the zeros that a spreadsheet may have taken away. */
function gtinKey(code: string): string | undefined {
  const digits = code.replaceAll(/[ -]/g, '');
  if (!/^\d+$/.test(digits)) return undefined;
  const whole = digits.length >= FEWEST_DIGITS && digits.length < UPC_LENGTH ? digits.padStart(UPC_LENGTH, '0') : digits;
  return isGtin(whole) ? whole.padStart(GTIN_LENGTH, '0') : undefined;
}
