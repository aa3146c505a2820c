export { takeAlongOrders } from './order.repository.ts';
export { onOrderEvents } from './on-events.ts';
export { orderJobs } from './order-jobs.ts';
export { orderRoutes } from './orders.routes.ts';
export { registerChallengeReturn } from './placing/challenge-return.routes.ts';
export { makeOrderNumbers } from './placing/order-numbers.ts';
export { reconcile } from './placing/reconcile.ts';
export { registerWebhooks } from './placing/webhooks.routes.ts';
