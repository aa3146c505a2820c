import { suggest as suggestCall } from '#contracts/search/suggest.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { suggest } from './suggest.ts';

export const searchRoutes: readonly Route[] = [lookingRoute(suggestCall, suggest)];
