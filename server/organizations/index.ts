export { administratorOf, changingAdministrator } from './administrator.ts';
export { administrating } from './administrating.ts';
export { organizationJobs } from './contract-days.ts';
export { companySignInJobs } from './sign-in/due-changes.ts';
export { onOrganizationEvents } from './on-events.ts';
export { organizationRoutes } from './organizations.routes.ts';
