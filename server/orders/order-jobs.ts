import type { Jobs } from '../schedule/index.ts';
import { expireApprovals, remindOfApprovals } from './approving/overdue-approvals.ts';
import { DEMO_STEP, scheduleLostSteps } from './fulfilment/demo-steps.ts';
import { tellOfLateShipments } from './fulfilment/late-shipments.ts';
import { sendDueEmails } from './fulfilment/prepare-order.ts';
import { readIssuersList } from './gifts/read-issuers-list.ts';
import { resumeFulfilment } from './fulfilment/resume-fulfilment.ts';
import { simulateFulfilment } from './fulfilment/simulate-fulfilment.ts';
import { cancelUncollected, remindOfPickups } from './fulfilment/uncollected-pickups.ts';
import { cancelUnpaid, remindOfPayments } from './paying-again/unpaid-orders.ts';

/** What orders do later, or again and again. */
export const orderJobs: Jobs = {
  'resume fulfilment': { everyMs: 5_000, run: resumeFulfilment },
  'gifts of the day': { everyMs: 60_000, run: sendDueEmails },
  "the issuer's list": { everyMs: 60_000, run: readIssuersList },
  'late shipments': { everyMs: 60_000, run: tellOfLateShipments },
  'pickups whose days end': { everyMs: 60_000, run: remindOfPickups },
  'uncollected pickups': { everyMs: 60_000, run: cancelUncollected },
  'payments that are asked for again': { everyMs: 60_000, run: remindOfPayments },
  'unpaid orders': { everyMs: 60_000, run: cancelUnpaid },
  [DEMO_STEP]: { run: simulateFulfilment },
  'approvals that nobody gave': { everyMs: 60_000, run: expireApprovals },
  'approvals that are overdue': { everyMs: 60_000, run: remindOfApprovals },
  'lost demo steps': { everyMs: 60_000, run: scheduleLostSteps },
};
