import { findStores as findStoresCall, listStores as listStoresCall } from '#contracts/stores.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { findStores } from './find-stores.ts';
import { listStores } from './list-stores.ts';

export const storeRoutes: readonly Route[] = [lookingRoute(findStoresCall, findStores), lookingRoute(listStoresCall, listStores)];
