import { day, text, yesOrNo } from '#domain/catalog-files/cell.ts';
import { dollars } from '#domain/catalog-files/money-cell.ts';
import { itemNumber } from '#domain/catalog-files/item-columns.ts';
import { LONGEST_OWN_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { statement } from '../../db/database.ts';
import { findKnownItems } from '../catalog-files.repository.ts';
import { NO_ITEM, tableKind, unknownAmong } from './table-kind.ts';

const COLUMNS = {
  account: { alias: ['account number', 'customer', 'customer number'], about: 'The number of the account', read: text(40) },
  item_id: { alias: ['sku', 'item number', 'part number'], about: 'The number of the item', read: itemNumber },
  price: { alias: ['contract price', 'unit price'], about: 'What the account pays; a new line needs it', read: dollars },
  customer_number: {
    alias: ['customer sku', 'customer part number', 'their number'],
    about: "The account's own number of the item",
    read: text(LONGEST_OWN_NUMBER),
  },
  price_list: {
    alias: ['list', 'contract', 'agreement'],
    about: 'What the price list is called that it comes from',
    read: text(60),
    plain: null,
  },
  valid_from: {
    alias: ['starts', 'start date', 'effective date'],
    about: 'The first day of the price; until then the one before holds',
    read: day,
    plain: null,
  },
  valid_until: { alias: ['valid through', 'end date', 'expires'], about: 'The last day of the price', read: day, plain: null },
  ends: { alias: ['remove', 'delete'], about: 'Whether the item leaves the contract', read: yesOrNo, plain: false },
} as const;

/** $1 accounts: those of them that there are. */
export const findAccounts = statement<{ account_number: string }>(
  'contract_file_accounts',
  'select account_number from accounts where account_number = any($1::text[])',
);
/** $1 accounts, $2 items, side by side: those that are on a contract. */
const findLines = statement<{ key: string }>(
  'contract_file_lines',
  `select c.account_number || ' ' || c.item_id as key from unnest($1::text[], $2::text[]) w(account_number, item_id) join contract_prices c using (account_number, item_id)`,
);
/** $1 rows as JSON, $2 whether the file has prices, $3 whether it has numbers, $4 lists, $5 first days, $6 last days */
const setLines = statement<{ added: number; changed: number }>(
  'contract_file_set',
  `with wanted as materialized (select * from json_to_recordset($1::json) as r(account_number text, item_id text, price_cents int, customer_sku text, price_list text, valid_from date, valid_until date, is_coming boolean, ends boolean)),
    ended as (delete from contract_prices c using wanted w where c.account_number = w.account_number and c.item_id = w.item_id and w.ends returning 1),
    ended_before as (delete from coming_contract_prices c using wanted w where c.account_number = w.account_number and c.item_id = w.item_id and w.ends returning 1),
    coming as (insert into coming_contract_prices (account_number, item_id, price_cents, customer_sku, price_list, valid_from, valid_until)
      select account_number, item_id, price_cents, customer_sku, coalesce(price_list, ''), valid_from, valid_until from wanted w where w.is_coming
      on conflict (account_number, item_id, valid_from) do update set price_cents = excluded.price_cents, customer_sku = excluded.customer_sku,
        price_list = excluded.price_list, valid_until = excluded.valid_until
        where (coming_contract_prices.price_cents, coming_contract_prices.customer_sku, coming_contract_prices.price_list, coming_contract_prices.valid_until)
          is distinct from (excluded.price_cents, excluded.customer_sku, excluded.price_list, excluded.valid_until)
      returning 1),
    changed as (update contract_prices c set price_cents = case when $2 then w.price_cents else c.price_cents end,
        customer_sku = case when $3 then w.customer_sku else c.customer_sku end, price_list = case when $4 then coalesce(w.price_list, '') else c.price_list end,
        valid_from = case when $5 then w.valid_from else c.valid_from end, valid_until = case when $6 then w.valid_until else c.valid_until end
      from wanted w where c.account_number = w.account_number and c.item_id = w.item_id and not w.ends and not w.is_coming
        and (($2 and c.price_cents <> w.price_cents) or ($3 and c.customer_sku is distinct from w.customer_sku) or ($4 and c.price_list <> coalesce(w.price_list, ''))
          or ($5 and c.valid_from is distinct from w.valid_from) or ($6 and c.valid_until is distinct from w.valid_until)) returning 1),
    added as (insert into contract_prices (account_number, item_id, price_cents, customer_sku, price_list, valid_from, valid_until)
      select account_number, item_id, price_cents, customer_sku, coalesce(price_list, ''), valid_from, valid_until from wanted w
      where not w.ends and not w.is_coming and not exists (select from contract_prices c where c.account_number = w.account_number and c.item_id = w.item_id) returning 1)
  select ((select count(*) from added) + (select count(*) from coming))::int as added,
    ((select count(*) from changed) + (select count(*) from ended) + (select count(*) from ended_before))::int as changed`,
);

type Line = { readonly account?: string | null; readonly item_id?: string | null };
const keyOf = ({ account, item_id }: Line) => `${account} ${item_id}`;

/** What accounts pay by contract, and what they call it. */
export const contractFile = tableKind(COLUMNS, ['account', 'item_id'], {
  about:
    'what accounts pay by contract, from when to when, and what they call it: account, item_id, price, customer_number, price_list, valid_from, valid_until, ends',
  keyOf,
  async open(db, { columns }, { today }) {
    const isComing = ({ valid_from: from }: { readonly valid_from?: string | null }) => from != null && from > today;
    return {
      async check(rows) {
        const [items, accounts, lines] = await Promise.all([
          findKnownItems(db, [rows.map(({ row }) => row.item_id)]),
          findAccounts(db, [rows.map(({ row }) => row.account)]),
          findLines(db, [rows.map(({ row }) => row.account), rows.map(({ row }) => row.item_id)]),
        ]);
        const known = new Set(lines.map(({ key }) => key));
        const fresh = rows.filter(({ row }) => (!known.has(keyOf(row)) || isComing(row)) && row.ends !== true);
        return {
          problems: [
            ...unknownAmong(rows, new Set(items.map(({ item_id }) => item_id)), 'item_id', ({ item_id }) => [item_id ?? ''], NO_ITEM),
            ...unknownAmong(
              rows,
              new Set(accounts.map((one) => one.account_number)),
              'account',
              ({ account }) => [account ?? ''],
              'no account',
            ),
            ...fresh
              .filter(({ row }) => row.price == null)
              .map(({ line, row }) => ({
                line,
                column: 'price',
                message: isComing(row)
                  ? 'is missing, and a price that begins later needs one'
                  : `is missing, and “${row.item_id}” is not on the contract yet`,
              })),
            ...rows.flatMap(({ line, row: { valid_from: from, valid_until: until, ends } }) =>
              until == null || ends === true || (until >= (from ?? until) && until >= today)
                ? []
                : [{ line, column: 'valid_until', message: until < today ? 'has passed' : 'is before “valid_from”' }],
            ),
            ...rows
              .filter(
                ({ row }) => columns.has('price') && row.price == null && row.ends !== true && known.has(keyOf(row)) && !isComing(row),
              )
              .map(({ line }) => ({ line, column: 'price', message: 'is empty' })),
          ],
          added: fresh.length,
        };
      },
      async write(tx, rows) {
        const wanted = rows.map(({ account, item_id, price, customer_number, ends, ...row }) => ({
          account_number: account,
          item_id,
          price_cents: price,
          customer_sku: customer_number,
          price_list: row.price_list,
          valid_from: row.valid_from,
          valid_until: row.valid_until,
          is_coming: isComing(row) && ends !== true,
          ends: ends ?? false,
        }));
        const has = (['price', 'customer_number', 'price_list', 'valid_from', 'valid_until'] as const).map((column) => columns.has(column));
        const [did] = await setLines(tx, [JSON.stringify(wanted), ...has]);
        return did ?? { added: 0, changed: 0 };
      },
    };
  },
});

const { account, item_id, customer_number } = COLUMNS;

/** What accounts call what is on their contracts already. An empty cell: it has no number of theirs any more. */
export const customerNumberFile = tableKind(
  { account, item_id, customer_number },
  ['account', 'item_id', 'customer_number'],
  {
    about: 'what accounts call what is on their contracts: account, item_id, customer_number',
    keyOf,
    open: (db, reader, given) => contractFile.open(db, reader, given),
  },
  ['customer_number'],
);
