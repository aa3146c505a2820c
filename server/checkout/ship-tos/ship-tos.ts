import type { z } from 'zod';
import type { addShipTo as addCall, chooseShipTo as chooseCall, ShipTos } from '#contracts/account/ship-tos.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { CAPABILITIES } from '#domain/audience/capabilities.ts';
import { insertAddress, MOST_SHIP_TOS, shipTosFor, shipTosOf, viewAddress } from '../../addresses/index.ts';
import { visitorFacts } from '../../audience/index.ts';
import { transaction } from '../../db/transaction.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import { takeSession, unlessEnded, type Begun, type Requester, type Session } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import type { Person } from '../../shoppers/index.ts';
import { checkToKeep } from '../kept-address.ts';
import { choose } from './ship-to.repository.ts';

/** Somebody who buys for an organization, on the business site. */
type Buyer = Person & { readonly account: NonNullable<Person['account']> };

function buyerOf({ site, session }: Requester): Buyer | undefined {
  const user = session?.user;
  return site.tenant === 'SBA' && user?.account !== undefined ? { ...user, account: user.account } : undefined;
}

/** Where the organization of a buyer has things sent. */
export async function listShipTos(shop: Shop, requester: Requester): Promise<Reply<ShipTos>> {
  const buyer = buyerOf(requester);
  return buyer === undefined ? refuse('FORBIDDEN') : answer(await viewShipTos(shop, requester, buyer));
}

/** Adds one, once what checkout would ask about it is answered, and has things sent there from then on. */
export async function addShipTo(
  shop: Shop,
  requester: Requester,
  { body }: Input<typeof addCall>,
): Promise<Reply<z.input<(typeof addCall)['answer']>>> {
  const buyer = buyerOf(requester);
  if (buyer === undefined || !(await mayChange(shop, requester))) return refuse('FORBIDDEN');
  const { refusal, asked, address } = await checkToKeep(shop, { ...body, type: 'S' });
  if (refusal !== undefined) return refusal;
  if (address === undefined) return answer({ shipTo: null, ...asked });
  const seats = await reserve(shop, [{ kind: 'SHIP_TO', subject: buyer.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const addressId = await insertAddress(shop, { accountNumber: buyer.account.number }, address);
  if (addressId === undefined)
    return refuse('INVALID_REQUEST', { message: `Your organization has ${MOST_SHIP_TOS} ship-to addresses, and that is the most.` });
  if ((await takeShipTo(shop, requester, buyer, addressId)) === 'ENDED') return refuse('UNAUTHORIZED');
  const shipTo = (await shipTosOf(shop.database, buyer.account.number)).find(({ id }) => id === addressId);
  return answer({ shipTo: shipTo === undefined ? null : viewAddress(shipTo), ...asked });
}

/** Has things sent to one of them from now on. */
export async function chooseShipTo(shop: Shop, requester: Requester, { params }: Input<typeof chooseCall>): Promise<Reply<ShipTos>> {
  const buyer = buyerOf(requester);
  if (buyer === undefined || !(await mayChange(shop, requester))) return refuse('FORBIDDEN');
  const isThere = await takeShipTo(shop, requester, buyer, params.addressId);
  if (isThere === 'ENDED') return refuse('UNAUTHORIZED');
  return isThere
    ? answer(await viewShipTos(shop, requester, { ...buyer, ...requester.session?.user, account: buyer.account }))
    : refuse('NOT_FOUND');
}

async function mayChange(shop: Shop, requester: Requester): Promise<boolean> {
  return CAPABILITIES.ADD_SHIPPING_LOCATION.holds(await visitorFacts(shop, requester));
}

/**
 * Chooses it for the person, whose visit goes on in a new session: pages that know the old context token are of another place.
 *
 * @returns whether it is theirs to choose; ENDED where they were signed out meanwhile.
 */
async function takeShipTo(shop: Shop, requester: Requester, buyer: Buyer, addressId: string): Promise<boolean | 'ENDED'> {
  const { session } = requester;
  if (session === undefined) return false;
  const begun = await unlessEnded(follow(shop, session, buyer, addressId));
  if (begun === undefined) return false;
  if (begun === 'ENDED') return begun;
  takeSession(requester, begun);
  await shop.sessions.renewUser(shop.database, buyer.userId);
  return true;
}

async function follow(shop: Shop, session: Session, buyer: Buyer, addressId: string): Promise<Begun | undefined> {
  return transaction(shop.database, async (tx) => {
    if ((await choose(tx, [buyer.userId, addressId])) === 0) return undefined;
    const found = (await shipTosOf(tx, buyer.account.number)).find(({ id }) => id === addressId);
    const shipTo = found && { addressId, zip: found.zipCode, city: found.city, state: found.state };
    const person = { ...buyer, settings: { ...buyer.settings, shipToAddressId: addressId }, shipTo };
    return shop.sessions.follow(tx, session, person, session.representative);
  });
}

async function viewShipTos(shop: Shop, requester: Requester, buyer: Buyer): Promise<ShipTos> {
  const shipTos = await shipTosFor(shop.database, buyer);
  return { shipTos: shipTos.map(viewAddress), chosenId: buyer.shipTo?.addressId ?? null, mayChange: await mayChange(shop, requester) };
}
