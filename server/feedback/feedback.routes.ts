import { listFeedback as listCall, sendFeedback as sendCall } from '#contracts/session/feedback.ts';
import { lookingRoute, type Route } from '../http/route.ts';
import { listFeedback, sendFeedback } from './feedback.ts';

export const feedbackRoutes: readonly Route[] = [lookingRoute(sendCall, sendFeedback), lookingRoute(listCall, listFeedback)];
