export { listRoutes } from './lists.routes.ts';
