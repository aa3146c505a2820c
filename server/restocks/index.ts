import type { Jobs } from '../schedule/index.ts';
import { orderRuns } from './order-runs.ts';
import { planRuns } from './plan-runs.ts';

export { onRestockEvents } from './restock-mails.ts';
export { restockRoutes } from './restocks.routes.ts';

/** What comes again and again is told of some days before, and ordered on its day. */
export const restockJobs: Jobs = {
  'plan restocks': { everyMs: 60_000, run: planRuns },
  'order restocks': { everyMs: 60_000, run: orderRuns },
};
