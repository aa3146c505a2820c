import { fileURLToPath } from 'node:url';

// How Node.js runs the shop: in some 300 MB. What kept it at 200, a collection whenever the heap had grown by 30 %, took a sixth of its speed.

/**
 * V8: a nursery that is not as large as it would like. Not a limit: a large catalogue still fits. One of 64 MB took some 10 % off an add and 20 % off an
 * order in alternating runs on a busy machine, for 100 MB more; rendered pages were faster in one run and slower in the other.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16'];

/**
 * glibc: two arenas instead of eight a core, which would each keep their own free memory (60 MB more, and nothing is faster). And what Node.js has made of a program once is kept
 * for the next start, which would spend half of its time on it; a file that has changed is made anew.
 */
export const SERVER_ENV = {
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/shop', import.meta.url)),
};
