import { extname } from 'node:path';
import type { Shop } from '../../shop.ts';
import { FileError } from '../reading/file-row.ts';
import type { Exported } from './exported.ts';
import { exportedItems } from './exported-items.ts';
import {
  exportedCompatibility,
  exportedContracts,
  exportedCustomerNumbers,
  exportedDocuments,
  exportedPrices,
  exportedReplacements,
  exportedStock,
  exportedSynonyms,
  exportedVolumePrices,
} from './exported-tables.ts';
import { csvFormat, tabbedFormat } from './formats/csv-format.ts';
import { feedFormat } from './formats/feed-format.ts';
import type { Format } from './formats/format.ts';
import { jsonLinesFormat } from './formats/json-lines-format.ts';
import { xlsxFormat } from './formats/xlsx-format.ts';
import { merchantFeed } from './merchant-feed.ts';

const EXPORTS: ReadonlyMap<string, Exported> = new Map([
  ['items', exportedItems],
  ['stock', exportedStock],
  ['prices', exportedPrices],
  ['volume-prices', exportedVolumePrices],
  ['contracts', exportedContracts],
  ['customer-numbers', exportedCustomerNumbers],
  ['replacements', exportedReplacements],
  ['compatibility', exportedCompatibility],
  ['documents', exportedDocuments],
  ['synonyms', exportedSynonyms],
]);
export const MERCHANT_FEED = 'merchant-feed';
/** What files can be written of. */
export const EXPORTED_KINDS: readonly string[] = [...EXPORTS.keys(), MERCHANT_FEED];

const FORMATS: ReadonlyMap<string, Format> = new Map([
  ['csv', csvFormat],
  ['xlsx', xlsxFormat],
  ['jsonl', jsonLinesFormat],
]);
const FEED_FORMATS: ReadonlyMap<string, Format> = new Map([
  ['xml', feedFormat],
  ['tsv', tabbedFormat],
]);

/** A feed is made to be handed out. The other files have prices of contracts and costs, which no other account of the machine needs to read. */
const MODES = { ofAll: 0o644, ofTheirWriter: 0o600 };

/**
 * What is written into a file, and how.
 *
 * @param format undefined: what the ending of its name says.
 * @throws {FileError} when files of the kind are not written in that way.
 */
export function exportOf(
  shop: Pick<Shop, 'catalog' | 'settings'>,
  kind: string,
  path: string,
  format: string | undefined,
): { readonly exported: Exported; readonly format: { readonly write: Format; readonly mode: number } } {
  const formats = kind === MERCHANT_FEED ? FEED_FORMATS : FORMATS;
  const named = (format ?? extname(path).slice(1)).toLowerCase();
  const [found, exported] = [formats.get(named), kind === MERCHANT_FEED ? merchantFeed(shop) : EXPORTS.get(kind)];
  if (found === undefined || exported === undefined)
    throw new FileError(`Files of ${kind} are written as ${[...formats.keys()].join(', ')}.`);
  return { exported, format: { write: found, mode: kind === MERCHANT_FEED ? MODES.ofAll : MODES.ofTheirWriter } };
}
