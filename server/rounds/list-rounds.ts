import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { getRound as getCall, listRounds as listCall } from '#contracts/rounds/rounds.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';
import { zoneText } from '#domain/rounds/deadline.ts';
import { departmentsFor, makeViewer } from '../catalog/index.ts';
import type { Shop } from '../shop.ts';
import { organizationBuyerOf, seesPrices, type Looking } from '../shoppers/index.ts';
import { zoneOf } from './open-round.ts';
import { summaryOf, viewRound } from './round.view.ts';
import { findPast, findUnderWay, type ListedRound } from './rounds.repository.ts';
import { whoAsks, type Visit } from './who-asks.ts';

const MOST_PAST = 50;

/** The rounds of somebody's organization that are under way, and what became of theirs. */
export async function listRounds(shop: Shop, looking: Looking): Promise<Reply<z.input<(typeof listCall)['answer']>>> {
  const asked = organizationBuyerOf(looking);
  if (!asked.ok) return asked;
  const { userId, account } = asked.body;
  const [underWay, past, zone, viewer] = await Promise.all([
    findUnderWay(shop.database, [account.number]),
    findPast(shop.database, [account.number, userId, MOST_PAST]),
    zoneOf(shop, looking.shopper),
    makeViewer(shop, looking.shopper),
  ]);
  const departments = await departmentsFor(shop, viewer.audience);
  const view = (round: ListedRound) => summaryOf(round, { people: round.people, rows: round.row_count }, userId);
  return answer({
    underWay: underWay.map(view),
    past: past.map(view),
    zoneName: zoneText(zone),
    today: localTime(shop.now().getTime(), zone).date,
    categories: departments.map(({ id, name }) => ({ id, name })),
    showsPrices: seesPrices(asked.body),
  });
}

/** A round, for who may see it. */
export async function getRound(
  shop: Shop,
  visit: Visit,
  { params }: Input<typeof getCall>,
): Promise<Reply<z.input<(typeof getCall)['answer']>>> {
  const asked = await whoAsks(shop, visit, params.roundId);
  return asked.ok ? answer(await viewRound(shop, asked.body)) : asked;
}
