import { z } from 'zod';
import { call } from '../call.ts';
import { WireAddress } from '../cart.ts';
import { AddressFields } from '../checkout.ts';
import { NoBody, Nothing } from '../shapes.ts';
import { keepAddress } from './quick-buy.ts';

/** The addresses that somebody keeps, their default first. */
export const OwnAddresses = z
  .object({
    addresses: z.array(WireAddress),
    defaultId: z.string().nullable(),
    hasDefault: z.boolean().meta({ description: 'Their orders usually go to the default one: those of an organization go to its ship-to' }),
    mayAdd: z.boolean().meta({ description: 'There is room for one more' }),
    mostAddresses: z.int(),
  })
  .meta({ id: 'OwnAddresses' });
export type OwnAddresses = z.output<typeof OwnAddresses>;

const PATH = '/cc/api/account/addresses';
const params = z.object({ addressId: z.string().min(1).max(64) });

/** Additions: no document shows how saved addresses are looked after. */
export const listOwnAddresses = call({
  name: 'listOwnAddresses',
  method: 'GET',
  path: PATH,
  tag: 'account',
  openTo: 'signed-in',
  summary: "The shopper's own addresses; not open to who may not choose where their orders go",
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: OwnAddresses,
});

export const changeOwnAddress = call({
  name: 'changeOwnAddress',
  method: 'PUT',
  path: `${PATH}/:addressId`,
  tag: 'account',
  openTo: 'signed-in',
  summary: "Change one of the shopper's own addresses. Orders keep what they were placed with",
  params,
  query: Nothing,
  body: z.object({ ...AddressFields, useAsEntered: z.boolean().optional() }),
  answer: keepAddress.answer,
});

export const removeOwnAddress = call({
  name: 'removeOwnAddress',
  method: 'DELETE',
  path: `${PATH}/:addressId`,
  tag: 'account',
  openTo: 'signed-in',
  summary: "Forget one of the shopper's own addresses; another becomes their default where it was that",
  params,
  query: Nothing,
  body: NoBody,
  answer: OwnAddresses,
});

export const makeDefaultAddress = call({
  name: 'makeDefaultAddress',
  method: 'POST',
  path: `${PATH}/:addressId/default`,
  tag: 'account',
  openTo: 'signed-in',
  summary: "Make one of the shopper's own addresses the one where their orders usually go",
  params,
  query: Nothing,
  body: NoBody,
  answer: OwnAddresses,
});
