import { z } from 'zod';
import { call } from '../call.ts';
import { Wallet } from '../cart.ts';
import { NoBody, Nothing } from '../shapes.ts';

const Answer = z.object({ wallet: Wallet, mostCards: z.int() });
const CardId = z.object({ cardId: z.string().min(1).max(64) });

/** */
export const readWallet = call({
  name: 'readWallet',
  method: 'GET',
  path: '/cc/api/wallet',
  tag: 'payment',
  openTo: 'signed-in',
  summary: 'The saved cards of the shopper; a card is saved by paying with it',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: Answer,
});

export const changeSavedCard = call({
  name: 'changeSavedCard',
  method: 'PUT',
  path: '/cc/api/wallet/:cardId',
  tag: 'payment',
  openTo: 'signed-in',
  summary: 'Name a saved card, or make it the default one',
  params: CardId,
  query: Nothing,
  body: z.object({ nickname: z.string().max(200).optional(), isDefault: z.literal(true).optional() }),
  answer: Answer,
});

export const removeSavedCard = call({
  name: 'removeSavedCard',
  method: 'DELETE',
  path: '/cc/api/wallet/:cardId',
  tag: 'payment',
  openTo: 'signed-in',
  summary: 'Take a saved card out of the wallet; orders that it pays are not touched',
  params: CardId,
  query: Nothing,
  body: NoBody,
  answer: Answer,
});
