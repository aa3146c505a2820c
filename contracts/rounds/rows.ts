import { z } from 'zod';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { LONGEST_NOTE } from '#domain/rounds/round-limits.ts';
import { LONGEST_QUERY } from '#domain/catalog/listing-limits.ts';
import { call } from '../call.ts';
import { Picture } from '../catalog.ts';
import { text } from '../session/identity.ts';
import { ItemId, Money, NoBody, Nothing } from '../shapes.ts';
import { Round, roundParams } from './rounds.ts';

const PATH = '/cc/api/rounds/:roundId';
const Note = text(LONGEST_NOTE).meta({ description: '"blue, for the front desk"' });

export const addRoundRow = call({
  name: 'addRoundRow',
  method: 'POST',
  path: `${PATH}/rows`,
  tag: 'rounds',
  openTo: 'anyone',
  summary: 'Adds an item to an open round, as one of the organization or as who joined it by its link',
  params: roundParams,
  query: Nothing,
  body: z.object({ itemId: ItemId, qty: z.int().min(1).max(MAX_LINE_QTY), note: Note.default('') }),
  answer: Round,
});

export const changeRoundRow = call({
  name: 'changeRoundRow',
  method: 'PUT',
  path: `${PATH}/rows/:rowId`,
  tag: 'rounds',
  openTo: 'anyone',
  ignoresKey: true,
  summary:
    'Changes a row: its owner while the round is open, its coordinator until it is in the cart. Who added it is told of what others change',
  params: roundParams.extend({ rowId: text(64) }),
  query: Nothing,
  body: z.object({ qty: z.int().min(0).max(MAX_LINE_QTY).meta({ description: '0 removes the row' }), note: Note.optional() }),
  answer: Round,
});

export const searchForRound = call({
  name: 'searchForRound',
  method: 'GET',
  path: `${PATH}/search`,
  tag: 'rounds',
  openTo: 'anyone',
  summary: 'Items that can be added to a round, as its coordinator buys them',
  params: roundParams,
  query: z.object({ q: z.string().max(LONGEST_QUERY).default('') }),
  body: NoBody,
  answer: z.object({
    items: z.array(
      z.object({
        itemId: z.string(),
        name: z.string(),
        url: z.string(),
        image: Picture,
        price: Money,
        whyNot: z.string().nullable().meta({ description: 'Why it cannot be added' }),
      }),
    ),
  }),
});
