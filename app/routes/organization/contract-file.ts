import { listContractPrices, type ContractPrice } from '#contracts/organization/contract.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { csvFile } from '#app/operations/csv.ts';
import type { Route } from './+types/contract-file.ts';

/** All prices of an organization's contract as a file that spreadsheets open. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { door } = servicesOf(context);
  const prices: ContractPrice[] = [];
  for (let isLast = false; !isLast;) {
    const after = prices.at(-1)?.itemId ?? '';
    const part = requireAnswer(await door(listContractPrices, { query: { after } }), url);
    prices.push(...part.prices);
    isLast = part.isLast;
  }
  return csvFile('contract-prices.csv', [
    ['Item', 'Your number', 'Name', 'Brand', 'Contract price', 'Site price', 'Price list', 'From', 'Through'],
    ...prices.map(({ itemId, customerSku, title, brand, price, sitePrice, list, validFrom, validUntil }) => [
      itemId,
      customerSku ?? '',
      title,
      brand,
      price,
      sitePrice ?? '',
      list,
      validFrom ?? '',
      validUntil ?? '',
    ]),
  ]);
}
