import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

const shared = { environment: 'node', env: { TZ: 'UTC' } } as const;
/** A busy machine may take its time: what is waited for is asked for this long, not for the second that is usual. */
const patient = { expect: { poll: { timeout: 15_000 } } } as const;

const UNIT = [
  '{domain,contracts,sandbox,database,studio,app,server,scripts,bench}/**/*.test.{ts,tsx}',
  'tests/{architecture,faults}/*.test.ts',
];
/** Pages are rendered as the shop renders them: React's other build takes a fifth of the time of the tests that ask for pages. */
const asInTheShop = { env: { ...shared.env, NODE_ENV: 'production' } } as const;
/** Tests that put other modules in the place of ours, or load ours anew, or need libraries as nobody has set them (the shop has sharp refuse formats). */
const APART = '**/*.apart.test.ts';

/** What takes longest for its size, in this order: minutes, where others take seconds. */
const LONGEST = ['faults/short', 'access/roles-routes', 'model/cart-model', 'faults/told-to-stop', 'faults/deaths', 'requests/odd-forms'];

/**
 * Where no earlier run has left its times, as in a fresh clone, large files come first, and those that only say what is to be played would be left
 * for the end, alone. Here they begin.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rankOf = ({ moduleId }: TestSpecification) => [...LONGEST, ''].findIndex((name) => moduleId.includes(name));
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) => sorted.filter(({ project }) => project.name === name).toSorted((a, b) => rankOf(a) - rankOf(b)));
  }
}

/**
 * Three kinds of tests: `unit` stand beside the files they test and need nothing (those of `apart` nor each other's modules); `server` go through
 * the routes to a real database; `browser` are journeys in a real Chromium.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: false,
        test: {
          ...shared,
          name: 'unit',
          // The program is loaded once a worker: that took longer than the tests themselves.
          isolate: false,
          include: UNIT,
          exclude: ['**/node_modules/**', '**/*.db.test.ts', APART],
        },
      },
      {
        extends: false,
        test: {
          ...shared,
          name: 'apart',
          include: [APART],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        extends: false,
        test: {
          ...shared,
          ...asInTheShop,
          name: 'server',
          ...patient,
          // Each file makes its own shop with its own database, so the program itself is loaded once a worker: two seconds less a file.
          isolate: false,
          include: ['{server,tests}/**/*.db.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          // What hangs is found all the same; a machine that others use, too, takes its time.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: false,
        test: {
          ...shared,
          ...asInTheShop,
          name: 'browser',
          ...patient,
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/support/database-server.ts'],
          // Once the server's tests are done. Two at a time: one browser alone leaves more than a third of two processors idle.
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          // Of three thousand steps in a browser one may meet a machine that stood still. The second try is printed with the test's name; what is broken fails it, too.
          retry: 1,
        },
      },
    ],
  },
});
