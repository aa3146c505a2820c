import { findStores as findStoresCall } from '#contracts/stores.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { findStores } from './find-stores.ts';

export const storeRoutes: readonly Route[] = [lookingRoute(findStoresCall, findStores)];
