import {
  getRecommendations as recommendCall,
  getSparxRecommendations as sparxCall,
  getSponsoredItems as sponsoredCall,
} from '#contracts/recommendations/recommendations.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { recommend } from './recommend.ts';
import { getSponsoredItems } from './sponsored.ts';

export const recommendationRoutes: readonly Route[] = [
  lookingRoute(recommendCall, recommend),
  lookingRoute(sparxCall, recommend),
  lookingRoute(sponsoredCall, getSponsoredItems),
];
