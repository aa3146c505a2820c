/** Zips of Guam and the other Pacific islands, which no carrier of ours serves. */
const UNSERVED_ZIP_PREFIX = '969';

const PO_BOX = /\b(?:p\.?\s*o\.?\s*box|post\s*office\s*box)\b/i;

/** The lines and the zip of an address to which goods are shipped. */
export interface ShipToLines {
  readonly address1: string;
  readonly address2?: string | undefined;
  readonly zipCode: string;
}

/** What of a shipped row keeps it from a PO box. */
export interface ShippedRow {
  readonly isFurniture: boolean;
  readonly isSameDay: boolean;
  readonly hasSurcharge: boolean;
}

/** Whether an address line names a post-office box. */
export function isPoBox(line: string): boolean {
  return PO_BOX.test(line);
}

/**
 * Whether an address cannot be served with these shipped rows: an unserved zip takes nothing, a PO box neither furniture
 * nor same-day nor surcharge goods, since a person must receive them.
 */
export function isUndeliverable(address: ShipToLines, shippedRows: readonly ShippedRow[]): boolean {
  if (shippedRows.length === 0) return false;
  if (address.zipCode.startsWith(UNSERVED_ZIP_PREFIX)) return true;
  if (!isPoBox(address.address1) && !isPoBox(address.address2 ?? '')) return false;
  return shippedRows.some((row) => row.isFurniture || row.isSameDay || row.hasSurcharge);
}
