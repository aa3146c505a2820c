export { checkoutRoutes } from './checkout.routes.ts';
export { checkoutAt, payWithSavedCard } from './usual-means.ts';
