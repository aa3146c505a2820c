import { z } from 'zod';
import { call } from '../call.ts';
import { text } from '../session/identity.ts';
import { IsoDate, NoBody, Nothing } from '../shapes.ts';

const PATH = '/cc/api/stand-ins';

const StandIn = z.object({ standInId: z.string(), name: z.string(), startsOn: IsoDate, endsOn: IsoDate, isNow: z.boolean() });
export type StandInView = z.output<typeof StandIn>;

const StandIns = z
  .object({
    today: IsoDate,
    mayName: z.boolean().meta({ description: 'Whether the caller is asked about orders at all' }),
    own: z.array(StandIn).meta({ description: 'Who decides for the caller, unless it has ended' }),
    forOthers: z.array(StandIn).meta({ description: 'For whom the caller decides' }),
    colleagues: z
      .array(z.object({ email: z.string(), name: z.string() }))
      .meta({ description: 'Whom the caller can name; of a large organization not all' }),
    hasMore: z.boolean(),
  })
  .meta({ id: 'StandIns' });
export type StandIns = z.output<typeof StandIns>;

export const listStandIns = call({
  name: 'listStandIns',
  method: 'GET',
  path: PATH,
  tag: 'approvals',
  openTo: 'signed-in',
  summary: 'Who decides for the caller about orders that wait, and for whom the caller does',
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: StandIns,
});

export const addStandIn = call({
  name: 'addStandIn',
  method: 'POST',
  path: PATH,
  tag: 'approvals',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Name a colleague who decides for the caller from day to day; the same one once for a day',
  params: Nothing,
  query: Nothing,
  body: z.object({ email: text(300), startsOn: text(20), endsOn: text(20) }),
  answer: StandIns,
});

export const endStandIn = call({
  name: 'endStandIn',
  method: 'DELETE',
  path: `${PATH}/:standInId`,
  tag: 'approvals',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Decide oneself again',
  params: z.object({ standInId: text(64) }),
  query: Nothing,
  body: NoBody,
  answer: StandIns,
});
