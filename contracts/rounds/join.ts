import { z } from 'zod';
import { call } from '../call.ts';
import { text } from '../session/identity.ts';
import { NoBody, Nothing } from '../shapes.ts';
import { Round, roundParams } from './rounds.ts';

/** The token of a link. */
const Token = z.string().max(100);

/** What the link of a round leads whoever follows it to. */
export const joinRound = call({
  name: 'joinRound',
  method: 'POST',
  path: '/cc/api/rounds/join',
  tag: 'rounds',
  openTo: 'anyone',
  ignoresKey: true,
  summary: 'Follows the link of a round: people of its organization are in it; others give a name, where its coordinator lets them in',
  params: Nothing,
  query: Nothing,
  body: z.object({
    token: Token,
    name: text(300).default('').meta({ description: 'Of who has no account' }),
    isSure: z.boolean().default(false).meta({ description: 'Without it nothing is written down' }),
  }),
  answer: z.object({
    roundId: z.string().nullable().meta({ description: 'Null: who asks is not in it yet' }),
    asks: z.enum(['JOIN', 'NAME', 'SIGN_IN']).nullable().meta({ description: 'What is needed first' }),
    title: z.string().nullable().meta({ description: 'Told to who may join' }),
    coordinator: z.string().nullable(),
    organization: z.string().nullable(),
    closesText: z.string().nullable(),
    isOpen: z.boolean().meta({ description: 'Told to who may join: whether something can be added now' }),
  }),
});

export const removeRoundGuest = call({
  name: 'removeRoundGuest',
  method: 'DELETE',
  path: '/cc/api/rounds/:roundId/guests/:participantId',
  tag: 'rounds',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Takes somebody without an account out of a round, with all that they added and that is in no cart: its coordinator',
  params: roundParams.extend({ participantId: text(64) }),
  query: Nothing,
  body: NoBody,
  answer: Round,
});
