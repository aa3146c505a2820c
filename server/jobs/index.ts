export { JOBS } from './jobs.ts';
export { startWorker, type Worker } from './worker.ts';
