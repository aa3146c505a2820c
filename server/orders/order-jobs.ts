import type { Jobs } from '../schedule/index.ts';
import { DEMO_STEP, scheduleLostSteps } from './fulfilment/demo-steps.ts';
import { tellOfLateShipments } from './fulfilment/late-shipments.ts';
import { sendDueEmails } from './fulfilment/prepare-order.ts';
import { readIssuersList } from './gifts/read-issuers-list.ts';
import { resumeFulfilment } from './fulfilment/resume-fulfilment.ts';
import { simulateFulfilment } from './fulfilment/simulate-fulfilment.ts';

/** What orders do later, or again and again. */
export const orderJobs: Jobs = {
  'resume fulfilment': { everyMs: 5_000, run: resumeFulfilment },
  'gifts of the day': { everyMs: 60_000, run: sendDueEmails },
  "the issuer's list": { everyMs: 60_000, run: readIssuersList },
  'late shipments': { everyMs: 60_000, run: tellOfLateShipments },
  [DEMO_STEP]: { run: simulateFulfilment },
  'lost demo steps': { everyMs: 60_000, run: scheduleLostSteps },
};
