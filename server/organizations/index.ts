export { organizationJobs } from './contract-days.ts';
export { onOrganizationEvents } from './on-events.ts';
export { organizationRoutes } from './organizations.routes.ts';
