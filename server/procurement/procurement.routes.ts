import { finishProcurement as finishCall, readProcurement as readCall } from '#contracts/session/procurement.ts';
import { lookingOf } from '../http/buying.ts';
import { route, type Route } from '../http/route.ts';
import { finishProcurement } from './finish-procurement.ts';
import { readProcurement } from './read-procurement.ts';

export const procurementRoutes: readonly Route[] = [
  route(readCall, (shop, caller) => readProcurement(shop, caller, lookingOf(caller))),
  route(finishCall, (shop, caller, input) => finishProcurement(shop, caller, lookingOf(caller), input)),
];
