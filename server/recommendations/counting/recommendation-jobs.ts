import type { Jobs } from '../../schedule/index.ts';
import { countOrders } from './count-orders.ts';

/** So long at a time: a shop that is told to end does not wait for all of it. */
const MOST_MS = 2_000;

/** What recommendations do again and again. */
export const recommendationJobs: Jobs = {
  'count orders': { everyMs: 15_000, run: (shop) => countOrders(shop, MOST_MS) },
};
