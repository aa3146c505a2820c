import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { chooseUnit as chooseCall, listOwnUnits as listCall } from '#contracts/organization/units.ts';
import { transaction } from '../../db/transaction.ts';
import { takeSession, unlessEnded, type Begun, type Requester, type Session } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import { findUnitsOfPerson, takeUnit, type Person } from '../../shoppers/index.ts';

type OwnUnits = z.input<(typeof listCall)['answer']>;

function buyerOf({ site, session }: Requester): Person | undefined {
  const user = session?.user;
  return site.tenant === 'SBA' && user?.account !== undefined ? user : undefined;
}

/** The units that a buyer belongs to. */
export async function listOwnUnits(shop: Shop, requester: Requester): Promise<Reply<OwnUnits>> {
  const buyer = buyerOf(requester);
  return buyer === undefined ? refuse('FORBIDDEN') : answer(await viewUnits(shop, buyer, buyer.unit?.unitId));
}

/** Orders for one of them from now on, with what it says of ship-to, budget center and approver. */
export async function chooseUnit(
  shop: Shop,
  requester: Requester,
  { params: { unitId } }: Input<typeof chooseCall>,
): Promise<Reply<OwnUnits>> {
  const buyer = buyerOf(requester);
  if (buyer === undefined || requester.session === undefined) return refuse('FORBIDDEN');
  const begun = await unlessEnded(follow(shop, requester.session, buyer, unitId));
  if (begun === undefined) return refuse('NOT_FOUND');
  if (begun === 'ENDED') return refuse('UNAUTHORIZED');
  takeSession(requester, begun);
  await shop.sessions.renewUser(shop.database, buyer.userId);
  return answer(await viewUnits(shop, buyer, unitId));
}

/** As with another ship-to, the visit goes on in a new session: pages that know the old context token are of another place. */
async function follow(shop: Shop, session: Session, buyer: Person, unitId: string): Promise<Begun | undefined> {
  return transaction(shop.database, async (tx) => {
    const [taken] = await takeUnit(tx, [buyer.userId, unitId]);
    if (taken === undefined) return undefined;
    const { settings, unit, ship_to: shipTo } = taken;
    return shop.sessions.follow(tx, session, { ...buyer, settings, unit, shipTo: shipTo ?? buyer.shipTo }, session.representative);
  });
}

async function viewUnits(shop: Shop, { userId }: Person, chosenId: string | undefined): Promise<OwnUnits> {
  const rows = await findUnitsOfPerson(shop.database, [userId]);
  return { units: rows.map(({ unit_id: id, name, place }) => ({ unitId: id, name, place })), chosenId: chosenId ?? null };
}
