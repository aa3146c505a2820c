import { LONGEST_OWN_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import type { VolumePrices } from '#domain/volume/volume-prices.ts';
import { statement, type Db } from '../db/database.ts';

export type ContractPrice = {
  readonly priceCents: number;
  readonly customerSku: string | undefined;
  /** What the account pays by quantity beside what everybody does. */
  readonly volumePrices: VolumePrices;
  /** The last day of the price, as yyyy-mm-dd; undefined: it has none. */
  readonly validUntil: string | undefined;
};

/** What an account has agreed for items; undefined: they were asked about and are not on its contract. */
export type ContractPrices = ReadonlyMap<string, ContractPrice | undefined>;

/** What `contractPricesOf` gives: the price with its last day and the account's own number of every item asked about, null off contract. */
export type ContractTuples = Record<
  string,
  [priceCents: number, customerSku: string | null, volumePrices: VolumePrices, validUntil: string | null] | null
>;

/**
 * What the contract of an account says of some items, as one value of a larger statement. A contract may have 50,000 items, so
 * that only those that matter are ever read.
 *
 * @param account SQL of the account number.
 * @param itemIds SQL of an array of item ids; one may stand in it twice.
 */
export function contractPricesOf(account: string, itemIds: string): string {
  return `(select json_object_agg(asked.id, case when p.item_id is not null then json_build_array(p.price_cents, p.customer_sku, p.volume_prices, p.valid_until) end)
     from unnest(${itemIds}) asked(id) left join contract_prices p on p.account_number = ${account} and p.item_id = asked.id)`;
}

export function contractPricesFrom(tuples: ContractTuples | null): Map<string, ContractPrice | undefined> {
  return new Map(
    Object.entries(tuples ?? {}).map(([itemId, tuple]) => [
      itemId,
      tuple === null
        ? undefined
        : { priceCents: tuple[0], customerSku: tuple[1] ?? undefined, volumePrices: tuple[2], validUntil: tuple[3] ?? undefined },
    ]),
  );
}

/** $1 account, $2 items */
const findPrices = statement<{ prices: ContractTuples | null }>(
  'contract_prices',
  `select ${contractPricesOf('$1', '$2::text[]')} as prices`,
);

/** What the contract of an account says of these items. */
export async function findContractPrices(
  db: Db,
  accountNumber: string,
  itemIds: readonly string[],
): Promise<Map<string, ContractPrice | undefined>> {
  const [row] = await findPrices(db, [accountNumber, itemIds]);
  return contractPricesFrom(row?.prices ?? null);
}

/** An own number as it is compared: "hd 0042" is HD-0042. As migration 0086 writes it. */
const NUMBER_KEY = "upper(regexp_replace(customer_sku, '[^A-Za-z0-9]', '', 'g'))";
/** Fewer than three letters and digits are no number. */
const NUMBER = new RegExp(`^[A-Z0-9]{3,${LONGEST_OWN_NUMBER}}$`);
/** Words are not the beginning of a number. */
const hasDigit = (number: string) => /\d/.test(number);

/** $1 account, $2 and $3 from and to which number, as bytes, $4 how many */
const findByNumber = statement<{ item_id: string; key: string }>(
  'contract_own_numbers',
  `select item_id, ${NUMBER_KEY} as key from contract_prices
   where account_number = $1 and customer_sku is not null and ${NUMBER_KEY} ~>=~ $2 and ${NUMBER_KEY} ~<~ $3 order by 2, item_id limit $4`,
);

/**
 * Items that an account calls by the number that somebody types: those that have it, else those whose numbers begin with it.
 *
 * @param fewest so many letters and digits are the beginning of a number.
 * @param most at least 1.
 */
export async function findByOwnNumber(
  db: Db,
  accountNumber: string,
  typed: string,
  { fewest, most }: { readonly fewest: number; readonly most: number },
): Promise<readonly string[]> {
  const number = typed.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  if (!NUMBER.test(number)) return [];
  // Between a number and the first letter or digit behind it lies that number alone; before the sign behind Z, all that begin with it.
  const rows = await findByNumber(db, [accountNumber, number, `${number}${number.length >= fewest && hasDigit(number) ? '[' : '0'}`, most]);
  const whole = rows.filter(({ key }) => key === number);
  return (whole.length > 0 ? whole : rows).map((row) => row.item_id);
}
