import { z } from 'zod';
import { OFF_CONTRACT } from '#domain/accounts/off-contract.ts';
import { call } from '../call.ts';
import { ContractInstead } from '../catalog.ts';
import { ItemId, NoBody, Nothing } from '../shapes.ts';

/** The most items that are asked about at once. */
export const MOST_ASKED_ABOUT = 100;

export const findInsteadOnContract = call({
  name: 'findInsteadOnContract',
  method: 'GET',
  path: '/cc/api/organization/contract/instead',
  tag: 'organization',
  openTo: 'signed-in',
  summary: 'What could be had by contract instead of items, as of a cart; those on the contract are missing, and all of who has none',
  params: Nothing,
  query: z.object({ itemId: z.union([ItemId.transform((itemId) => [itemId]), z.array(ItemId).min(1).max(MOST_ASKED_ABOUT)]) }),
  body: NoBody,
  answer: z.object({
    offContract: z.enum(OFF_CONTRACT).meta({ description: 'What holds for the shopper of what is not on the contract' }),
    items: z.array(z.object({ itemId: z.string(), instead: ContractInstead.nullable() })),
  }),
});
