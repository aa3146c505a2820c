import { fileURLToPath } from 'node:url';

// How Node.js runs the shop. V8 would rather let memory grow than clean up: these keep the server small, for some 10 % of its speed.

/** V8: a small nursery, and a collection when the heap has grown by 30 %. Not a limit: a large catalogue still fits. */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=30'];

/**
 * glibc: two arenas instead of eight a core, which would each keep their own free memory. And what Node.js has made of a program once is kept
 * for the next start, which would spend half of its time on it; a file that has changed is made anew.
 */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/shop', import.meta.url)),
};
