import { z } from 'zod';
import { call } from '../call.ts';
import { WireAddress } from '../cart.ts';
import { AddressFields } from '../checkout.ts';
import { NoBody, Nothing } from '../shapes.ts';

/** Where an organization has things sent, and which of these places somebody has chosen. */
export const ShipTos = z
  .object({
    shipTos: z.array(WireAddress),
    chosenId: z.string().nullable(),
    mayChange: z.boolean().meta({ description: 'Another may be chosen, and one may be added' }),
  })
  .meta({ id: 'ShipTos' });
export type ShipTos = z.output<typeof ShipTos>;

export const listShipTos = call({
  name: 'listShipTos',
  method: 'GET',
  path: '/cc/api/address/shipto',
  tag: 'account',
  openTo: 'signed-in',
  summary: "The ship-to addresses of the buyer's organization",
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: ShipTos,
});

/** */
export const addShipTo = call({
  name: 'addShipTo',
  method: 'POST',
  path: '/cc/api/address/shipto',
  tag: 'account',
  openTo: 'signed-in',
  summary: "Add a ship-to address to the buyer's organization, and choose it",
  params: Nothing,
  query: Nothing,
  body: z.object({ ...AddressFields, useAsEntered: z.boolean().optional() }),
  answer: z.object({
    shipTo: WireAddress.nullable().meta({ description: 'Null where it was not kept because something is asked about it first' }),
    suggestedAddress: z.object({ city: z.string(), state: z.string(), zipCode: z.string() }).nullable(),
    isDoubted: z.boolean().meta({ description: 'It could not be verified: it is kept when it comes once more with useAsEntered' }),
  }),
});

export const chooseShipTo = call({
  name: 'chooseShipTo',
  method: 'POST',
  path: '/cc/api/address/shipto/:addressId',
  tag: 'account',
  openTo: 'signed-in',
  summary: 'Have things sent there from now on; the visit goes on under another context token',
  params: z.object({ addressId: z.string().min(1).max(64) }),
  query: Nothing,
  body: NoBody,
  answer: ShipTos,
});
