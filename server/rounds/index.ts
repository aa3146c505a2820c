export { roundJobs } from './close-rounds.ts';
export { followChangedOrder } from './follow-order/changed-order.ts';
export { onRoundEvents } from './on-events.ts';
export { registerRoundPapers } from './papers/round-papers.routes.ts';
export { roundRoutes } from './rounds.routes.ts';
