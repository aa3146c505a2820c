import {
  listQuickAliases as listCall,
  matchQuickOrder as matchCall,
  rememberQuickChoices as rememberCall,
  removeQuickAlias as removeCall,
} from '#contracts/quick-order/quick-order.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { listQuickAliases, rememberQuickChoices, removeQuickAlias } from './aliases.ts';
import { matchQuickOrder } from './match-quick-order.ts';

export const quickOrderRoutes: readonly Route[] = [
  lookingRoute(matchCall, matchQuickOrder),
  lookingRoute(rememberCall, rememberQuickChoices),
  lookingRoute(listCall, listQuickAliases),
  lookingRoute(removeCall, removeQuickAlias),
];
