import type { Jobs } from '../../schedule/index.ts';
import { countOrders } from './count-orders.ts';

/** What recommendations do again and again. */
export const recommendationJobs: Jobs = {
  'count orders': { everyMs: 60_000, run: countOrders },
};
