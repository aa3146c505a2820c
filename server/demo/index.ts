export { demoRoutes } from './outbox.ts';
