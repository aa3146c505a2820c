import { subscribeUserforOffers as subscribeCall } from '#contracts/session/offers.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { subscribe } from './subscribe.ts';

export const offerRoutes: readonly Route[] = [lookingRoute(subscribeCall, subscribe)];
