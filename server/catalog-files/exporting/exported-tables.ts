import { priceText } from '#domain/catalog-files/money-cell.ts';
import type { VolumePrices } from '#domain/volume/volume-prices.ts';
import { writtenVolumePrices } from '#domain/catalog-files/volume-cell.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#domain/catalog/documents/documents.ts';
import { statement } from '../../db/database.ts';
import { exported } from './exported.ts';

const money = (cents: number | null) => (cents === null ? null : priceText(cents));
const both = ['', ''];

export const exportedStock = exported(
  ['item_id', 'location', 'available'],
  statement<{ item_id: string; location_id: string; available: number }>(
    'catalog_export_stock',
    'select item_id, location_id, available from stock where (item_id, location_id) > ($2, $3) order by item_id, location_id limit $1',
  ),
  (row) => [row.item_id, row.location_id],
  (row) => [row.item_id, row.location_id, row.available],
  both,
);

export const exportedPrices = exported(
  ['item_id', 'price', 'list_price', 'member_price'],
  statement<{ item_id: string; price_cents: number | null; list_price_cents: number | null; member_price_cents: number | null }>(
    'catalog_export_prices',
    'select item_id, price_cents, list_price_cents, member_price_cents from items where item_id > $2 order by item_id limit $1',
  ),
  (row) => [row.item_id],
  (row) => [row.item_id, money(row.price_cents), money(row.list_price_cents), money(row.member_price_cents)],
);

export const exportedVolumePrices = exported(
  ['item_id', 'account', 'volume_prices'],
  statement<{ item_id: string; account_number: string; volume_prices: VolumePrices }>(
    'catalog_export_volume_prices',
    `select item_id, account_number, volume_prices from (
      select item_id, '' as account_number, volume_prices from items where volume_prices <> '[]'
      union all select item_id, account_number, volume_prices from contract_prices where volume_prices <> '[]') v
    where (item_id, account_number) > ($2, $3) order by item_id, account_number limit $1`,
  ),
  (row) => [row.item_id, row.account_number],
  (row) => [row.item_id, row.account_number === '' ? null : row.account_number, writtenVolumePrices(row.volume_prices)],
  both,
);

type Line = {
  account_number: string;
  item_id: string;
  price_cents: number;
  customer_sku: string | null;
  price_list: string;
  valid_from: string | null;
  valid_until: string | null;
};
const lines = (name: string, which: string) =>
  statement<Line>(
    name,
    `select account_number, item_id, price_cents, customer_sku, price_list, to_char(valid_from, 'YYYY-MM-DD') as valid_from, to_char(valid_until, 'YYYY-MM-DD') as valid_until
    from contract_prices
    where (account_number, item_id) > ($2, $3) ${which} order by account_number, item_id limit $1`,
  );
const keyOfLine = (row: Line) => [row.account_number, row.item_id];

export const exportedContracts = exported(
  ['account', 'item_id', 'price', 'customer_number', 'price_list', 'valid_from', 'valid_until'],
  lines('catalog_export_contracts', ''),
  keyOfLine,
  (row) => [
    row.account_number,
    row.item_id,
    money(row.price_cents),
    row.customer_sku,
    row.price_list === '' ? null : row.price_list,
    row.valid_from,
    row.valid_until,
  ],
  both,
);

export const exportedCustomerNumbers = exported(
  ['account', 'item_id', 'customer_number'],
  lines('catalog_export_customer_numbers', 'and customer_sku is not null'),
  keyOfLine,
  (row) => [row.account_number, row.item_id, row.customer_sku],
  both,
);

export const exportedReplacements = exported(
  ['item_id', 'replaced_by', 'when'],
  statement<{ item_id: string; replaced_by: string; is_short: boolean }>(
    'catalog_export_replacements',
    `select item_id, facts -> 'substitute' ->> 'itemId' as replaced_by, facts -> 'substitute' ->> 'kind' = 'PARTIALHARDSUB' as is_short
    from items where facts ? 'substitute' and item_id > $2 order by item_id limit $1`,
  ),
  (row) => [row.item_id],
  (row) => [row.item_id, row.replaced_by, row.is_short ? 'short' : 'discontinued'],
);

export const exportedCompatibility = exported(
  ['item_id', 'fits', 'printer_models'],
  statement<{ item_id: string; fits: string[] | null; models: string[] | null }>(
    'catalog_export_compatibility',
    `select item_id, facts -> 'fitsItemIds' as fits, facts -> 'printerModels' as models
    from items where facts ?| '{fitsItemIds,printerModels}' and item_id > $2 order by item_id limit $1`,
  ),
  (row) => [row.item_id],
  (row) => [row.item_id, row.fits, row.models],
);

export const exportedDocuments = exported(
  ['item_id', 'kind', 'title', 'document'],
  statement<{ item_id: string; kind: DocumentKind; title: string; source: string }>(
    'catalog_export_documents',
    `select item_id, kind, title, source from item_documents
    where (item_id, kind, title) > ($2, $3, $4) order by item_id, kind, title limit $1`,
  ),
  (row) => [row.item_id, row.kind, row.title],
  (row) => [row.item_id, DOCUMENT_KINDS[row.kind], row.title, row.source],
  ['', '', ''],
);

export const exportedSynonyms = exported(
  ['said', 'means', 'near'],
  statement<{ said: string; means: string[]; is_near: boolean }>(
    'catalog_export_synonyms',
    'select said, means, is_near from search_synonyms where said > $2 order by said limit $1',
  ),
  (row) => [row.said],
  (row) => [row.said, row.means, row.is_near],
);
