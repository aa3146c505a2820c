import { z } from 'zod';
import { call } from '../call.ts';
import { ProductTile } from '../catalog.ts';
import { IsoDate, Money, NoBody, Nothing } from '../shapes.ts';

/** What may wait for somebody at work. */
export const WAITING_KINDS = [
  'ORDERS_TO_APPROVE',
  'ORDERS_AWAITED',
  'ORDERS_UNDER_WAY',
  'ROUNDS_OPEN',
  'ROUNDS_TO_ORDER',
  'INVITATIONS',
  'CERTIFICATES_END',
  'PRICES_END',
] as const;

const Waiting = z.object({
  kind: z.enum(WAITING_KINDS),
  count: z.int().min(1),
  day: IsoDate.nullable().meta({ description: 'When the first of them ends, where they end' }),
});
export type Waiting = z.output<typeof Waiting>;

/** The most of what is cheapest by contract that a home shows. */
export const MOST_CONTRACT_DEALS = 10;

export const getWorkHome = call({
  name: 'getWorkHome',
  method: 'GET',
  path: '/cc/api/organization/home',
  tag: 'organization',
  openTo: 'signed-in',
  beginsNoVisit: true,
  summary: 'What somebody who buys for an organization needs to see first',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z
    .object({
      company: z.string(),
      unit: z.string().nullable().meta({ description: 'The part of it that they order for' }),
      shipTo: z.object({ address: z.string(), place: z.string() }).nullable(),
      orderLimit: Money.nullable(),
      budget: z
        .object({ name: z.string(), left: Money })
        .nullable()
        .meta({ description: 'The budget center that their orders are charged to' }),
      waiting: z.array(Waiting),
      deals: z.array(ProductTile).max(MOST_CONTRACT_DEALS).meta({ description: 'What costs least below the site price by their contract' }),
    })
    .meta({ id: 'WorkHome' }),
});
export type WorkHome = z.output<(typeof getWorkHome)['answer']>;
