import { text } from '#domain/catalog-files/cell.ts';
import { itemNumber } from '#domain/catalog-files/item-columns.ts';
import { volumePricesCell } from '#domain/catalog-files/volume-cell.ts';
import { dollarText } from '#domain/catalog-files/written-cell.ts';
import type { VolumePrices } from '#domain/volume/volume-prices.ts';
import { statement } from '../../db/database.ts';
import { findAccounts } from './contract-file.ts';
import { NO_ITEM, tableKind, unknownAmong } from './table-kind.ts';

const COLUMNS = {
  item_id: { alias: ['sku', 'item number', 'part number'], about: 'The number of the item', read: itemNumber },
  account: {
    alias: ['account number', 'customer', 'customer number'],
    about: 'The account that pays so by its contract. Empty: everybody does',
    read: text(40),
  },
  volume_prices: {
    alias: ['quantity breaks', 'price breaks', 'tier prices'],
    about: 'From how many on, and what each costs then: 5: 4.29 | 10: 3.99. Empty: it costs the same however many are bought',
    read: volumePricesCell,
  },
} as const;

/** $1 items, $2 accounts, side by side: what one costs and what many do now, of what there is and is on the contract that is named. */
const findSingles = statement<{ key: string; cents: number | null; is_on_contract: boolean; volume_prices: VolumePrices | null }>(
  'volume_file_singles',
  `select w.item_id || ' ' || coalesce(w.account_number, '') as key, coalesce(c.price_cents, i.price_cents) as cents, c.item_id is not null as is_on_contract,
    case when w.account_number is null then i.volume_prices else c.volume_prices end as volume_prices
  from unnest($1::text[], $2::text[]) w(item_id, account_number) join items i using (item_id)
    left join contract_prices c on c.item_id = w.item_id and c.account_number = w.account_number`,
);
/** $1 rows as JSON */
const setVolumePrices = statement<{ changed: number }>(
  'volume_file_set',
  `with wanted as materialized (select * from json_to_recordset($1::json) as r(item_id text, account_number text, volume_prices jsonb)),
    everybodys as (update items i set volume_prices = w.volume_prices from wanted w
      where w.account_number is null and i.item_id = w.item_id and i.volume_prices <> w.volume_prices returning 1),
    agreed as (update contract_prices c set volume_prices = w.volume_prices from wanted w
      where c.account_number = w.account_number and c.item_id = w.item_id and c.volume_prices <> w.volume_prices returning 1)
  select ((select count(*) from everybodys) + (select count(*) from agreed))::int as changed`,
);

type Row = { readonly item_id?: string | null; readonly account?: string | null; readonly volume_prices?: VolumePrices | null };
const keyOf = ({ item_id, account }: Row) => `${item_id} ${account ?? ''}`;

/** What items cost by quantity, for everybody or by the contract of an account. */
export const volumePriceFile = tableKind(
  COLUMNS,
  ['item_id', 'volume_prices'],
  {
    about: 'what items cost by quantity: item_id, account, volume_prices',
    keyOf,
    async open(db) {
      let idle = 0;
      return {
        async check(rows) {
          const [singles, accounts] = await Promise.all([
            findSingles(db, [rows.map(({ row }) => row.item_id), rows.map(({ row }) => row.account ?? null)]),
            findAccounts(db, [rows.flatMap(({ row }) => row.account ?? [])]),
          ]);
          const known = new Map(singles.map((one) => [one.key, one]));
          const knownItems = new Set(rows.flatMap(({ row }) => (known.has(keyOf(row)) ? (row.item_id ?? []) : [])));
          const knownAccounts = new Set(accounts.map(({ account_number }) => account_number));
          return {
            problems: [
              ...unknownAmong(rows, knownItems, 'item_id', ({ item_id }) => [item_id ?? ''], NO_ITEM),
              ...unknownAmong(rows, knownAccounts, 'account', ({ account }) => [account ?? []].flat(), 'no account'),
              ...rows.flatMap(({ line, row }) => {
                const column = 'account';
                const isMissing = row.account != null && knownAccounts.has(row.account) && known.get(keyOf(row))?.is_on_contract === false;
                return isMissing ? [{ line, column, message: `has “${row.item_id}” not on its contract` }] : [];
              }),
              ...rows.flatMap(({ line, row }) => {
                const { cents, volume_prices: before } = known.get(keyOf(row)) ?? {};
                const message = notLower(row, cents ?? undefined);
                if (message === undefined) return [];
                // What one costs may have gone down since: what the shop has, its export says, and so it may come back.
                const isAsBefore = JSON.stringify(row.volume_prices) === JSON.stringify(before);
                idle += isAsBefore ? 1 : 0;
                return isAsBefore ? [] : [{ line, column: 'volume_prices', message }];
              }),
            ],
            added: 0,
          };
        },
        notes: () =>
          idle === 0
            ? []
            : [
                `${idle.toLocaleString('en-US')} ${idle === 1 ? 'row' : 'rows'} with a price by quantity that is not below what one costs now: as the shop has it, and nobody is told of it.`,
              ],
        async write(tx, rows) {
          const wanted = rows.map(({ item_id, account, volume_prices }) => ({
            item_id,
            account_number: account ?? null,
            volume_prices: volume_prices ?? [],
          }));
          const [did] = await setVolumePrices(tx, [JSON.stringify(wanted)]);
          return { added: 0, changed: did?.changed ?? 0 };
        },
      };
    },
  },
  ['volume_prices'],
);

/** What is wrong where many cost as much each as one does. */
function notLower({ volume_prices: prices }: Row, singleCents: number | undefined): string | undefined {
  const [first] = prices ?? [];
  if (first === undefined || singleCents === undefined || first[1] < singleCents) return undefined;
  return `costs no less from ${first[0].toLocaleString('en-US')} pieces on than one by itself, which is ${dollarText(singleCents)}`;
}
