export { roundJobs } from './close-rounds.ts';
export { onRoundEvents } from './on-events.ts';
export { roundRoutes } from './rounds.routes.ts';
