export { onOrganizationEvents } from './on-events.ts';
export { organizationRoutes } from './organizations.routes.ts';
