import { actForCustomer as actCall, findCustomers as findCall, stopActing as stopCall } from '#contracts/session/representatives.ts';
import { explainVisitor as explainCall } from '#contracts/session/explained-visitor.ts';
import { route, sessionRoute, type Route } from '../http/route.ts';
import { actForCustomer, findCustomers, stopActing } from './act-for-customer.ts';
import { explainVisitor } from './explain-visitor.ts';

export const representativeRoutes: readonly Route[] = [
  route(findCall, findCustomers),
  sessionRoute(actCall, actForCustomer, actForCustomer),
  route(explainCall, explainVisitor),
  route(stopCall, stopActing),
];
