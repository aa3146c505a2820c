import type { z } from 'zod';
import type { addShipTo as addCall, chooseShipTo as chooseCall, ShipTos } from '#contracts/account/ship-tos.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { CAPABILITIES } from '#domain/audience/capabilities.ts';
import type { Address } from '#domain/checkout/address-fields.ts';
import { readPhone } from '#domain/checkout/phone.ts';
import { MOST_SHIP_TOS, viewAddress, type StoredAddress } from '../../addresses/index.ts';
import { visitorFacts } from '../../audience/index.ts';
import { transaction } from '../../db/transaction.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import { takeSession, unlessEnded, type Begun, type Requester, type Session } from '../../sessions/index.ts';
import type { Shop } from '../../shop.ts';
import type { Person } from '../../shoppers/index.ts';
import { checkTyped } from '../typed-address.ts';
import { choose, findShipTos, insertShipTo, lockAccount, type ShipToRow } from './ship-to.repository.ts';

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
  const check = checkTyped({
    input: { ...body, type: 'S', country: 'US' },
    zip: await shop.stores.zip(body.zipCode?.trim() ?? ''),
    shippedRows: [],
    isUsedAsEntered: body.useAsEntered === true,
  });
  if (check.kind === 'invalid') return refuse('ADDRESS_INVALID', { errors: check.problems });
  if (check.kind === 'suggestion') {
    const { city, state, zipCode } = check.suggestedAddress;
    return answer({ shipTo: null, suggestedAddress: { city, state, zipCode }, isDoubted: false });
  }
  if (check.kind === 'confirmation') return answer({ shipTo: null, suggestedAddress: null, isDoubted: true });
  const seats = await reserve(shop, [{ kind: 'SHIP_TO', subject: buyer.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const addressId = await insert(shop, buyer, check.address);
  if (addressId === undefined)
    return refuse('INVALID_REQUEST', { message: `Your organization has ${MOST_SHIP_TOS} ship-to addresses, and that is the most.` });
  if ((await takeShipTo(shop, requester, buyer, addressId)) === 'ENDED') return refuse('UNAUTHORIZED');
  const shipTo = (await findShipTos(shop.database, [buyer.account.number])).find(({ address_id }) => address_id === addressId);
  return answer({ shipTo: shipTo === undefined ? null : viewShipTo(shipTo), suggestedAddress: null, isDoubted: false });
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

async function insert(shop: Shop, { account }: Buyer, address: Address): Promise<string | undefined> {
  const { firstName, lastName, organizationName, address1, address2, city, state, zipCode, phones } = address;
  const row: Parameters<typeof insertShipTo>[1] = [
    account.number,
    MOST_SHIP_TOS,
    firstName,
    lastName,
    organizationName,
    address1,
    address2,
    city,
    state,
    zipCode,
    phones[0] ?? '',
  ];
  const [added] = await transaction(shop.database, async (tx) => {
    await lockAccount(tx, [account.number]);
    return insertShipTo(tx, row);
  });
  return added?.address_id;
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
    const row = (await findShipTos(tx, [buyer.account.number])).find(({ address_id }) => address_id === addressId);
    const shipTo = row && { addressId, zip: row.zip, city: row.city, state: row.state };
    const person = { ...buyer, settings: { ...buyer.settings, shipToAddressId: addressId }, shipTo };
    return shop.sessions.follow(tx, session, person, session.representative);
  });
}

async function viewShipTos(shop: Shop, requester: Requester, { account, shipTo }: Buyer): Promise<ShipTos> {
  const rows = await findShipTos(shop.database, [account.number]);
  return { shipTos: rows.map(viewShipTo), chosenId: shipTo?.addressId ?? null, mayChange: await mayChange(shop, requester) };
}

function viewShipTo(row: ShipToRow): ShipTos['shipTos'][number] {
  const phone = readPhone(row.phone);
  const address: StoredAddress = {
    id: row.address_id,
    type: 'S',
    firstName: row.first_name,
    lastName: row.last_name,
    organizationName: row.organization,
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    state: row.state,
    zipCode: row.zip,
    country: 'US',
    phones: phone === undefined ? [] : [phone],
  };
  return viewAddress(address);
}
