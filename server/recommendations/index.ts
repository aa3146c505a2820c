export { recommendationJobs } from './counting/recommendation-jobs.ts';
export { recommendationRoutes } from './recommendations.routes.ts';
