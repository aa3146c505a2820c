import { rollOverAllBudgets } from '../budgets/index.ts';
import { alertJobs } from '../alerts/index.ts';
import { foldWords, forgetDocuments } from '../catalog/index.ts';
import { creditJobs } from '../credit/index.ts';
import { eraseAccounts, sealSecondFactorsAgain } from '../identity/index.ts';
import { invoicePaymentJobs } from '../invoice-payments/index.ts';
import { companySignInJobs, organizationJobs } from '../organizations/index.ts';
import { orderJobs } from '../orders/index.ts';
import { recommendationJobs } from '../recommendations/index.ts';
import { restockJobs } from '../restocks/index.ts';
import { roundJobs } from '../rounds/index.ts';
import { quoteJobs } from '../quotes/index.ts';
import type { Jobs } from '../schedule/index.ts';
import { brokenInvariants } from './invariants.ts';
import { sweep } from './sweep.ts';

/** Everything that the shop does later or again and again: a capability that wants to adds its own here. */
export const JOBS: Jobs = {
  sweep: { everyMs: 60_000, run: (shop) => sweep(shop) },
  invariants: { everyMs: 60_000, run: (shop) => brokenInvariants(shop) },
  'fold words': { everyMs: 3_600_000, run: ({ database }) => foldWords(database) },
  'forget documents': { everyMs: 3_600_000, run: (shop) => forgetDocuments(shop) },
  'seal second factors': { everyMs: 3_600_000, run: (shop) => sealSecondFactorsAgain(shop) },
  'erase accounts': { everyMs: 60_000, run: (shop) => eraseAccounts(shop) },
  'budget periods': { everyMs: 60_000, run: rollOverAllBudgets },
  ...orderJobs,
  ...alertJobs,
  ...creditJobs,
  ...invoicePaymentJobs,
  ...organizationJobs,
  ...companySignInJobs,
  ...recommendationJobs,
  ...roundJobs,
  ...quoteJobs,
  ...restockJobs,
};
