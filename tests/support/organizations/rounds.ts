import { expect } from 'vitest';
import { addDays } from '#domain/shared/calendar.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import type { Round } from '#contracts/rounds/rounds.ts';
import type { TestShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

export const ROUNDS = '/cc/api/rounds';

export type Refused = { code?: string; message?: string; errors?: { field: string; message: string }[] };
export type RoundOrRefused = Round & Refused;

/** What somebody wants who opens a round and says nothing else: it closes the day after tomorrow. */
export function wantedRound(site: TestShop, more: object = {}) {
  return {
    title: 'December supplies',
    message: '',
    closesOn: addDays(shopDay(site.shop.now()), 2),
    closesAt: '15:00',
    personCap: null,
    totalCap: null,
    categoryIds: [],
    letsGuestsIn: false,
    showsGuestsPrices: false,
    ...more,
  };
}

export async function openRound(site: TestShop, coordinator: Visitor, more: object = {}): Promise<string> {
  const { status, body } = await coordinator.post<{ roundId: string } & Refused>(ROUNDS, wantedRound(site, more));
  expect([status, body.message]).toEqual([200, undefined]);
  return body.roundId;
}

export const roundOf = async (visitor: Visitor, roundId: string) => (await visitor.get<RoundOrRefused>(`${ROUNDS}/${roundId}`)).body;
export const addTo = (visitor: Visitor, roundId: string, itemId: string, qty = 1, note = '') =>
  visitor.post<RoundOrRefused>(`${ROUNDS}/${roundId}/rows`, { itemId, qty, note });
export const changeRow = (visitor: Visitor, roundId: string, rowId: string, body: object) =>
  visitor.put<RoundOrRefused>(`${ROUNDS}/${roundId}/rows/${rowId}`, body);
export const act = (visitor: Visitor, roundId: string, what: string) =>
  visitor.post<RoundOrRefused>(`${ROUNDS}/${roundId}/acts`, { act: what });
export const moveToCart = (visitor: Visitor, roundId: string) =>
  visitor.post<{ added: number; left: number } & Refused>(`${ROUNDS}/${roundId}/cart`);

/** A new link to a round: its token. */
export async function linkTo(coordinator: Visitor, roundId: string): Promise<string> {
  const { body } = await coordinator.post<{ link: string }>(`${ROUNDS}/${roundId}/link`, { isWanted: true });
  return body.link.split('/').at(-1) ?? '';
}

export const follow = (visitor: Visitor, token: string, more: object = {}) =>
  visitor.post<{ roundId: string | null; asks: string | null } & Refused>(`${ROUNDS}/join`, { token, ...more });

/** Somebody without an account who has joined under a name. */
export async function aGuestOf(site: TestShop, token: string, name: string): Promise<Visitor> {
  const guest = aVisitor(site, { host: 'business.localhost' });
  const { status, body } = await follow(guest, token, { name, isSure: true });
  expect([status, body.message]).toEqual([200, undefined]);
  return guest;
}
