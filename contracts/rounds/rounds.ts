import { z } from 'zod';
import { LONGEST_MESSAGE, MOST_CATEGORIES } from '#domain/rounds/round-limits.ts';
import { OUTCOMES } from '#domain/rounds/round-outcomes.ts';
import { ROUND_RIGHT_NAMES, ROUND_STATES } from '#domain/rounds/round-states.ts';
import { call } from '../call.ts';
import { Picture } from '../catalog.ts';
import { text } from '../session/identity.ts';
import { Money, NoBody, Nothing } from '../shapes.ts';

const PATH = '/cc/api/rounds';

const Moment = z.string().meta({ description: 'In UTC, as ISO 8601' });
/** What is allowed is no price: it is told to who is shown none, too. */
const Cap = z.number().nullable().meta({ description: 'US dollars; null: there is no limit' });

export const roundParams = z.object({ roundId: text(64) });

const Summary = z.object({
  roundId: z.string(),
  title: z.string(),
  state: z.enum(ROUND_STATES),
  coordinator: z.string(),
  isOwn: z.boolean(),
  closesAt: Moment,
  closesText: z.string().meta({ description: 'By the clock of its coordinator’s office' }),
  people: z.int().meta({ description: 'How many have added something' }),
  rows: z.int(),
  pieces: z.int().meta({ description: 'Of all rows: two boxes in one row are two' }),
  isEarly: z.boolean().meta({ description: 'It is open no more, and its deadline is still ahead' }),
});
export type RoundSummary = z.output<typeof Summary>;

const Row = z.object({
  rowId: z.string(),
  participantId: z.string(),
  name: z.string().meta({ description: 'Of who added it' }),
  item: z.object({ itemId: z.string(), name: z.string(), url: z.string(), image: Picture }),
  qty: z.int(),
  note: z.string(),
  price: Money.meta({ description: 'Of one, when it was added' }),
  total: Money,
  isOwn: z.boolean(),
  mayChange: z.boolean(),
  changedBy: z.string().nullable().meta({ description: 'Who of others changed or removed it' }),
  isRemoved: z.boolean(),
  outcome: z.enum(OUTCOMES).nullable().meta({ description: 'What came of it when the round was moved to the cart' }),
  outcomeText: z.string().nullable(),
  orderNumber: z.string().nullable(),
});
export type RoundRow = z.output<typeof Row>;

export const Round = Summary.extend({
  message: z.string(),
  closesOn: z.string().meta({ description: 'The day by that clock, yyyy-mm-dd' }),
  closesTime: z.string().meta({ description: 'The time by that clock, hh:mm' }),
  zoneName: z.string(),
  isGuest: z.boolean().meta({ description: 'Who asks came by the link and has no account here' }),
  mayManage: z.boolean(),
  mayTakeOver: z.boolean().meta({ description: 'Its coordinator is gone, and who asks is an administrator' }),
  mayDo: z.array(z.enum(ROUND_RIGHT_NAMES)).meta({ description: 'What who looks after it may do with it as it stands' }),
  mayAdd: z.boolean(),
  whyNot: z.string().nullable().meta({ description: 'Why nothing can be added' }),
  personCap: Cap,
  totalCap: Cap,
  categories: z.array(z.object({ id: z.string(), name: z.string() })).meta({ description: 'Only items of these; empty: any' }),
  letsGuestsIn: z.boolean(),
  showsGuestsPrices: z.boolean(),
  hasLink: z.boolean(),
  link: z.string().nullable().meta({ description: 'Told by getRound, to who looks after it while it is open' }),
  isOverCap: z.boolean().meta({ description: 'The same of all of it: people who are shown no prices are not held to limits in dollars' }),
  total: Money,
  ownTotal: Money,
  participants: z.array(
    z.object({
      participantId: z.string(),
      name: z.string(),
      isGuest: z.boolean(),
      hasLeft: z.boolean(),
      rows: z.int(),
      total: Money,
      isOverCap: z.boolean().meta({ description: 'Told to its coordinator: what they added is above the limit per person' }),
    }),
  ),
  items: z.array(Row),
  orders: z
    .array(z.object({ orderNumber: z.string(), isWaiting: z.boolean().meta({ description: 'For an approval' }) }))
    .meta({ description: 'What was ordered with it, told to who looks after it' }),
}).meta({ id: 'OfficeRound' });
export type Round = z.output<typeof Round>;

/** A round as it is wanted. What of it makes no sense is told by its field, not by its shape. */
const Wanted = z.object({
  title: text(300),
  message: text(LONGEST_MESSAGE),
  closesOn: text(20),
  closesAt: text(20).meta({ description: 'The time on that day, hh:mm, by the clock of the coordinator’s office' }),
  personCap: z.number().nullable().meta({ description: 'The most that one person adds, in dollars' }),
  totalCap: z.number().nullable(),
  categoryIds: z.array(text(100)).max(MOST_CATEGORIES * 10),
  letsGuestsIn: z.boolean().meta({ description: 'Whoever has the link may add under a name' }),
  showsGuestsPrices: z.boolean(),
});
export type WantedRoundBody = z.output<typeof Wanted>;

export const listRounds = call({
  name: 'listRounds',
  method: 'GET',
  path: PATH,
  tag: 'rounds',
  openTo: 'signed-in',
  summary: 'Office rounds of the organization: those that are under way, and what became of those that the caller opened or joined',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({
    underWay: z.array(Summary),
    past: z.array(Summary).meta({ description: 'The latest first, at most 50' }),
    zoneName: z.string().meta({ description: 'The clock by which the caller’s own rounds close' }),
    today: z.string(),
    categories: z.array(z.object({ id: z.string(), name: z.string() })).meta({ description: 'Departments that a round can be limited to' }),
    showsPrices: z.boolean(),
  }),
});

export const openRound = call({
  name: 'openRound',
  method: 'POST',
  path: PATH,
  tag: 'rounds',
  openTo: 'signed-in',
  summary: 'Opens an office round: colleagues add what the caller orders for all of them',
  params: Nothing,
  query: Nothing,
  body: Wanted,
  answer: z.object({ roundId: z.string() }),
});

export const getRound = call({
  name: 'getRound',
  method: 'GET',
  path: `${PATH}/:roundId`,
  tag: 'rounds',
  openTo: 'anyone',
  summary: 'An office round, for the people of its organization and for those who joined it by its link',
  params: roundParams,
  query: Nothing,
  body: NoBody,
  answer: Round,
});

export const changeRound = call({
  name: 'changeRound',
  method: 'PUT',
  path: `${PATH}/:roundId`,
  tag: 'rounds',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Changes what a round allows and when it closes; one that is closed opens again where that is ahead',
  params: roundParams,
  query: Nothing,
  body: Wanted,
  answer: Round,
});

/** What its coordinator does with a round as a whole. */
export const ROUND_ACTS = ['CLOSE', 'CANCEL', 'TAKE_OVER', 'REMIND'] as const;

export const actOnRound = call({
  name: 'actOnRound',
  method: 'POST',
  path: `${PATH}/:roundId/acts`,
  tag: 'rounds',
  openTo: 'signed-in',
  summary: 'Closes or cancels a round, reminds those who joined it, or takes over one whose coordinator is gone',
  params: roundParams,
  query: Nothing,
  body: z.object({ act: z.enum(ROUND_ACTS) }),
  answer: Round,
});

export const makeRoundLink = call({
  name: 'makeRoundLink',
  method: 'POST',
  path: `${PATH}/:roundId/link`,
  tag: 'rounds',
  openTo: 'signed-in',
  // What is answered under a key is kept, and the link is not.
  ignoresKey: true,
  summary: 'Makes a new link to a round, or none: the one before works no more',
  params: roundParams,
  query: Nothing,
  body: z.object({ isWanted: z.boolean() }),
  answer: z.object({ link: z.string().nullable() }),
});

export const moveRoundToCart = call({
  name: 'moveRoundToCart',
  method: 'POST',
  path: `${PATH}/:roundId/cart`,
  tag: 'rounds',
  openTo: 'signed-in',
  summary: 'Puts what is in a closed round into its coordinator’s cart, and says of each row what came of it; once for each row',
  params: roundParams,
  query: Nothing,
  body: NoBody,
  answer: z.object({ added: z.int().meta({ description: 'Rows that are in the cart, in part at least' }), left: z.int() }),
});
