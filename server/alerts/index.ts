import type { Jobs } from '../schedule/index.ts';
import { lookAfterAlerts } from './look-after-alerts.ts';

export { onAlertEvents } from './alert-mails.ts';
export { takeAlerts, takesAlerts } from './product-emails.ts';
export { alertRoutes } from './alerts.routes.ts';

/** What alerts do again and again. */
export const alertJobs: Jobs = { 'look after alerts': { everyMs: 30_000, run: lookAfterAlerts } };
