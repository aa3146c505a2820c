import { z } from 'zod';
import { call } from '../call.ts';
import { CaptchaAnswer } from '../captcha.ts';
import { Wallet } from '../cart.ts';
import { NoBody, Nothing } from '../shapes.ts';

const Answer = z.object({
  wallet: Wallet,
  mostCards: z.int(),
  /** Names this wallet to the payment vendor, as a cart's id names a checkout; null for who may add none. */
  checkoutId: z.string().nullable(),
});
const CardId = z.object({ cardId: z.string().min(1).max(64) });

/** */
export const readWallet = call({
  name: 'readWallet',
  method: 'GET',
  path: '/cc/api/wallet',
  tag: 'payment',
  openTo: 'signed-in',
  summary: 'The saved cards of the shopper',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: Answer,
});

export const addSavedCard = call({
  name: 'addSavedCard',
  method: 'POST',
  path: '/cc/api/wallet',
  tag: 'payment',
  openTo: 'signed-in',
  summary: 'Save a card that the vendor was given for this wallet; one that is there already is renewed',
  params: Nothing,
  query: Nothing,
  body: z.object({
    token: z.string().min(1).max(100),
    nickname: z.string().max(200).optional(),
    isDefault: z.literal(true).optional(),
    captcha: CaptchaAnswer.optional(),
  }),
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
