export { apart } from './apart.ts';
export { inTime } from './in-time.ts';
export { at, atLatest, cancelJob } from './job.repository.ts';
export type { Job, Jobs } from './job.ts';
export { LONGEST_LOOK_MS, MOST_ASKED_AT_ONCE, MOST_SHIPMENTS_A_ROUND } from './rounds.ts';
export { pause } from './pause.ts';
export { startSchedule, type Schedule } from './run-jobs.ts';
