export { representativeRoutes } from './representatives.routes.ts';
