import { changeEmailPreferences as changeCall, getEmailPreferences as getCall } from '#contracts/account/email-preferences.ts';
import { subscribeUserforOffers as subscribeCall } from '#contracts/session/offers.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { changeEmailPreferences, getEmailPreferences } from './email-preferences.ts';
import { subscribe } from './subscribe.ts';

export const offerRoutes: readonly Route[] = [
  lookingRoute(subscribeCall, subscribe),
  lookingRoute(getCall, getEmailPreferences),
  lookingRoute(changeCall, changeEmailPreferences),
];
