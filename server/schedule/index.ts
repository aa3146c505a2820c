export { inTime } from './in-time.ts';
export { at, atLatest, cancelJob } from './job.repository.ts';
export type { Job, Jobs } from './job.ts';
export { pause } from './pause.ts';
export { startSchedule, type Schedule } from './run-jobs.ts';
