import { z } from 'zod';
import { CONTRACT_SORTS } from '#domain/accounts/contract-days.ts';
import { call } from '../call.ts';
import { SalesRep } from '../quotes/quote.ts';
import { text } from '../session/identity.ts';
import { IsoDate, Money, NoBody, Nothing, paging } from '../shapes.ts';

/** So many prices are read at a time. */
export const MOST_CONTRACT_PRICES = 5_000;

const PriceList = z.object({
  name: z.string().meta({ description: 'Empty: it has no name' }),
  validFrom: IsoDate.nullable().meta({ description: 'Null: since ever' }),
  validUntil: IsoDate.nullable().meta({ description: 'The last day; null: until further notice' }),
  items: z.int(),
  /** Not yet: it begins later. */
  isComing: z.boolean(),
  endsSoon: z.boolean(),
});
export type PriceList = z.output<typeof PriceList>;

const ContractLine = z.object({
  itemId: z.string(),
  title: z.string(),
  url: z.string(),
  customerSku: z.string().nullable(),
  price: Money,
  sitePrice: Money.nullable().meta({ description: 'What everybody pays, where it is more' }),
  list: z.string(),
  endsText: z.string().nullable().meta({ description: 'Where the price ends soon' }),
});
export type ContractLine = z.output<typeof ContractLine>;

export const getContract = call({
  name: 'getContract',
  method: 'GET',
  path: '/cc/api/organization/contract',
  tag: 'organization',
  openTo: 'signed-in',
  summary: "The price lists of the buyer's organization, and what is on them, for all its people who may see prices",
  params: Nothing,
  query: z.object({ q: text(100).default(''), sort: z.enum(CONTRACT_SORTS).default('SAVING'), ...paging(25, 100) }),
  body: NoBody,
  answer: z
    .object({ lists: z.array(PriceList), total: z.int(), lines: z.array(ContractLine), salesRep: SalesRep })
    .meta({ id: 'OrganizationContract' }),
});

const ContractPrice = z.object({
  itemId: z.string(),
  title: z.string(),
  brand: z.string(),
  customerSku: z.string().nullable(),
  price: Money,
  sitePrice: Money.nullable().meta({ description: 'What everybody pays; null: no price is known' }),
  list: z.string(),
  validFrom: IsoDate.nullable(),
  validUntil: IsoDate.nullable().meta({ description: 'The last day; null: until further notice' }),
});
export type ContractPrice = z.output<typeof ContractPrice>;

export const listContractPrices = call({
  name: 'listContractPrices',
  method: 'GET',
  path: '/cc/api/organization/contract/prices',
  tag: 'organization',
  openTo: 'signed-in',
  summary: `All prices of the organization's contract by item number, ${MOST_CONTRACT_PRICES} at a time, for a file`,
  params: Nothing,
  query: z.object({ after: text(40).default('').meta({ description: 'The last item of those before' }) }),
  body: NoBody,
  answer: z.object({ prices: z.array(ContractPrice), isLast: z.boolean() }).meta({ id: 'ContractPrices' }),
});
