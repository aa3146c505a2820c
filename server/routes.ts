import { alertRoutes } from './alerts/index.ts';
import { approvalRoutes } from './approvals/index.ts';
import { budgetRoutes } from './budgets/index.ts';
import { cartRoutes, savedRoutes } from './cart/index.ts';
import { catalogRoutes } from './catalog/index.ts';
import { checkoutRoutes } from './checkout/index.ts';
import { creditRoutes } from './credit/index.ts';
import { demoRoutes } from './demo/index.ts';
import { feedbackRoutes } from './feedback/index.ts';
import { identityRoutes } from './identity/index.ts';
import { invoicePaymentRoutes } from './invoice-payments/index.ts';
import { listRoutes } from './lists/index.ts';
import { logoRoutes } from './logos/index.ts';
import { machineRoutes } from './machines/index.ts';
import { menuRoutes } from './menus/index.ts';
import { offerRoutes } from './offers/index.ts';
import { organizationRoutes } from './organizations/index.ts';
import { orderRoutes } from './orders/index.ts';
import { procurementRoutes } from './procurement/index.ts';
import { quickOrderRoutes } from './quick-order/index.ts';
import { quoteRoutes } from './quotes/index.ts';
import { recommendationRoutes } from './recommendations/index.ts';
import { representativeRoutes } from './representatives/index.ts';
import { reviewRoutes } from './reviews/index.ts';
import { restockRoutes } from './restocks/index.ts';
import { roundRoutes } from './rounds/index.ts';
import { searchRoutes } from './search/index.ts';
import { storeRoutes } from './stores/index.ts';
import { taxRoutes } from './tax/index.ts';
import type { Route } from './http/route.ts';

/** Every call of the shop: the one list of what the capabilities answer. */
export const ROUTES: readonly Route[] = [
  ...cartRoutes,
  ...savedRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...budgetRoutes,
  ...catalogRoutes,
  ...recommendationRoutes,
  ...reviewRoutes,
  ...alertRoutes,
  ...restockRoutes,
  ...searchRoutes,
  ...machineRoutes,
  ...listRoutes,
  ...logoRoutes,
  ...identityRoutes,
  ...menuRoutes,
  ...organizationRoutes,
  ...approvalRoutes,
  ...roundRoutes,
  ...procurementRoutes,
  ...quickOrderRoutes,
  ...quoteRoutes,
  ...representativeRoutes,
  ...offerRoutes,
  ...feedbackRoutes,
  ...taxRoutes,
  ...creditRoutes,
  ...invoicePaymentRoutes,
  ...storeRoutes,
  ...demoRoutes,
];
