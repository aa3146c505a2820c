import type { Door } from '#contracts/door.ts';
import type { Shop } from '../shop.ts';
import type { Caller } from './caller.ts';
import { replyOncePerKey, requestKeyOf } from './idempotency/idempotency.ts';
import { claimsKeyOf, type Route } from './route.ts';

/**
 * The in-process way to the calls, for pages that are rendered here: the same routes with the same checks, without a
 * network in between. Under an `idempotencyKey` a repeat is worked on again, and does nothing that was done before; under a `onceKey` it is
 * not worked on, and gets the first reply.
 */
export function makeDoors(routes: readonly Route[]): (shop: Shop, caller: Caller) => Door {
  // By name: the built pages carry copies of the contracts.
  const routeOf = new Map(routes.map((route) => [route.contract.name, route]));
  return (shop, caller) =>
    async (contract, input = {}, { idempotencyKey: key, onceKey } = {}) => {
      const route = routeOf.get(contract.name);
      if (route === undefined) throw new Error(`The call ${contract.name} has no route.`);
      // A route knows who calls before it first waits, so calls that a page makes side by side do not take each other's keys.
      caller.requestKey = key === undefined ? undefined : requestKeyOf(caller, contract.name, key);
      const raw = { params: input.params, query: input.query, body: input.body };
      const run = () => route.handle(shop, caller, raw);
      // Who has no session yet has nothing that could be repeated.
      const isOnce = onceKey !== undefined && caller.session !== undefined;
      const reply = isOnce
        ? replyOncePerKey(shop, caller, { name: contract.name, key: onceKey, input: raw }, { run, claimsKey: claimsKeyOf(route, raw) })
        : run();
      // The route answers in the shape of the contract that it was found by.
      return reply as ReturnType<Door> as never;
    };
}
