import { z } from 'zod';
import type { Call, Input, OpenTo } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import type { ErrorCode, ErrorDetail } from '#contracts/errors.ts';
import type { KeyClaimed } from '../db/kept-answers.ts';
import type { Shop } from '../shop.ts';
import { seesPrices, type Buying, type Looking } from '../shoppers/index.ts';
import { beginAct, finishActing } from '../sessions/index.ts';
import { buyingOf, lookingOf } from './buying.ts';
import type { Caller } from './caller.ts';
import { withoutPrices } from './prices/hidden-prices.ts';
import { refuseInProcurement } from './procurement/in-procurement.ts';
import { isUnstorable, refuseCardNumber, whereCardNumberIs, withoutTurning } from './unwelcome.ts';
import { isOperator, isRepresentative, isStaff } from '#domain/accounts/operators.ts';
import { isSignInNeededForCart } from '#domain/cart/sign-in-for-cart.ts';

type RawInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/** A call together with what answers it. */
export type Route = {
  readonly contract: Call;
  readonly handle: (shop: Shop, caller: Caller, raw: RawInput) => Promise<Reply<unknown>>;
  /** Of a call that begins a session: what is done when it is repeated under its key. It begins a session of its own; its body is not sent. */
  readonly again?: Route['handle'];
  /** Its replies are kept: who gets the same one gets the same bytes, written and compressed once. */
  readonly isForMany?: true;
  /** When a key of the call is claimed; without it before anything is done. */
  readonly claimsKey?: KeyClaimed;
  /** Of a stream: begins to send, after the call was answered with 200. @returns what ends it. */
  readonly listen?: (shop: Shop, caller: Caller, send: (event: unknown) => void) => () => void;
};

/** Which code stands for an input that does not parse; without it INVALID_REQUEST does. */
type OnInvalid = (issues: readonly z.core.$ZodIssue[]) => ErrorCode;

/**
 * Binds a handler to its contract: who may call is checked first, then the input is parsed, then the handler runs.
 * The handler answers in the contract's shape; tests hold it to that.
 */
export function route<C extends Call>(contract: C, handler: Answering<C, Caller>, onInvalid: OnInvalid = () => 'INVALID_REQUEST'): Route {
  return {
    contract,
    handle: hidingPrices(contract, async (shop, caller, raw) => {
      const refusal = checkOpenTo(contract, caller) ?? refuseInProcurement(contract, caller.session?.procurement);
      if (refusal !== undefined) return refusal;
      if ([raw.params, raw.query, raw.body].some((part) => isUnstorable(part))) return refuse('INVALID_REQUEST');
      const cardAt = contract.method === 'GET' || contract.masksCardNumbers === true ? undefined : whereCardNumberIs(raw);
      if (cardAt !== undefined) return refuseCardNumber(cardAt);
      const params = z.safeParse<C['params']>(contract.params, raw.params ?? {});
      const query = z.safeParse<C['query']>(contract.query, raw.query ?? {});
      const body = z.safeParse<C['body']>(contract.body, withoutTurning(raw.body) ?? (contract.method === 'GET' ? undefined : {}));
      if (!params.success || !query.success || !body.success) {
        const issues = [params, query, body].flatMap((part) => part.error?.issues ?? []);
        return refuse(onInvalid(issues), { errors: issues.slice(0, 20).map(asDetail) });
      }
      const isAct = contract.method !== 'GET' && contract.isNoAct !== true;
      const act = isAct
        ? await beginAct(shop.database, caller.session, { call: contract.name, params: params.data, at: shop.now() })
        : undefined;
      const reply = await handler(shop, caller, { params: params.data, query: query.data, body: body.data });
      // It is done, or refused, whether that can be written down or not: the act stands there, without its outcome.
      await finishActing(shop.database, act, reply.ok).catch((error: unknown) => {
        shop.log.error({ act, err: error }, 'the outcome of an act could not be written down');
      });
      return reply;
    }),
  };
}

/** The one place where what a call answers, or keeps to be answered again, is cleaned of amounts for somebody who is not shown what things cost. */
function hidingPrices(contract: Call, handle: Route['handle']): Route['handle'] {
  return async (shop, caller, raw) => {
    if (seesPrices(caller.session?.user)) return handle(shop, caller, raw);
    const cleaned = new Map<Reply<unknown>, Reply<unknown>>();
    const clean = (reply: Reply<unknown>) => {
      const known = cleaned.get(reply) ?? withoutPrices(contract, reply);
      cleaned.set(reply, known);
      return known;
    };
    const { keepAnswer } = caller;
    if (keepAnswer !== undefined) caller.keepAnswer = (reply) => keepAnswer(clean(reply));
    return clean(await handle(shop, caller, raw));
  };
}

type Answering<C extends Call, Who> = (shop: Shop, who: Who, input: Input<C>) => Promise<Reply<z.input<C['answer']>>>;

/** Binds a call that is answered for whoever looks, and stores nothing for a visitor without a session. */
export function lookingRoute<C extends Call>(contract: C, handler: Answering<C, Looking>, onInvalid?: OnInvalid): Route {
  return route(contract, async (shop, caller, input) => handler(shop, lookingOf(caller), input), onInvalid);
}

/** Binds a call that may store something for whoever makes it: a visitor without a session gets one first. */
export function buyingRoute<C extends Call>(contract: C, handler: Answering<C, Buying>, onInvalid?: OnInvalid): Route {
  return route(contract, async (shop, caller, input) => handler(shop, buyingOf(shop, caller), input), onInvalid);
}

/** When this call of a route claims its key: codes take a seat of those who guess before the cart is read. */
export function claimsKeyOf(route: Route, { body }: Pick<RawInput, 'body'>): KeyClaimed {
  return Reflect.get(Object(body), 'coupons') === undefined ? (route.claimsKey ?? 'FIRST') : 'FIRST';
}

/** A route of a call that does nothing before it has read the cart. */
export function beginningWithCart(route: Route): Route {
  return { ...route, claimsKey: 'WITH_CART' };
}

/** A route of a call that does nothing but change the cart, in one save. */
export function changingCart(route: Route): Route {
  return { ...route, claimsKey: 'WITH_CHANGE' };
}

/**
 * Binds a call that begins a session. Its answer may be given again under its key, but the session is nobody's but the first one's: a repeat has
 * to prove once more who it is, and gets another.
 *
 * @param again answers the same input for somebody whom the first call has signed in.
 */
export function sessionRoute<C extends Call>(contract: C, handler: Answering<C, Caller>, again: Answering<C, Caller>): Route {
  return { ...route(contract, handler), again: route(contract, again).handle };
}

/** Binds a stream of events to its contract. Who has nothing to listen to is answered with 204, and need not ask again. */
export function streamRoute<C extends Call>(
  contract: C,
  {
    hasEvents,
    listen,
  }: {
    readonly hasEvents: (caller: Caller) => boolean;
    readonly listen: (shop: Shop, caller: Caller, send: (event: z.input<C['answer']>) => void) => () => void;
  },
): Route {
  return {
    contract,
    handle: async (_shop, caller) => checkOpenTo(contract, caller) ?? answer(null, hasEvents(caller) ? 200 : 204),
    listen,
  };
}

const NEEDS_SIGN_IN: readonly OpenTo[] = ['signed-in', 'operator', 'representative', 'staff'];

/** Whether a call may be made by this caller; undefined: yes. */
export function checkOpenTo(contract: Call, caller: Caller): Reply<never> | undefined {
  const isSignedIn = caller.session?.user !== undefined;
  const { openTo } = contract;
  if (NEEDS_SIGN_IN.includes(openTo) && !isSignedIn) return refuse('UNAUTHORIZED');
  if (openTo === 'operator' && !isOperator(caller.session?.user)) return refuse('NOT_FOUND');
  if (openTo === 'representative' && !isRepresentative(caller.session?.user)) return refuse('NOT_FOUND');
  if (openTo === 'staff' && !isStaff(caller.session?.user)) return refuse('NOT_FOUND');
  if (openTo === 'shopper' && isSignInNeededForCart(caller.site.tenant, isSignedIn)) return refuse('UNAUTHORIZED');
  return undefined;
}

function asDetail(issue: z.core.$ZodIssue): ErrorDetail {
  return { field: issue.path.join('.'), code: 'INVALID', message: issue.message };
}
