import { statement, type Db } from '../db/database.ts';

export type ContractPrice = { readonly priceCents: number; readonly customerSku: string | undefined };

/** What an account has agreed for items; undefined: they were asked about and are not on its contract. */
export type ContractPrices = ReadonlyMap<string, ContractPrice | undefined>;

/** What `contractPricesOf` gives: the price and the account's own number of every item asked about, null off contract. */
export type ContractTuples = Record<string, [priceCents: number, customerSku: string | null] | null>;

/**
 * What the contract of an account says of some items, as one value of a larger statement. A contract may have 50,000 items, so
 * that only those that matter are ever read.
 *
 * @param account SQL of the account number.
 * @param itemIds SQL of an array of item ids; one may stand in it twice.
 */
export function contractPricesOf(account: string, itemIds: string): string {
  return `(select json_object_agg(asked.id, case when p.item_id is not null then json_build_array(p.price_cents, p.customer_sku) end)
     from unnest(${itemIds}) asked(id) left join contract_prices p on p.account_number = ${account} and p.item_id = asked.id)`;
}

export function contractPricesFrom(tuples: ContractTuples | null): Map<string, ContractPrice | undefined> {
  return new Map(
    Object.entries(tuples ?? {}).map(([itemId, tuple]) => [
      itemId,
      tuple === null ? undefined : { priceCents: tuple[0], customerSku: tuple[1] ?? undefined },
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
