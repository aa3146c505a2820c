import { setTimeout as sleep } from 'node:timers/promises';
import type { Mood, Told } from '../stage/vendor.ts';

const SLOW_MS = 2_500;

/** The vendor did it, and says something else of it. */
const retold =
  (change: (body: Record<string, unknown>) => object): Mood =>
  async (asked) => {
    const told = await asked.forward();
    const body = JSON.parse(told.text) as Record<string, unknown>;
    asked.answer(told.status === 200 ? { status: 200, text: JSON.stringify({ ...body, ...change(body) }) } : told);
  };

/** Somebody answers, and nothing was done. */
const refused =
  (status: number, code: string): Mood =>
  (asked) =>
    asked.answer(problem(status, code));

/** It was done, and nobody would think so. */
const doneBut =
  (told: Told): Mood =>
  async (asked) => {
    await asked.forward();
    asked.answer(told);
  };

const problem = (status: number, code: string): Told => ({ status, text: JSON.stringify({ code, message: 'Not now' }) });
const PAGE: Told = { status: 200, text: '<!doctype html><title>Scheduled maintenance</title>' };

/** How a vendor misbehaves when it is asked to reserve, take, let go or find money. */
export const MOODS: Readonly<Record<string, Mood>> = {
  slow: async (asked) => {
    const told = await asked.forward();
    await sleep(SLOW_MS);
    asked.answer(told);
  },
  'takes the request and is silent': (asked) => asked.hold(),
  'does it and is silent': async (asked) => {
    await asked.forward();
    asked.hold();
  },
  'cuts the line': (asked) => asked.cut(),
  // Its orders were told as being processed, and come to nothing.
  'hears of no money that is to be held': async (asked) =>
    asked.path === '/v1/authorizations' ? asked.cut() : asked.answer(await asked.forward()),
  'does it and cuts the line': async (asked) => {
    await asked.forward();
    asked.cut();
  },
  'does it and says half of it': async (asked) => asked.breakOff(await asked.forward()),
  'answers 500': refused(500, 'INTERNAL'),
  'does it and answers 500': doneBut(problem(500, 'INTERNAL')),
  'answers 503': refused(503, 'UNAVAILABLE'),
  'does it and answers with a page': doneBut(PAGE),
  'tells of another amount': retold(({ amount }) => ({ amount: Number(amount) + 1 })),
  'tells of another order': retold(() => ({ reference: '1', authorizationId: 'auth_of_somebody' })),
  'tells of a state that nobody knows': retold(() => ({ status: 'MAYBE' })),
  'does it and answers 400': doneBut(problem(400, 'INVALID_REQUEST')),
  'does it and answers 401': doneBut(problem(401, 'UNAUTHORIZED')),
  'does it and answers 403': doneBut(problem(403, 'FORBIDDEN')),
  'does it and answers 404': doneBut(problem(404, 'ROUTE_NOT_FOUND')),
  'does it and answers 429': doneBut(problem(429, 'TOO_MANY_REQUESTS')),
};

/** One more, which it has of its own: its messages come twice, late, and with a forged one among them. */
export const MESSAGES_MOOD = { name: 'sends messages twice, late and forged', kinds: ['webhook-twice', 'webhook-late', 'webhook-forged'] };
