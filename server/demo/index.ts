export { demoRoutes } from './outbox.routes.ts';
