import type {
  changeOwnAddress as changeCall,
  makeDefaultAddress as defaultCall,
  OwnAddresses,
  removeOwnAddress as removeCall,
} from '#contracts/account/own-addresses.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { z } from 'zod';
import {
  changeOwnAddress as change,
  makeOwnDefault,
  mayKeepAddress,
  MOST_ADDRESSES,
  ownAddresses,
  removeOwnAddress as remove,
  SENT_ELSEWHERE_TEXT,
  viewAddress,
} from '../addresses/index.ts';
import { mayChangeShippingLocation, type Looking, type Person } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { checkToKeep } from './kept-address.ts';
import { forgetQuickBuyAddress } from './quick-buy/quick-buy-settings.ts';

/** Whoever has things sent where their organization says keeps no places of their own. (C6-38) */
function keeper({ shopper: { person } }: Looking): { person: Person; refusal?: undefined } | { refusal: Reply<never> } {
  if (person === undefined) return { refusal: refuse('UNAUTHORIZED') };
  return mayChangeShippingLocation(person) ? { person } : { refusal: refuse('FORBIDDEN', { message: SENT_ELSEWHERE_TEXT }) };
}

async function view(shop: Shop, person: Person): Promise<Reply<OwnAddresses>> {
  const { addresses, defaultId = null } = await ownAddresses(shop, person);
  const mayAdd = await mayKeepAddress(shop, person);
  return answer({
    addresses: addresses.map(viewAddress),
    defaultId,
    hasDefault: person.account === undefined,
    mayAdd,
    mostAddresses: MOST_ADDRESSES,
  });
}

/** The addresses that the shopper keeps. */
export async function listOwnAddresses(shop: Shop, looking: Looking): Promise<Reply<OwnAddresses>> {
  const who = keeper(looking);
  return who.refusal ?? view(shop, who.person);
}

/** Changes one of them, once what checkout would ask about it is answered. */
export async function changeOwnAddress(
  shop: Shop,
  looking: Looking,
  { params: { addressId }, body }: Input<typeof changeCall>,
): Promise<Reply<z.input<(typeof changeCall)['answer']>>> {
  const who = keeper(looking);
  if (who.refusal !== undefined) return who.refusal;
  const { refusal, asked, address } = await checkToKeep(shop, { ...body, type: 'SB' });
  if (refusal !== undefined) return refusal;
  if (address === undefined) return answer({ addressId: null, ...asked });
  const changed = await change(shop, who.person, addressId, address);
  if (changed === undefined) return refuse('NOT_FOUND');
  if (changed === 'SAME') return refuse('INVALID_REQUEST', { message: 'You have this address already.' });
  await shop.sessions.renewUser(shop.database, who.person.userId);
  return answer({ addressId, ...asked });
}

/** Forgets one of them. */
export async function removeOwnAddress(
  shop: Shop,
  looking: Looking,
  { params: { addressId } }: Input<typeof removeCall>,
): Promise<Reply<OwnAddresses>> {
  return afterwards(shop, looking, async (person) => {
    await forgetQuickBuyAddress(shop, person, addressId);
    return remove(shop, person, addressId);
  });
}

/** Has orders usually go to one of them. */
export async function makeDefaultAddress(
  shop: Shop,
  looking: Looking,
  { params: { addressId } }: Input<typeof defaultCall>,
): Promise<Reply<OwnAddresses>> {
  return afterwards(shop, looking, (person) => makeOwnDefault(shop, person, addressId));
}

/** The addresses after one was changed; `does`: whether it was the shopper's. */
async function afterwards(shop: Shop, looking: Looking, does: (person: Person) => Promise<boolean>): Promise<Reply<OwnAddresses>> {
  const who = keeper(looking);
  if (who.refusal !== undefined) return who.refusal;
  if (!(await does(who.person))) return refuse('NOT_FOUND');
  // It may be the one where their orders usually go.
  await shop.sessions.renewUser(shop.database, who.person.userId);
  return view(shop, who.person);
}
