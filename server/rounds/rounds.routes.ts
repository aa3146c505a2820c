import { joinRound as joinCall, removeRoundGuest as removeGuestCall } from '#contracts/rounds/join.ts';
import { getOrderPeople as peopleCall } from '#contracts/rounds/order-people.ts';
import {
  actOnRound as actCall,
  changeRound as changeCall,
  getRound as getCall,
  listRounds as listCall,
  makeRoundLink as linkCall,
  moveRoundToCart as moveCall,
  openRound as openCall,
} from '#contracts/rounds/rounds.ts';
import { addRoundRow as addRowCall, changeRoundRow as changeRowCall, searchForRound as searchCall } from '#contracts/rounds/rows.ts';
import { askColleague as askCall, getTogether as togetherCall } from '#contracts/rounds/together.ts';
import type { z } from 'zod';
import type { Call, Input } from '#contracts/call.ts';
import type { Reply } from '#contracts/door.ts';
import { lookingOf } from '../http/buying.ts';
import { buyingRoute, lookingRoute, route, type Route } from '../http/route.ts';
import type { Shop } from '../shop.ts';
import { actOnRound } from './act-on-round.ts';
import { addRoundRow, changeRoundRow } from './change-rows.ts';
import { getRound, listRounds } from './list-rounds.ts';
import { moveRoundToCart } from './move-to-cart.ts';
import { changeRound, openRound } from './open-round.ts';
import { getOrderPeople } from './papers/order-people.ts';
import { searchForRound } from './round-items.ts';
import { removeRoundGuest } from './remove-guest.ts';
import { joinRound, makeRoundLink } from './round-link.ts';
import { askColleague } from './together/ask-colleague.ts';
import { getTogether } from './together/together.ts';
import type { Visit } from './who-asks.ts';

/** Binds a call that may be made by who is known by the cookie of a round alone. */
function visitRoute<C extends Call>(
  contract: C,
  handler: (shop: Shop, visit: Visit, input: Input<C>) => Promise<Reply<z.input<C['answer']>>>,
): Route {
  return route(contract, (shop, caller, input) => handler(shop, { looking: lookingOf(caller), requester: caller }, input));
}

export const roundRoutes: readonly Route[] = [
  lookingRoute(listCall, listRounds),
  lookingRoute(openCall, openRound),
  lookingRoute(peopleCall, getOrderPeople),
  lookingRoute(togetherCall, getTogether),
  lookingRoute(askCall, askColleague),
  visitRoute(joinCall, joinRound),
  visitRoute(getCall, getRound),
  visitRoute(changeCall, changeRound),
  visitRoute(actCall, actOnRound),
  visitRoute(linkCall, makeRoundLink),
  visitRoute(removeGuestCall, removeRoundGuest),
  buyingRoute(moveCall, moveRoundToCart),
  visitRoute(addRowCall, addRoundRow),
  visitRoute(changeRowCall, changeRoundRow),
  visitRoute(searchCall, searchForRound),
];
