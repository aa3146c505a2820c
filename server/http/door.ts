import type { Door } from '#contracts/door.ts';
import type { Shop } from '../shop.ts';
import { ROUTES } from './api.ts';
import type { Caller } from './caller.ts';

/** By name: the built pages carry copies of the contracts. */
const routeOf = new Map(ROUTES.map((route) => [route.contract.name, route]));

/**
 * The in-process way to the calls, for pages that are rendered here: the same routes with the same checks, without a
 * network in between.
 */
export function openDoor(shop: Shop, caller: Caller): Door {
  return async (contract, input = {}) => {
    const route = routeOf.get(contract.name);
    if (route === undefined) throw new Error(`The call ${contract.name} has no route.`);
    // The route answers in the shape of the contract that it was found by.
    return route.handle(shop, caller, { params: input.params, query: input.query, body: input.body }) as ReturnType<Door> as never;
  };
}
