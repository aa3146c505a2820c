import {
  changeRestock as changeCall,
  endRestock as endCall,
  listRestocks as listCall,
  orderRestockAgain as againCall,
  startRestock as startCall,
} from '#contracts/restocks/restocks.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { changeRestock, endRestock, startRestock } from './change-restocks.ts';
import { listRestocks, orderRestockAgain } from './own-restocks.ts';

export const restockRoutes: readonly Route[] = [
  lookingRoute(listCall, listRestocks),
  lookingRoute(startCall, startRestock),
  lookingRoute(changeCall, changeRestock),
  lookingRoute(endCall, endRestock),
  lookingRoute(againCall, orderRestockAgain),
];
