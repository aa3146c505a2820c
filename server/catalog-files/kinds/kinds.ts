import type { Db } from '../../db/database.ts';
import { checkFile, type CheckedFile } from '../check-file.ts';
import type { FileKind } from '../file-kind.ts';
import type { TableFile } from '../reading/file-row.ts';
import { compatibilityFile } from './compatibility-file.ts';
import { contractFile, customerNumberFile } from './contract-file.ts';
import { documentFile } from './document-file.ts';
import { itemFile } from './item-file.ts';
import { priceFile } from './price-file.ts';
import { replacementFile } from './replacement-file.ts';
import { stockFile } from './stock-file.ts';
import { synonymFile } from './synonym-file.ts';
import { volumePriceFile } from './volume-price-file.ts';

/** A kind of file, whatever its rows are. */
type Kind = {
  readonly about: string;
  readonly check: (db: Db, file: TableFile, given: Parameters<typeof checkFile>[3], onRows: (rows: number) => void) => Promise<CheckedFile>;
};

const kind = <Row>(one: FileKind<Row>): Kind => ({
  about: one.about,
  check: (db, file, given, onRows) => checkFile(db, one, file, given, onRows),
});

/** The kinds of files, by the names that a command has for them. */
export const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['items', kind(itemFile)],
  ['stock', kind(stockFile)],
  ['prices', kind(priceFile)],
  ['volume-prices', kind(volumePriceFile)],
  ['contracts', kind(contractFile)],
  ['customer-numbers', kind(customerNumberFile)],
  ['replacements', kind(replacementFile)],
  ['compatibility', kind(compatibilityFile)],
  ['documents', kind(documentFile)],
  ['synonyms', kind(synonymFile)],
]);
